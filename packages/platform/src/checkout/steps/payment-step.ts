import { sql } from '@dvaput/database/query'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { contactLink, emailOf } from '../../hosted-pages/contact-link.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import { cartUrl } from '../../hosted-pages/shop-home.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { Card } from '../../payments/card-gateway.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { endpointForBuyer } from '../../shops/shop-for-buyer.ts'
import type { Checkout, PaymentMethod } from '../../tables/checkouts.table.ts'
import type { Checkouts } from '../checkouts.ts'
import { openCheckout, openStep, pathOf, seeOther } from '../owner/checkout-access.ts'
import { readCodeField } from '../pages/code-field.ts'
import { confirmingPage, payOtherwise } from '../pages/confirming-page.ts'
import { shortPage } from '../pages/out-of-stock-page.ts'
import { paymentPage } from '../pages/payment-page.ts'
import { pollPayment } from '../pages/poll-payment.ts'
import { checkCard, readCard } from '../payments/card-form.ts'
import { findWaitingOrder } from '../payments/find-waiting-order.ts'
import type { PlaceResult, PurchaseLimitRefusal } from '../payments/place-result.ts'
import { placedUrl } from '../payments/placed-url.ts'
import type { FormRedirects } from './form-redirects.ts'
import type { PaymentNotice, RefusedForm, RefusedForms } from './refused-form.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'limiter'> & {
  readonly checkouts: Checkouts
  readonly refusedForms: RefusedForms
  readonly redirects: FormRedirects
}
type RefusedPayment = Omit<Extract<RefusedForm, { step: 'payment' }>, 'step'>
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }
type Buyer = Pick<Checkout, 'token' | 'language' | 'returnUrl' | 'draftOrderId'>

