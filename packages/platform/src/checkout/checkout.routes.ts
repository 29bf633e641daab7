import { type Context, Hono } from 'hono'
import type { createCarts } from '../carts/carts.ts'
import { handleFailure } from '../hosted-pages/failure-page.ts'
import { gonePage } from '../hosted-pages/gone-page.ts'
import { limitForm } from '../hosted-pages/limit-form.ts'
import { checkoutMessages } from '../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../hosted-pages/notice-page.ts'
import { inLanguage, pageLanguage } from '../hosted-pages/page-language.ts'
import { type Form, isOwnForm, readForm } from '../hosted-pages/read-form.ts'
import { shopHome } from '../hosted-pages/shop-home.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { isJustPlaced } from '../orders/order-link.ts'
import { orderStatusUrl } from '../orders/order-name.ts'
import { orderPage } from '../orders/page/order-page.ts'
import { readOrder } from '../orders/read-orders.ts'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import { endpointForBuyer } from '../shops/shop-for-buyer.ts'
import { nextStep, readCheckoutView } from './checkout-view.ts'
import type { Checkouts } from './checkouts.ts'
import { saveCheckout } from './lock-checkout.ts'
import { withCookie } from './owner/browser-key.ts'
import { openCheckout, openStep, pathOf, seeOther, withLocale } from './owner/checkout-access.ts'
import { saveDetails } from './owner/checkout-owner.ts'
import { readCodeField, withCodeField } from './pages/code-field.ts'
import { deliveryPage } from './pages/delivery-page.ts'
import { informationPage } from './pages/information-page.ts'
import { findWaitingOrder } from './payments/find-waiting-order.ts'
import { type Started, startCheckout, startInvoice } from './start-checkout.ts'
import { createBrowserStep } from './steps/browser-step.ts'
import { addsCode, withTypedEmail } from './steps/change-codes.ts'
import { createCodeStep } from './steps/code-step.ts'
import { createFormRedirects } from './steps/form-redirects.ts'
import {
  checkInformation,
  knownInformation,
  readInformation,
  toCheckoutChanges,
  withSavedAddress,
} from './steps/information-form.ts'
import { createLeavingStep } from './steps/leaving-step.ts'
import { createPaymentStep } from './steps/payment-step.ts'
import { policyPage } from './steps/policy-page.ts'
import { createRefusedForms } from './steps/refused-form.ts'
import { toFilledForm, toForm, toRefusedInformation } from './steps/refused-information.ts'
import { reduceToStock } from './stock/reduce-to-stock.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'sealing' | 'limiter' | 'log' | 'mail'> & {
  readonly checkouts: Checkouts
  readonly carts: Pick<ReturnType<typeof createCarts>, 'buyerProofs'>
}
type Visit = Context<ShopEndpointEnv>

