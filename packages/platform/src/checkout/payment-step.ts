import { sql } from '@dvaput/database/query'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { contactLink, emailOf } from '../hosted-pages/contact-link.ts'
import type { FormErrors } from '../hosted-pages/form-field.ts'
import { checkoutMessages } from '../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../hosted-pages/notice-page.ts'
import { inLanguage } from '../hosted-pages/page-language.ts'
import type { Form } from '../hosted-pages/read-form.ts'
import { cartUrl } from '../hosted-pages/shop-home.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { Card } from '../payments/card-gateway.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import type { Checkout, PaymentMethod } from '../tables/checkouts.table.ts'
import { checkCard, readCard } from './card-form.ts'
import { openCheckout, openStep, pathOf, placedUrl, seeOther } from './checkout-access.ts'
import type { Checkouts } from './checkouts.ts'
import { readCodeField } from './pages/code-field.ts'
import { confirmingPage } from './pages/confirming-page.ts'
import { shortPage } from './pages/out-of-stock-page.ts'
import { paymentPage } from './pages/payment-page.ts'
import { pollPayment } from './pages/poll-payment.ts'
import type { PlaceResult, PurchaseLimitRefusal, ShortItem } from './place-result.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'limiter'> & { readonly checkouts: Checkouts }
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }
type Buyer = Pick<Checkout, 'token' | 'language' | 'returnUrl' | 'draftOrderId'>
type PaymentPageState = { method?: PaymentMethod; errors?: FormErrors; notice?: string; status?: number }

