import { Hono } from 'hono'
import type { Callbacks } from './callbacks.ts'
import { type Account, checkForm, type Form, hash } from './check-form.ts'
import { paymentPage, refusalPage } from './page.ts'
import type { Transaction, Transactions } from './transactions.ts'

type Needs = { readonly account: Account; readonly transactions: Transactions; readonly callbacks: Callbacks }

/** No form-action: a payment ends with a redirect to the merchant's site. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'"
const approvedCard = '4111111111111111'
const cardFields = ['pan', 'expiry', 'cvv', 'action']

const readForm = (body: Readonly<Record<string, unknown>>): Form =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' && !cardFields.includes(name) ? [[name, value]] : [],
    ),
  )

/** The address bar of the success page carries a digest of its own. */
const successUrlOf = (target: string, { merchantKey }: Account, transaction: Transaction) => {
  const url = new URL(target)
  url.searchParams.set('order_number', transaction.orderNumber)
  url.searchParams.set('amount', String(transaction.amount))
  url.searchParams.set('currency', transaction.currency)
  url.searchParams.set('approval_code', transaction.approvalCode)
  url.searchParams.set('response_code', '0000')
  url.searchParams.set('digest', hash('sha512', `${merchantKey}${url.href}`))
  return url.href
}

/** The hosted page. A declined buyer stays here, and the merchant is not told. */
export const createFormRoutes = ({ account, transactions, callbacks }: Needs) => {
  const app = new Hono().basePath('/v2/form')

  app.use(async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })

  const refusalsOf = (form: Form) => {
    const fields = checkForm(form, account)
    return fields.length === 0 && transactions.find(form.order_number ?? '')
      ? ['order_number: already approved']
      : fields
  }

  app.post('/', async (c) => {
    const form = readForm(await c.req.parseBody())
    const refusals = refusalsOf(form)
    return refusals.length > 0 ? c.html(refusalPage(form, refusals), 422) : c.html(paymentPage(form, false))
  })

  app.post('/pay', async (c) => {
    const body = await c.req.parseBody()
    const form = readForm(body)
    const refusals = refusalsOf(form)
    if (refusals.length > 0) return c.html(refusalPage(form, refusals), 422)
    if (body.action === 'cancel') return c.redirect(form.cancel_url_override ?? '/', 303)
    const pan = String(body.pan ?? '').replaceAll(/\D/g, '')
    if (pan !== approvedCard) return c.html(paymentPage(form, true))
    const transaction = transactions.approve(form, pan)
    callbacks.announce({ url: form.callback_url_override ?? '', transaction })
    return c.redirect(successUrlOf(form.success_url_override ?? '', account, transaction), 303)
  })

  return app
}
