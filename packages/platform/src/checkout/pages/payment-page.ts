import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { addressLines, companyLine, onLines } from '../../hosted-pages/address-lines.ts'
import { errorSummary, type FormErrors, formField } from '../../hosted-pages/form-field.ts'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { type CheckoutWords, checkoutWords } from '../../hosted-pages/messages/checkout-messages.ts'
import { policyAddress } from '../../hosted-pages/policy-links.ts'
import { formatDeadline, formatTime, isSameDay, paymentName } from '../../orders/order-messages.ts'
import { type TrialCard, testCards } from '../../payments/test-card-gateway.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { checkoutPage } from './checkout-page.ts'
import type { CodeShown } from './code-field.ts'
import { holdCountdown } from './hold-countdown.ts'

type PaymentPage = {
  readonly endpoint: ShopEndpoint
  readonly view: CheckoutView
  /** Its digest. */
  readonly shown: string
  readonly hold: { readonly until: Date; readonly secondsLeft: number; readonly renewed: boolean }
  readonly methods: readonly PaymentMethod[]
  readonly method: PaymentMethod
  readonly errors: FormErrors
  readonly notice?: string
  readonly code: CodeShown
  readonly status?: number
}

const trialCardNames = Object.keys(testCards) as TrialCard[]

const review = ({ shop, checkout, goods }: CheckoutView): HostedBody => {
  const words = checkoutWords[checkout.language]
  const row = (label: string, value: HostedBody | string, step: string) =>
    html`<div><dt>${label}</dt><dd>${value}</dd><dd class="change"><a href="/checkouts/${checkout.token}/${step}">${words.change}<span class="skip"> ${label}</span></a></dd></div>`
  const { pickupPoint } = markets[shop.market].contact
  return html`<section class="card" aria-labelledby="review-title"><h2 id="review-title">${words.reviewTitle}</h2><dl class="review">
${row(words.contact, onLines([checkout.email, checkout.phone]), 'information')}
${
  checkout.handover === 'delivery' && checkout.shippingAddress
    ? row(words.deliverTo, addressLines(checkout.shippingAddress), 'information')
    : ''
}
${goods.delivery ? row(checkout.handover === 'pickup' ? words.pickupAt : words.delivery, checkout.handover === 'pickup' ? `${goods.delivery.title}, ${pickupPoint.street}` : goods.delivery.title, goods.options.length > 1 ? 'delivery' : 'information') : ''}
${checkout.company ? row(words.invoiceTo, companyLine(checkout.company, shop), 'information') : ''}
</dl></section>`
}

/** An invoice's goods may be held for days. */
const heldUntil = ({ shop, checkout: { language } }: CheckoutView, { until, secondsLeft }: PaymentPage['hold']) => {
  const { held } = checkoutWords[language]
  const now = new Date(until.getTime() - secondsLeft * 1_000)
  return isSameDay(now, until, shop)
    ? held.until(formatTime(until, shop))
    : held.untilDay(formatDeadline(until, shop, language))
}

/** Where a code has taken everything off there is nothing to choose: it is an order like one that is paid at the door. */
const nothingToPay = (text: string): HostedBody => {
  const method: PaymentMethod = 'cash-on-delivery'
  return html`<p>${text}</p><input type="hidden" name="method" value="${method}">`
}

const inFours = (digits: string) => digits.replace(/(?<=\d)(?=(\d{4})+$)/g, ' ')

const trialCards = ({ intro, outcomes }: CheckoutWords['testCards']): HostedBody =>
  html`<div class="muted small"><p>${intro}</p><ul class="trial">${trialCardNames.map(
    (name) => html`<li><span class="strong">${inFours(testCards[name])}</span><span>${outcomes[name]}</span></li>`,
  )}</ul></div>`

const choices = ({ view, methods, method, errors }: PaymentPage): HostedBody => {
  const { language, handover } = view.checkout
  const words = checkoutWords[language]
  const card = (name: 'cardNumber' | 'cardExpiry' | 'cardCode', autocomplete: string) =>
    formField({ name, words, errors, autocomplete, inputmode: 'numeric' })
  const pickup = handover === 'pickup'
  return html`<fieldset class="choices" id="method"><legend>${words.fields.method}</legend>${methods.map(
    (each) =>
      html`<label class="choice"><input type="radio" name="method" value="${each}" ${each === method ? html`checked` : ''}><span><span class="strong">${paymentName(language, each, { pickup })}</span><span class="hint">${pickup && each === 'cash-on-delivery' ? words.paymentHintAtShop : words.paymentHints[each]}</span></span></label>`,
  )}</fieldset>
${
  methods.includes('card')
    ? html`<div class="flow onlycard">${card('cardNumber', 'cc-number')}<div class="split">${card('cardExpiry', 'cc-exp')}${card('cardCode', 'cc-csc')}</div>
${Object.keys(errors).length > 0 ? html`<p class="small">${words.cardAgain}</p>` : ''}${trialCards(words.testCards)}</div>`
    : ''
}`
}

const acceptTerms = (language: Language): HostedBody => {
  const { accept, policies } = checkoutWords[language]
  return html`<p class="muted small">${accept.before}<a href="${policyAddress('terms-of-service', language)}" target="_blank">${accept.terms}<span class="skip"> ${policies.opensAnew}</span></a>${accept.after}</p>`
}

export const paymentPage = (page: PaymentPage): Promise<Response> => {
  const { endpoint, view, shown, hold, errors, notice, code, status } = page
  const { shop, checkout, goods } = view
  const { language, token } = checkout
  const words = checkoutWords[language]
  const total = formatMoney(createMoney(goods.totals.total, shop.currency), language)
  const wrong = Object.keys(errors).length > 0
  return checkoutPage({
    endpoint,
    view,
    step: 'payment',
    code,
    title: words.paymentTitle,
    status: status ?? (wrong ? 422 : 200),
    script: holdCountdown,
    body: html`${notice === undefined ? '' : html`<p class="notice danger" role="alert" tabindex="-1" autofocus>${notice}</p>`}
${hold.renewed ? html`<p class="notice warning" role="status">${words.held.renewed}</p>` : ''}
${errorSummary(errors, words)}
<p class="notice hold" id="hold" data-seconds="${hold.secondsLeft}" data-passed="${words.held.passed}" data-again="${words.held.again}">${heldUntil(view, hold)} <span data-left hidden>${words.held.left} <span class="strong"></span></span></p>
${review(view)}
<form class="flow" method="post" action="/checkouts/${token}/payment" novalidate>
<input type="hidden" name="shown" value="${shown}">
<section class="card">${goods.totals.total === 0 ? nothingToPay(words.nothingToPay) : choices(page)}</section>
${acceptTerms(language)}
<div class="actions"><a href="/checkouts/${token}/${goods.needsDelivery && goods.options.length > 1 ? 'delivery' : 'information'}">${words.back}</a><button class="button large">${words.place(total)}</button></div>
</form>`,
  })
}