/** The hosted checkout: plain forms and pages, each step good without a script. */
export const checkoutRoutes = (needs: Needs) => {
  const { database, checkouts } = needs
  const { semaphore, sales } = checkouts
  const refusedForms = createRefusedForms(needs)
  const redirects = createFormRedirects(refusedForms)
  const payment = createPaymentStep({ ...needs, refusedForms, redirects })
  const leaving = createLeavingStep(needs)
  const codes = createCodeStep({ ...needs, redirects })
  const browsers = createBrowserStep({ ...needs, redirects })
  const routes = new Hono<ShopEndpointEnv>()

  const visitOf = (c: Visit) => ({ endpoint: c.env.endpoint, request: c.req.raw, token: c.req.param('token') ?? '' })

  const busy = (c: Visit) => {
    const language = pageLanguage(c.req.raw, c.env.endpoint.shop)
    const { busyTitle: title, busy: text } = checkoutMessages[language]
    return noticePage({ endpoint: c.env.endpoint, language, title, text, status: 503, headers: { 'Retry-After': '5' } })
  }

  routes.onError(
    handleFailure(needs.log, 'checkout page', (language) => {
      const { broken, orderedOnce } = checkoutMessages[language]
      return { text: `${broken} ${orderedOnce}` }
    }),
  )

  const page = (path: string, show: (c: Visit) => Promise<Response>) =>
    routes.get(path, (c) => (semaphore.isFull() ? busy(c) : semaphore.run(() => show(c))))

  const post = (path: string, act: (c: Visit, form: Form) => Promise<Response>) =>
    routes.post(path, limitForm, async (c) => {
      const { endpoint } = c.env
      const language = pageLanguage(c.req.raw, endpoint.shop)
      const { foreignTitle: title, foreign: text } = checkoutMessages[language]
      if (!isOwnForm(c.req.raw, endpoint.origin)) return noticePage({ endpoint, language, title, text, status: 403 })
      const form = await readForm(c.req.raw)
      if (!form) return noticePage({ endpoint, language, title, text, status: 400 })
      return semaphore.isFull() || sales.isFull() ? busy(c) : refusedForms.forget(await act(c, form), visitOf(c))
    })

  const queued = (act: (c: Visit, form: Form) => Promise<Response>) => (c: Visit, form: Form) =>
    semaphore.run(() => act(c, form))

  const toCheckout = (c: Visit, { token, key }: Started) =>
    withCookie(seeOther(withLocale(c.req.raw, `/checkouts/${token}`)), key?.cookieFor(c.env.endpoint, token))

  page('/cart/c/:token', async (c) => {
    const { endpoint, request, token } = visitOf(c)
    const proof = c.req.query('buyer') ?? ''
    const started = await startCheckout(database, endpoint.shop, {
      token,
      key: c.req.query('key') ?? '',
      returnTo: c.req.query('return_to') ?? null,
      isCustomer: (customerId) => needs.carts.buyerProofs.isProved({ cartToken: token, customerId }, proof),
    })
    return started === undefined ? gonePage(endpoint, request) : toCheckout(c, started)
  })

  page('/invoices/:token', async (c) => {
    const { endpoint, request, token } = visitOf(c)
    const started = await startInvoice(database, endpoint.shop, { token, returnTo: c.req.query('return_to') ?? null })
    if (started === undefined) return gonePage(endpoint, request, 'invoice')
    if ('token' in started) return toCheckout(c, started)
    const found = await readOrder(database.db, { shopId: endpoint.shop.id, orderId: started.orderId })
    return found
      ? seeOther(orderStatusUrl({ endpointUrl: endpoint.origin }, found.order))
      : gonePage(endpoint, request, 'order')
  })

  page('/checkouts/:token', async (c) => {
    const { endpoint, request, token } = visitOf(c)
    const kept = await refusedForms.read(request, token)
    const typed = kept?.step === 'information' ? toForm(kept) : undefined
    const view = await openStep(database, endpoint, request, { token, step: 'information', typed })
    return view instanceof Response ? view : seeOther(pathOf(token, nextStep(view)))
  })

  page('/checkouts/:token/information', async (c) => {
    const { endpoint, request, token } = visitOf(c)
    const kept = await refusedForms.read(request, token)
    const typed = kept?.step === 'information' ? toForm(kept) : undefined
    const view = await openStep(database, endpoint, request, { token, step: 'information', typed })
    if (view instanceof Response) return view
    const { needsDelivery } = view.contents
    const code = readCodeField(request)
    const waiting = await findWaitingOrder(database.db, view)
    const rest = { code, waiting }
    if (!typed) return informationPage(endpoint, view, knownInformation(view.checkout, needsDelivery), {}, rest)
    const values = readInformation(typed, view.contents)
    const errors =
      kept?.step === 'information' && kept.isJudged
        ? checkInformation(values, { market: view.contents.destination })
        : {}
    const shown = await withTypedEmail({ database, shop: endpoint.shop }, view, typed)
    return informationPage(endpoint, shown, values, errors, rest)
  })

  post(
    '/checkouts/:token/information',
    queued(async (c, form) => {
      const { endpoint, request, token } = visitOf(c)
      const before = await openStep(database, endpoint, request, { token, step: 'information' })
      if (before instanceof Response) return redirects.toCheckout(visitOf(c), before, form)
      // The code stands in the same form here: Enter applies it, as it does at the other steps, and `Continue` takes it too.
      const { view, notice, codeField } = await codes.tryCode(endpoint, before, form)
      const values = readInformation(form, view.contents)
      const chosen = view.checkout.savedAddresses[Number(form.text('savedAddress') || -1)]
      if (chosen) {
        const kept = toRefusedInformation(toFilledForm(withSavedAddress(values, chosen)), { isJudged: false })
        return redirects.sendBack(visitOf(c), pathOf(token, 'information'), kept)
      }
      const isJudged = !(addsCode(form) && form.text('act') === 'enter')
      if (
        !isJudged ||
        notice ||
        Object.keys(checkInformation(values, { market: view.contents.destination })).length > 0
      ) {
        const path = withCodeField(pathOf(token, 'information'), codeField)
        return redirects.sendBack(visitOf(c), path, toRefusedInformation(form, { isJudged }))
      }
      const changes = toCheckoutChanges(values, { market: view.contents.destination })
      const { saved, cookie } = await saveDetails(database, { endpoint, request, token }, changes)
      // Another browser was faster: its page says so, with what was typed here.
      if (!saved) {
        const kept = toRefusedInformation(form, { isJudged: false })
        return redirects.sendBack(visitOf(c), pathOf(token, 'information'), kept)
      }
      const after = await readCheckoutView(database.db, endpoint.shop, { ...view.checkout, ...changes })
      const only = after?.contents.options.length === 1 ? after.contents.options[0] : undefined
      if (only && !after?.contents.delivery) await saveCheckout(database, token, { deliveryHandle: only.handle })
      const next = only || !view.contents.needsDelivery ? `/checkouts/${token}` : pathOf(token, 'delivery')
      return withCookie(seeOther(next), cookie)
    }),
  )

  page('/checkouts/:token/delivery', async (c) => {
    const { endpoint, request, token } = visitOf(c)
    const view = await openStep(database, endpoint, request, { token, step: 'delivery' })
    if (view instanceof Response) return view
    if (view.contents.options.length === 0) return seeOther(pathOf(token, nextStep(view)))
    const kept = await refusedForms.read(request, token)
    return deliveryPage(endpoint, view, kept?.step === 'delivery' ? kept.errors : {}, readCodeField(request))
  })

  post(
    '/checkouts/:token/delivery',
    queued(async (c, form) => {
      const { endpoint, request, token } = visitOf(c)
      const view = await openStep(database, endpoint, request, { token, step: 'delivery' })
      if (view instanceof Response) return redirects.toCheckout(visitOf(c), view)
      const chosen = view.contents.options.find(({ handle }) => handle === form.text('delivery'))
      if (!chosen)
        return redirects.sendBack(visitOf(c), pathOf(token, 'delivery'), {
          step: 'delivery',
          errors: { delivery: 'choose' },
        })
      await saveCheckout(database, token, { deliveryHandle: chosen.handle })
      return seeOther(pathOf(token, 'payment'))
    }),
  )

  post(
    '/checkouts/:token/discount',
    queued((c, form) => codes.apply(visitOf(c), form)),
  )

  post(
    '/checkouts/:token/language',
    queued((c, form) => codes.changeLanguage(visitOf(c), form)),
  )

  post(
    '/checkouts/:token/what-is-left',
    queued(async (c) => {
      const { endpoint, request, token } = visitOf(c)
      const checkout = await openCheckout(database, endpoint, request, { token })
      if (checkout instanceof Response) return redirects.toCheckout(visitOf(c), checkout)
      await reduceToStock(database, endpoint.shop, token)
      return seeOther(pathOf(token, 'payment'))
    }),
  )

  post(
    '/checkouts/:token/take-over',
    queued((c, form) => browsers.takeOver(visitOf(c), form)),
  )

  post(
    '/checkouts/:token/link',
    queued((c) => browsers.sendLink(visitOf(c))),
  )

  page('/checkouts/:token/link', (c) => browsers.followLink(visitOf(c)))

  // Who reloads or shares the address of a form.
  for (const form of ['discount', 'language', 'what-is-left', 'take-over', 'pay-otherwise'])
    page(`/checkouts/:token/${form}`, async (c) => seeOther(`/checkouts/${visitOf(c).token}`))

  page('/policies/:handle', (c) => policyPage(database, c.env.endpoint, c.req.raw, c.req.param('handle') ?? ''))

  page('/checkouts/:token/payment', (c) => payment.show(visitOf(c)))
  page('/checkouts/:token/processing', (c) => payment.process(visitOf(c)))
  post('/checkouts/:token/payment', (c, form) => payment.place(visitOf(c), form))
  page('/checkouts/:token/pay', (c) => leaving.leave(visitOf(c)))
  page('/checkouts/:token/return', (c) => leaving.comeBack(visitOf(c)))
  post(
    '/checkouts/:token/pay-otherwise',
    queued((c) => leaving.abandon(visitOf(c))),
  )

  page('/checkouts/:token/thank-you', async (c) => {
    const { endpoint, request, token } = visitOf(c)
    const found = await openCheckout(database, endpoint, request, { token })
    if (found instanceof Response) return found
    if (found.orderId === null) return seeOther(`/checkouts/${token}`)
    const order = await readOrder(database.db, { shopId: endpoint.shop.id, orderId: found.orderId })
    if (!order) return gonePage(endpoint, request, 'order')
    const { language } = found
    const statusUrl = orderStatusUrl({ endpointUrl: endpoint.origin }, order.order)
    if (!(await isJustPlaced(database, order.order.id))) return seeOther(inLanguage(statusUrl, language))
    const shown = await endpointForBuyer(database.db, endpoint, order.order)
    return orderPage({
      endpoint: shown,
      isAbroad: shown.shop.market !== endpoint.shop.market,
      ...order,
      language,
      isNew: true,
      backTo: shopHome(shown),
      urlIn: (other) => inLanguage(pathOf(token, 'thank-you'), other),
      statusUrl,
      buyer: { isConfirmed: true },
    })
  })

  return routes
}
