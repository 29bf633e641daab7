import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { cashResult } from '../books/card-results.ts'
import { type Fields, fieldsOf, textOf } from '../books/check-preference.ts'
import type { Payment, Payments } from '../books/payments.ts'
import { isExpired, type Preference, type Preferences, referenceOf, totalOf } from '../books/preferences.ts'
import {
  type CardForm,
  checkCardForm,
  findCardholderResult,
  findTestCard,
  parseCardForm,
  sampleCard,
} from './card-form.ts'
import { checkoutPage, maxInstallmentsOf } from './checkout-page.ts'
import { noticePage, resultPage } from './result-page.ts'
import { returnUrlOf } from './return-url.ts'

type Needs = {
  readonly collectorId: number
  readonly preferences: Preferences
  readonly payments: Payments
  readonly now: () => Date
}

/** No form-action: a payment ends with a redirect to the seller's site. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

const unknown = () => noticePage('No encontramos este pago', 'El enlace no existe o el sandbox se reinició.')

/** The payment page, which works without scripts. */
export const createCheckoutRoutes = ({ collectorId, preferences, payments, now }: Needs) => {
  const app = new Hono().basePath('/checkout/v1')
  const byAttempt = new Map<string, Payment>()

  app.use(async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })

  const expired = (preference: Preference) =>
    noticePage(
      'Este pago venció',
      'El plazo para pagar terminó. No se hizo ningún cobro.',
      returnUrlOf(preference, undefined),
    )

  app.get('/redirect', (c) => {
    const preference = preferences.find(c.req.query('pref_id') ?? '')
    if (!preference) return c.html(unknown(), 404)
    if (isExpired(preference, now())) return c.html(expired(preference), 410)
    return c.html(checkoutPage({ preference, form: sampleCard, errors: {}, attempt: randomUUID() }))
  })

  const create = (preference: Preference, card: CardForm | undefined): Payment => {
    const [item = {}] = preference.fields.items as readonly Fields[]
    const testCard = card && findTestCard(card)
    const { status, detail } = (card && findCardholderResult(card)) ?? cashResult
    return payments.create({
      preferenceId: preference.id,
      status,
      detail,
      amount: totalOf(preference),
      currency: 'CLP',
      collectorId,
      reference: referenceOf(preference),
      description: textOf(item.title),
      method: testCard?.method ?? 'servipag',
      type: testCard?.type ?? 'ticket',
      lastDigits: testCard?.number.slice(-4) ?? null,
      installments: Number(card?.installments ?? 1),
      email: textOf(fieldsOf(preference.fields.payer).email),
      notificationUrl: textOf(preference.fields.notification_url),
      metadata: preference.fields.metadata,
    })
  }

  app.post('/pay', async (c) => {
    const body = await c.req.parseBody()
    const preference = preferences.find(textOf(body.pref_id))
    if (!preference) return c.html(unknown(), 404)
    if (isExpired(preference, now())) return c.html(expired(preference), 410)
    const card = body.method === 'cash' ? undefined : parseCardForm(body)
    const maxInstallments = maxInstallmentsOf(preference)
    const errors = card ? checkCardForm(card, { now: now(), maxInstallments }) : {}
    const attempt = textOf(body.attempt) || randomUUID()
    if (card && Object.keys(errors).length > 0)
      return c.html(checkoutPage({ preference, form: card, errors, attempt }), 422)
    const payment = byAttempt.get(attempt) ?? create(preference, card)
    byAttempt.set(attempt, payment)
    const back = returnUrlOf(preference, payment)
    const returnsBySelf =
      preference.fields.auto_return === 'all' ||
      (preference.fields.auto_return === 'approved' && payment.status === 'approved')
    if (returnsBySelf && back !== undefined) return c.redirect(back, 303)
    return c.redirect(`/checkout/v1/result?pref_id=${preference.id}&payment_id=${payment.id}`, 303)
  })

  app.get('/result', (c) => {
    const preference = preferences.find(c.req.query('pref_id') ?? '')
    const payment = payments.find(Number(c.req.query('payment_id')))
    if (!preference || payment?.preferenceId !== preference.id) return c.html(unknown(), 404)
    return c.html(resultPage({ payment, backUrl: returnUrlOf(preference, payment) }))
  })

  app.get('/back', (c) => {
    const preference = preferences.find(c.req.query('pref_id') ?? '')
    const back = preference && returnUrlOf(preference, undefined)
    return back === undefined ? c.html(unknown(), 404) : c.redirect(back, 303)
  })

  return app
}