export const createPaymentStep = ({ database, limiter, checkouts }: Needs) => {
  const { semaphore } = checkouts
  const isMethod = ({ shop }: ShopEndpoint, text: string): text is PaymentMethod =>
    (checkouts.methodsOf(shop) as readonly string[]).includes(text)

  /** The email says the same, for who has closed the page by now. */
  const paidBack = ({ endpoint, token }: Visit, language: Language, short: readonly ShortItem[]) => {
    const { paidBack: notice, goBack, shortLine } = checkoutMessages[language]
    const actions = html`<a class="button" href="/checkouts/${token}">${goBack}</a>`
    const details = short.map(({ title, available }) => shortLine(title, available))
    return noticePage({ endpoint, language, ...notice, status: 409, details, actions })
  }

  /** The checkout stays as it is: whoever comes later, or with less, goes on from here. */
  const refuse = ({ endpoint, token }: Visit, { language, returnUrl }: Buyer, refusal: PurchaseLimitRefusal) => {
    const { crowded, large, changeCart } = checkoutMessages[language]
    const urlIn = (other: Language) => inLanguage(pathOf(token, 'payment'), other)
    const toCart = html`<a class="button" href="${cartUrl(endpoint, returnUrl)}">${changeCart}</a>`
    const page = { endpoint, language, urlIn, actions: html`${toCart}${contactLink(endpoint.shop)}` }
    if (refusal.kind === 'too-many')
      return noticePage({ ...page, ...crowded, status: 429, headers: { 'Retry-After': '900' } })
    const details = refusal.most.map(({ title, available }) => large.line(title, available))
    return noticePage({ ...page, title: large.title, text: large.text, status: 409, details })
  }

  /** Showing this step takes the products off the shelf; without them there is nothing to pay for. */
  const show = async (visit: Visit, state: PaymentPageState = {}): Promise<Response> => {
    const { endpoint, request, token } = visit
    const view = await openStep(database, endpoint, request, { token, step: 'payment' })
    if (view instanceof Response) return view
    const hold = await checkouts.holdForPayment(endpoint.shop, token, endpoint.clientIp)
    if (hold.kind === 'not-now') return seeOther(`/checkouts/${token}`)
    if (hold.kind === 'out-of-stock') return shortPage({ endpoint, token, checkout: view.checkout, result: hold })
    if (hold.kind !== 'held') return refuse(visit, view.checkout, hold)
    const { digestOf } = await checkouts.checkoutDigest()
    return paymentPage({
      endpoint,
      view,
      digest: digestOf(view),
      hold,
      methods: checkouts.methodsOf(endpoint.shop),
      takesCard: checkouts.takesCard(endpoint.shop),
      method: state.method ?? view.checkout.paymentMethod ?? 'cash-on-delivery',
      errors: state.errors ?? {},
      code: readCodeField(request),
      ...(state.notice === undefined ? {} : { notice: state.notice }),
      ...(state.status === undefined ? {} : { status: state.status }),
    })
  }

  const showResult = async (visit: Visit, buyer: Buyer, result: PlaceResult, method: PaymentMethod) => {
    const { endpoint, token } = visit
    const { language } = buyer
    const messages = checkoutMessages[language]
    if (result.kind === 'placed') return seeOther(placedUrl(buyer))
    if (result.kind === 'waiting') return seeOther(pathOf(token, 'processing'))
    if (result.kind === 'leaving') return seeOther(pathOf(token, 'pay'))
    if (result.kind === 'incomplete') return seeOther(pathOf(token, result.step))
    if (result.kind === 'out-of-stock') return shortPage({ endpoint, token, checkout: buyer, result })
    if (result.kind === 'paid-back') return paidBack(visit, language, result.short)
    if (result.kind === 'changed') return show(visit, { method, notice: messages.changed, status: 409 })
    if (result.kind === 'discount') return show(visit, { method, notice: messages.codeGone(result.code), status: 409 })
    if (result.kind === 'refused') return show(visit, { method, notice: messages.refused[result.reason], status: 402 })
    if (result.kind === 'too-many' && result.of === 'orders')
      return show(visit, {
        method,
        notice: messages.tooManyOrders({ byCard: isMethod(endpoint, 'card'), email: emailOf(endpoint.shop) }),
        status: 429,
      })
    if (result.kind === 'too-many' || result.kind === 'too-large') return refuse(visit, buyer, result)
    return seeOther(`/checkouts/${token}`)
  }

  /** Trying stolen numbers one after another must be slow, whoever does it. */
  const mayTryCard = async ({ endpoint, token }: Visit): Promise<boolean> => {
    const tries = { class: 'card', windowSeconds: 600 }
    const [own, address] = await Promise.all([
      limiter.consume({ ...tries, key: `checkout:${token}`, limit: 60 }),
      limiter.consume({ ...tries, key: `address:${clientGroup(endpoint.clientIp)}`, limit: 120 }),
    ])
    return own.allowed && address.allowed
  }

  const readNow = async (): Promise<Date> => {
    const { rows } = await database.db.execute<{ now: string }>(sql`SELECT app_now()::text AS now`)
    return new Date(rows[0]?.now ?? Number.NaN)
  }

  /** What is wrong with the card, as the page to show; undefined where it may be sent on. */
  const refuseCard = async (visit: Visit, card: Card, language: Language): Promise<Response | undefined> => {
    const errors = checkCard(card, await readNow())
    if (Object.keys(errors).length > 0) return show(visit, { method: 'card', errors })
    if (await mayTryCard(visit)) return undefined
    return show(visit, { method: 'card', notice: checkoutMessages[language].tooMany, status: 429 })
  }

  const place = async (visit: Visit, form: Form): Promise<Response> => {
    const { endpoint, token } = visit
    const method = form.text('method')
    const checkout = await semaphore.run(() => openCheckout(database, endpoint, visit.request, { token }))
    if (checkout instanceof Response) return checkout
    const { language, state } = checkout
    if (!isMethod(endpoint, method)) return semaphore.run(() => show(visit, { errors: { method: 'choose' } }))
    const card = method === 'card' && checkouts.takesCard(endpoint.shop) ? readCard(form) : undefined
    const refusal = card && state === 'open' && (await semaphore.run(() => refuseCard(visit, card, language)))
    if (refusal) return refusal
    const { shop, clientIp } = endpoint
    const result = await checkouts.place({ shop, token, method, digest: form.text('shown'), clientIp }, card)
    return result.kind === 'placed'
      ? seeOther(placedUrl(checkout))
      : semaphore.run(() => showResult(visit, checkout, result, method))
  }

  const waitingPage = ({ endpoint, token }: Visit, language: Language) => {
    const messages = checkoutMessages[language]
    return noticePage({
      endpoint,
      language,
      title: messages.waitingTitle,
      text: messages.waiting,
      status: 202,
      urlIn: (other) => inLanguage(pathOf(token, 'processing'), other),
      refreshSeconds: 5,
      script: pollPayment,
      actions: html`<a class="button" href="${pathOf(token, 'processing')}">${messages.waitingReload}</a>`,
    })
  }

  /** The gateway has not responded: query it at every request until it has. */
  const process = async (visit: Visit): Promise<Response> => {
    const { endpoint, request, token } = visit
    const before = await openCheckout(database, endpoint, request, { token })
    if (before instanceof Response) return before
    const result =
      before.state === 'paying' ? await checkouts.readPendingResult(token) : await checkouts.lastResult(before)
    if (result?.kind === 'waiting')
      return result.unpaid ? confirmingPage(visit.endpoint, before) : waitingPage(visit, before.language)
    if (result?.kind === 'placed') return seeOther(placedUrl(before))
    const view = await openStep(database, endpoint, request, { token, step: 'payment' })
    return view instanceof Response || !result
      ? seeOther(`/checkouts/${token}`)
      : showResult(visit, before, result, 'card')
  }

  return { show, place, process }
}
