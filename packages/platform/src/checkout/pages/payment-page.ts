import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { addressLines, companyLine, onLines } from '../../hosted-pages/address-lines.ts'
import { emailOf } from '../../hosted-pages/contact-link.ts'
import { errorSummary, type FormErrors, formField } from '../../hosted-pages/form-field.ts'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { type CheckoutMessages, checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { policyUrl } from '../../hosted-pages/policy-links.ts'
import { formatDeadline, formatTime, isSameDay, paymentName } from '../../orders/page/order-messages.ts'
import { type TrialCard, testCards } from '../../payments/test-card-gateway.ts'
import { marketOf } from '../../shops/market-of.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'
import type { Order } from '../../tables/orders.table.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { checkoutPage } from './checkout-page.ts'
import type { CodeFieldState } from './code-field.ts'
import { holdCountdown } from './hold-countdown.ts'
import { waitingOrderNotice } from './waiting-order-notice.ts'

type PaymentPage = {
  readonly endpoint: ShopEndpoint
  readonly view: CheckoutView
  /** Its digest. */
  readonly digest: string
  readonly hold: { readonly until: Date; readonly secondsLeft: number; readonly renewed: boolean }
  readonly methods: readonly PaymentMethod[]
  /** Whether the card is typed here; else the buyer goes on to the gateway's own page. */
  readonly takesCard: boolean
  readonly method: PaymentMethod
  readonly errors: FormErrors
  readonly notice?: string
  readonly waiting: Order | undefined
  readonly code: CodeFieldState
}

const trialCardNames = Object.keys(testCards) as TrialCard[]

const review = ({ shop, checkout, contents }: CheckoutView): HostedBody => {
  const messages = checkoutMessages[checkout.language]
  const row = (label: string, value: HostedBody | string, step: string) =>
    html`<div><dt>${label}</dt><dd>${value}</dd><dd class="change"><a href="/checkouts/${checkout.token}/${step}">${messages.change}<span class="skip"> ${label}</span></a></dd></div>`
  const { pickupPoint } = marketOf(shop).contact
  return html`<section class="card" aria-labelledby="review-title"><h2 id="review-title">${messages.reviewTitle}</h2><dl class="review">
${row(messages.contact, onLines([checkout.email, checkout.phone]), 'information')}
${
  checkout.handover === 'delivery' && checkout.shippingAddress
    ? row(messages.deliverTo, addressLines(checkout.shippingAddress), 'information')
    : ''
}
${contents.delivery ? row(checkout.handover === 'pickup' ? messages.pickupAt : messages.delivery, checkout.handover === 'pickup' ? [contents.delivery.title, pickupPoint?.street].filter(Boolean).join(', ') : contents.delivery.title, contents.options.length > 1 ? 'delivery' : 'information') : ''}
${checkout.company ? row(messages.invoiceTo, companyLine(checkout.company, shop, checkout.language), 'information') : ''}
</dl></section>`
}

/** An invoice's products may be held for days. */
const heldUntil = ({ shop, checkout: { language } }: CheckoutView, { until, secondsLeft }: PaymentPage['hold']) => {
  const { held } = checkoutMessages[language]
  const now = new Date(until.getTime() - secondsLeft * 1_000)
  return isSameDay(now, until, shop)
    ? held.until(formatTime(until, shop))
    : held.untilDay(formatDeadline(until, shop, language))
}

/** Where a code has taken everything off there is nothing to choose: it is an order like one that is paid on delivery. */
const nothingToPay = (text: string): HostedBody => {
  const method: PaymentMethod = 'cash-on-delivery'
  return html`<p>${text}</p><input type="hidden" name="method" value="${method}">`
}

const inFours = (digits: string) => digits.replace(/(?<=\d)(?=(\d{4})+$)/g, ' ')

const trialCards = ({ intro, outcomes }: CheckoutMessages['testCards']): HostedBody =>
  html`<div class="muted small"><p>${intro}</p><ul class="trial">${trialCardNames.map(
    (name) => html`<li><span class="strong">${inFours(testCards[name])}</span><span>${outcomes[name]}</span></li>`,
  )}</ul></div>`

const choices = ({ view, methods, takesCard, method, errors }: PaymentPage): HostedBody => {
  const { language, handover } = view.checkout
  const messages = checkoutMessages[language]
  const card = (name: 'cardNumber' | 'cardExpiry' | 'cardCode', autocomplete: string) =>
    formField({ name, messages, errors, autocomplete, inputmode: 'numeric' })
  const pickup = handover === 'pickup'
  return html`<fieldset class="choices" id="method"><legend>${messages.fields.method}</legend>${methods.map(
    (each) =>
      html`<label class="choice"><input type="radio" name="method" value="${each}" ${each === method ? html`checked` : ''}><span><span class="strong">${paymentName(language, each, { pickup })}</span><span class="hint">${pickup && each === 'cash-on-delivery' ? messages.paymentHintAtShop : each === 'card' && !takesCard ? messages.paymentHintElsewhere : messages.paymentHints[each]}</span></span></label>`,
  )}</fieldset>
${
  methods.includes('card') && takesCard
    ? html`<div class="flow onlycard">${card('cardNumber', 'cc-number')}<div class="split">${card('cardExpiry', 'cc-exp')}${card('cardCode', 'cc-csc')}</div>
${Object.keys(errors).length > 0 ? html`<p class="small">${messages.cardAgain}</p>` : ''}${trialCards(messages.testCards)}</div>`
    : ''
}`
}

const acceptTerms = (language: Language): HostedBody => {
  const { accept, policies } = checkoutMessages[language]
  return html`<p class="muted small">${accept.before}<a href="${policyUrl('terms-of-service', language)}" target="_blank">${accept.terms}<span class="skip"> ${policies.opensAnew}</span></a>${accept.after}</p>`
}

export const paymentPage = (page: PaymentPage): Promise<Response> => {
  const { endpoint, view, digest, hold, errors, notice, code } = page
  const { shop, checkout, contents } = view
  const { language, token } = checkout
  const messages = checkoutMessages[language]
  const total = formatMoney(createMoney(contents.totals.total, shop.currency), language)
  const isPayable = contents.totals.total === 0 || page.methods.length > 0
  return checkoutPage({
    endpoint,
    view,
    step: 'payment',
    code,
    title: messages.paymentTitle,
    script: holdCountdown,
    formTargets: checkout.returnUrl === null ? [] : [new URL(checkout.returnUrl).origin],
    body: html`${notice === undefined ? '' : html`<p class="notice danger" role="alert" tabindex="-1" autofocus>${notice}</p>`}
${waitingOrderNotice({ endpoint, checkout, order: page.waiting })}
${hold.renewed ? html`<p class="notice warning" role="status">${messages.held.renewed}</p>` : ''}
${errorSummary(errors, messages)}
<p class="notice hold" id="hold" data-seconds="${hold.secondsLeft}" data-passed="${messages.held.passed}" data-again="${messages.held.again}">${heldUntil(view, hold)} <span data-left hidden>${messages.held.left} <span class="strong"></span></span></p>
${review(view)}
<form class="flow" method="post" action="/checkouts/${token}/payment" novalidate>
<input type="hidden" name="shown" value="${digest}">
<section class="card">${contents.totals.total === 0 ? nothingToPay(messages.nothingToPay) : isPayable ? choices(page) : html`<p>${messages.noMethod(emailOf(shop))}</p>`}</section>
${acceptTerms(language)}
<div class="actions"><a href="/checkouts/${token}/${contents.needsDelivery && contents.options.length > 1 ? 'delivery' : 'information'}">${messages.back}</a>${isPayable ? html`<button class="button large">${messages.place(total)}</button>` : ''}</div>
</form>`,
  })
}
