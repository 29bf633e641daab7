import { importCharges } from '@dvaput/domain/international/import-charges'
import { parseRateAttribute } from '@dvaput/domain/money/approximate-rate'
import { trackingUrl } from '@dvaput/domain/orders/carriers'
import { parseGoneAttribute } from '@dvaput/domain/orders/gone-products'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { toEstimate } from '../../carts/delivery/visible-address.ts'
import { addressLines, companyLine, onLines } from '../../hosted-pages/address-lines.ts'
import { checkoutStyle } from '../../hosted-pages/checkout-style.ts'
import { createFormatAmount, rateNote } from '../../hosted-pages/format-amounts.ts'
import { type HostedBody, hostedPage } from '../../hosted-pages/hosted-page.ts'
import { maskEmail } from '../../hosted-pages/mask-email.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { paymentLabelOf } from '../../hosted-pages/payment-label.ts'
import { policyLinks } from '../../hosted-pages/policy-links.ts'
import { summaryLines } from '../../hosted-pages/summary-lines.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Fulfilment, Order, OrderLine } from '../../tables/orders.table.ts'
import { promiseRows } from '../delivery-promise.ts'
import { emailForm } from '../emails/order-email-form.ts'
import { orderLinkMessages } from '../emails/order-link-messages.ts'
import { isCollected, isPickup } from '../is-pickup.ts'
import { orderName } from '../order-name.ts'
import { discountRows } from './discount-rows.ts'
import { formatDeadline, orderMessages, paymentInstructions, paymentNameOf, paymentState } from './order-messages.ts'
import { pickupRows } from './pickup-rows.ts'