export const createPaymentStep = ({ database, limiter, checkouts, refusedForms, redirects }: Needs) => {
  const { semaphore } = checkouts
  const { methodsFor } = checkouts
  /** Which of them this buyer has is decided where the order is placed. */
  const isMethod = ({ shop }: ShopEndpoint, text: string): text is PaymentMethod =>
    (methodsFor(shop, { isAbroad: false }) as readonly string[]).includes(text)

  /** The email says the same, for who has closed the page by now. */
  const paidBack = async (visit: Visit, checkout: Checkout) => {
    const { language, token } = checkout
    const endpoint = await endpointForBuyer(database.db, visit.endpoint, checkout)
    const { paidBack: notice, goBack } = checkoutMessages[language]
    const actions = html`<a class="button" href="/checkouts/${token}">${goBack}</a>`
    return noticePage({ endpoint, language, ...notice, status: 200, actions })
  }

  /** The checkout stays as it is: whoever comes later, or with less, goes on from here. */
  const refuse = (endpoint: ShopEndpoint, { token, language, returnUrl }: Buyer, refusal: PurchaseLimitRefusal) => {
    const { crowded, large, changeCart } = checkoutMessages[language]
    const urlIn = (other: Language) => inLanguage(pathOf(token, 'payment'), other)
    const toCart = html`<a class="button" href="${cartUrl(endpoint, returnUrl)}">${changeCart}</a>`
    const page = { endpoint, language, urlIn, actions: html`${toCart}${contactLink(endpoint.shop)}` }
    if (refusal.kind === 'too-many')
      return noticePage({ ...page, ...crowded, status: 429, headers: { 'Retry-After': '900' } })
    const details = refusal.most.map(({ title, available }) => large.line(title, available))
    return noticePage({ ...page, title: large.title, text: large.text, status: 200, details })
  }

  const noticeText = (endpoint: ShopEndpoint, language: Language, notice: PaymentNotice): string => {
    const messages = checkoutMessages[language]
    switch (notice.kind) {
      case 'changed':
        return messages.changed
      case 'discount':
        return messages.codeGone(notice.code)
      case 'refused':
        return messages.refused[notice.reason]
      case 'too-many-cards':
        return messages.tooMany
      case 'too-many-orders':
        return messages.tooManyOrders({ byCard: isMethod(endpoint, 'card'), email: emailOf(endpoint.shop) })
    }
  }

  const showAgain = (visit: Visit, kept: RefusedPayment) =>
    redirects.sendBack(visit, pathOf(visit.token, 'payment'), { step: 'payment', ...kept })

  /** Showing this step takes the products off the shelf; without them there is nothing to pay for. */
  const show = async (visit: Visit): Promise<Response> => {
    const { endpoint, request, token } = visit
    const view = await openStep(database, endpoint, request, { token, step: 'payment' })
    if (view instanceof Response) return view
    const hold = await checkouts.holdForPayment(endpoint.shop, token, endpoint.clientIp)
    if (hold.kind === 'not-now') return seeOther(`/checkouts/${token}`)
    const shown = { ...endpoint, shop: view.shop }
    if (hold.kind === 'out-of-stock')
      return shortPage({ endpoint: shown, token, checkout: view.checkout, result: hold })
    if (hold.kind !== 'held') return refuse(shown, view.checkout, hold)
    const { digestOf } = await checkouts.checkoutDigest()
    const kept = await refusedForms.read(request, token)
    const { method, errors, notice }: RefusedPayment = kept?.step === 'payment' ? kept : {}
    const methods = methodsFor(endpoint.shop, view.contents)
    const chosen = [method, view.checkout.paymentMethod].find((each) => each && methods.includes(each))
    return paymentPage({
      endpoint,
      view,
      digest: digestOf(view),
      hold,
      methods,
      takesCard: checkouts.takesCard(endpoint.shop),
      method: chosen ?? methods[0] ?? 'card',
      errors: errors ?? {},
      code: readCodeField(request),
      waiting: await findWaitingOrder(database.db, view),
      ...(notice === undefined ? {} : { notice: noticeText(shown, view.checkout.language, notice) }),
    })
  }

  /** Where a result leads; what stands in the way of the order is found out again by the page that says so. */
  const leadOn = async (visit: Visit, buyer: Buyer, result: PlaceResult, method: PaymentMethod) => {
    const { token } = visit
    if (result.kind === 'placed') return seeOther(await placedUrl(database, buyer, result.orderId))
    if (result.kind === 'waiting') return seeOther(pathOf(token, 'processing'))
    if (result.kind === 'leaving') return seeOther(pathOf(token, 'pay'))
    if (result.kind === 'incomplete') return seeOther(pathOf(token, result.step))
    if (result.kind === 'paid-back') return seeOther(pathOf(token, 'processing'))
    if (result.kind === 'changed') return showAgain(visit, { method, notice: { kind: 'changed' } })
    if (result.kind === 'discount' || result.kind === 'refused') return showAgain(visit, { method, notice: result })
    if (result.kind === 'too-many' && result.of === 'orders')
      return showAgain(visit, { method, notice: { kind: 'too-many-orders' } })
    return result.kind === 'gone' ? seeOther(`/checkouts/${token}`) : showAgain(visit, { method })
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

  /** Where a card leads that is not sent on. */
  const refuseCard = async (visit: Visit, card: Card): Promise<Response | undefined> => {
    const errors = checkCard(card, await readNow())
    if (Object.keys(errors).length > 0) return showAgain(visit, { method: 'card', errors })
    if (await mayTryCard(visit)) return undefined
    return showAgain(visit, { method: 'card', notice: { kind: 'too-many-cards' } })
  }

  const place = async (visit: Visit, form: Form): Promise<Response> => {
    const { endpoint, token } = visit
    const method = form.text('method')
    const checkout = await semaphore.run(() => openCheckout(database, endpoint, visit.request, { token }))
    if (checkout instanceof Response) return redirects.toCheckout(visit, checkout)
    if (!isMethod(endpoint, method)) return showAgain(visit, { errors: { method: 'choose' } })
    const card = method === 'card' && checkouts.takesCard(endpoint.shop) ? readCard(form) : undefined
    const refusal = card && checkout.state === 'open' && (await semaphore.run(() => refuseCard(visit, card)))
    if (refusal) return refusal
    const { shop, clientIp } = endpoint
    const result = await checkouts.place({ shop, token, method, digest: form.text('shown'), clientIp }, card)
    return leadOn(visit, checkout, result, method)
  }

  const waitingPage = async (visit: Visit, checkout: Checkout) => {
    const { language, token } = checkout
    const endpoint = await endpointForBuyer(database.db, visit.endpoint, checkout)
    const messages = checkoutMessages[language]
    // At the gateway's own page one may also choose to pay later, in cash.
    const elsewhere = checkouts.takesCard(endpoint.shop) ? undefined : messages.pendingElsewhere
    return noticePage({
      endpoint,
      language,
      title: elsewhere?.title ?? messages.waitingTitle,
      text: elsewhere?.text ?? messages.waiting,
      status: 202,
      urlIn: (other) => inLanguage(pathOf(token, 'processing'), other),
      refreshSeconds: 5,
      script: pollPayment,
      actions: html`<a class="button" href="${pathOf(token, 'processing')}">${messages.waitingReload}</a>${elsewhere && payOtherwise(token, elsewhere.otherWay)}`,
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
      return result.unpaid
        ? confirmingPage(await endpointForBuyer(database.db, endpoint, before), before)
        : waitingPage(visit, before)
    if (result?.kind === 'paid-back') return paidBack(visit, before)
    return result ? leadOn(visit, before, result, 'card') : seeOther(`/checkouts/${token}`)
  }

  return { show, place, process }
}