type OrderPage = {
  /** With the shop as the buyer knows it. */
  readonly endpoint: ShopEndpoint
  /** Imported products for another market than the shop's. */
  readonly isAbroad: boolean
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly fulfilments: readonly Fulfilment[]
  readonly isChargedBack: boolean
  readonly language: Language
  /** Right after it was placed, or found again later. */
  readonly isNew: boolean
  readonly backTo: string
  readonly urlIn: (language: Language) => string
  readonly statusUrl: string
  /** Whether the visitor has proved to know the buyer's email; else the entered text and its error, for the form. */
  readonly buyer: { readonly isConfirmed: boolean; readonly problem?: string; readonly email?: string }
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const facts = (rows: readonly { label: string; value: string | HostedBody }[]) =>
  html`<dl class="facts">${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

const parcels = ({ order, fulfilments, language, endpoint }: OrderPage): HostedBody | '' => {
  const messages = checkoutMessages[language]
  if (fulfilments.length === 0) return ''
  const isHandedOver = isCollected(order, fulfilments)
  const handed = isHandedOver ? messages.collected : isPickup(order) ? messages.ready : messages.sent
  return html`<section class="card"><h2>${isPickup(order) ? messages.pickupAt : messages.tracking}</h2>${fulfilments.map(
    ({ createdAt, deliveredAt, trackingCompany, trackingNumber, trackingUrl: written }) => {
      const number = [trackingCompany, trackingNumber].filter(Boolean).join(' ')
      const url = trackingUrl({ company: trackingCompany, number: trackingNumber, url: written }, endpoint.shop.market)
      return html`<p>${handed(formatDeadline((isHandedOver && deliveredAt) || createdAt, endpoint.shop, language))}${number ? html` · ${number}` : ''}${
        url ? html` · <a href="${url}" rel="noreferrer">${orderMessages[language].follow}</a>` : ''
      }</p>`
    },
  )}</section>`
}

const awaitsTransfer = ({ paymentMethod, financialStatus }: Order) =>
  paymentMethod === 'bank-transfer' && financialStatus === 'pending'

/** Nothing leaves, and nothing is packed, before a transfer has arrived. */
const handling = ({ language, order, fulfilments }: OrderPage): string => {
  if (awaitsTransfer(order) && order.fulfilmentStatus === 'unfulfilled') return checkoutMessages[language].afterPayment
  const { preparation, fulfilment, collected } = orderMessages[language]
  if (isCollected(order, fulfilments)) return collected
  return (isPickup(order) ? preparation : fulfilment)[order.fulfilmentStatus]
}

const nextSteps = ({ endpoint, order, language }: OrderPage): HostedBody | '' => {
  const messages = checkoutMessages[language]
  if (order.cancelledAt || order.fulfilmentStatus === 'fulfilled') return ''
  const next = (isPickup(order) ? messages.nextPickup : messages.next)[paymentLabelOf(order)]
  return html`<section class="card"><h2>${messages.whatNext}</h2><p>${next}</p></section>
${
  awaitsTransfer(order)
    ? html`<section class="card"><h2>${messages.transferTitle}</h2>${facts(paymentInstructions(endpoint.shop, { ...order, language }))}</section>`
    : ''
}`
}

const contactOf = ({ order: { email, phone }, buyer: { isConfirmed } }: OrderPage): string | HostedBody =>
  isConfirmed ? onLines([email, phone]) : maskEmail(email)

const confirmation = (page: OrderPage): HostedBody | '' => {
  if (page.order.email === '') return ''
  const { hidden, show: button } = orderLinkMessages[page.language]
  const form = emailForm(page, { ...page.buyer, button })
  return html`<section class="card flow"><p class="muted small">${hidden}</p>${form}</section>`
}

/** The thank-you page, and the order's own page for as long as it exists. */
export const orderPage = (page: OrderPage): Promise<Response> => {
  const { endpoint, order, lines, language, isNew, backTo } = page
  const { isConfirmed } = page.buyer
  const messages = checkoutMessages[language]
  const texts = orderMessages[language]
  const rate = parseRateAttribute(order.attributes)
  const money = createFormatAmount({ currency: order.currency, language, rate })
  const { shop } = endpoint
  const name = orderName(order)
  const state = order.cancelledAt
    ? `${messages.cancelled} · ${paymentState(language, order, page)}`
    : `${paymentState(language, order, page)} · ${handling(page)}`
  const gone = order.cancelReason === 'inventory' ? parseGoneAttribute(order.attributes) : []
  const row = (label: string, value: string | HostedBody) =>
    html`<div class="spread"><dt>${label}</dt><dd class="number">${value}</dd></div>`
  return hostedPage({
    endpoint,
    language,
    title: isNew ? messages.thanksTitle : messages.orderTitle(name),
    wide: true,
    style: checkoutStyle,
    urlIn: page.urlIn,
    links: policyLinks(language),
    ...(page.status === undefined ? {} : { status: page.status }),
    ...(page.headers === undefined ? {} : { headers: page.headers }),
    body: html`<h1>${isNew ? messages.thanksTitle : messages.orderTitle(name)}</h1>
<div class="columns"><div class="flow">
${isNew ? html`<p class="notice" role="status">${messages.thanks(name, order.email)}</p>` : ''}
${nextSteps(page)}${parcels(page)}
<section class="card">${facts([
      { label: messages.status, value: state },
      ...(gone.length > 0 ? [{ label: texts.gone, value: gone.join(', ') }] : []),
      ...promiseRows(order, language),
      { label: messages.contact, value: contactOf(page) },
      ...(isPickup(order)
        ? pickupRows(endpoint.shop, order, language).filter(
            // Of what nobody comes for any more, the place says enough.
            (_, at) => at === 0 || !(order.cancelledAt || isCollected(order, page.fulfilments)),
          )
        : order.shippingAddress?.address1
          ? [
              {
                label: messages.deliverTo,
                value: addressLines(isConfirmed ? order.shippingAddress : toEstimate(order.shippingAddress)),
              },
            ]
          : []),
      ...(order.total === 0 ? [] : [{ label: messages.paidBy, value: paymentNameOf(order, language) }]),
      ...(order.company && isConfirmed
        ? [{ label: messages.invoiceTo, value: companyLine(order.company, endpoint.shop, language) }]
        : []),
    ])}</section>
${isConfirmed ? '' : confirmation(page)}
<p class="row"><a class="button${isConfirmed ? '' : ' secondary'}" href="${backTo}">${messages.toShop}</a>${
      isNew
        ? html`<a class="button secondary" href="${inLanguage(page.statusUrl, language)}">${messages.toOrder}</a>`
        : ''
    }</p></div>
<aside class="aside card" aria-labelledby="summary-title"><h2 id="summary-title">${name}</h2>
${summaryLines(lines, { money, origin: endpoint.origin, quantity: messages.quantity })}<hr>
<dl class="totals">${row(messages.subtotal, money(order.subtotal))}
${discountRows(order).map(({ code = '', amount }) => row(`${messages.discount} ${code}`.trim(), money(-amount)))}
${order.delivery && !(isPickup(order) && order.delivery.price === 0) ? row(order.delivery.title, order.delivery.price === 0 ? messages.free : money(order.delivery.price)) : ''}
<div class="spread grand"><dt>${messages.total}</dt><dd class="number">${money(order.total)}</dd></div>
${order.refundedTotal > 0 ? row(page.isChargedBack ? texts.chargedBack : messages.refunded, money(-order.refundedTotal)) : ''}
${
  page.isAbroad
    ? ''
    : html`<div class="spread muted small"><dt>${texts.includedTax(shop)}</dt><dd class="number">${money(order.taxTotal)}</dd></div>`
}</dl>
${rateNote(shop, { language, rate })}${page.isAbroad ? html`<p class="muted small">${importCharges[shop.market][language].note}</p>` : ''}
</aside></div>`,
  })
}
