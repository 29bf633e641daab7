import { importCharges } from '@dvaput/domain/international/import-charges'
import { formatWithApproximate, parseRateAttribute } from '@dvaput/domain/money/approximate-rate'
import { createMoney } from '@dvaput/domain/money/money'
import { formatRateNote } from '@dvaput/domain/money/rate-note'
import { trackingUrl } from '@dvaput/domain/orders/carriers'
import { parseGoneAttribute } from '@dvaput/domain/orders/gone-products'
import { readCounterPayment } from '@dvaput/domain/reservations/counter-payment'
import { companyLine } from '../../hosted-pages/address-lines.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { paymentLabelOf } from '../../hosted-pages/payment-label.ts'
import type { EmailBlock } from '../../needs/platform-needs.ts'
import { type PictureTransform, pictureUrl } from '../../pictures/picture-url.ts'
import { marketOf } from '../../shops/market-of.ts'
import type { Fulfilment, Order, OrderLine, Refund } from '../../tables/orders.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { promiseRows } from '../delivery-promise.ts'
import { isPickup } from '../is-pickup.ts'
import { orderName, orderStatusUrl } from '../order-name.ts'
import { discountRows } from '../page/discount-rows.ts'
import { formatDeadline, orderMessages, paymentInstructions, paymentNameOf } from '../page/order-messages.ts'
import { pickupRows } from '../page/pickup-rows.ts'
import { orderEmailMessages } from './order-email-messages.ts'

/** Twice as large as it is shown, and of a format that every mail program knows. */
const inMails: PictureTransform = { maxWidth: 128, maxHeight: 128, crop: 'CENTER', preferredContentType: 'JPG' }

export type OrderEvent =
  | { kind: 'created' }
  | { kind: 'paid' }
  | { kind: 'fulfilled' | 'delivered' | 'tracked'; fulfilment: Fulfilment }
  | { kind: 'cancelled'; overdue: boolean }
  /** `charged-back`: the buyer's bank took the payment back, before or after the order had left. */
  | { kind: 'refunded' | 'charged-back' | 'charged-back-sent'; refund: Refund }

const keyOf = (order: Order, event: OrderEvent): string => {
  if (event.kind === 'fulfilled') return `fulfilled:${event.fulfilment.id}`
  if ('refund' in event) return `refunded:${event.refund.id}`
  if (event.kind === 'delivered') return `delivered:${event.fulfilment.id}`
  // Each correction is news.
  if (event.kind === 'tracked') return `tracked:${event.fulfilment.id}:${order.updatedAt.toISOString()}`
  return event.kind
}

const isSoldAtCounter = ({ attributes }: Order) => readCounterPayment(attributes) !== null

const pickupFacts = (shop: Shop, order: Order) => pickupRows(shop, order, order.language)

const eventBlocks = (shop: Shop, order: Order, event: OrderEvent): EmailBlock[] => {
  const messages = orderMessages[order.language]
  if (event.kind === 'created' && order.paymentMethod === 'bank-transfer' && order.paymentDueAt)
    return [
      { kind: 'paragraph', text: messages.transferUntil(formatDeadline(order.paymentDueAt, shop, order.language)) },
      { kind: 'facts', facts: paymentInstructions(shop, order) },
    ]
  if (event.kind === 'fulfilled' && isPickup(order)) return [{ kind: 'facts', facts: pickupFacts(shop, order) }]
  if (event.kind === 'fulfilled' || event.kind === 'tracked') {
    const { trackingCompany: company, trackingNumber: number } = event.fulfilment
    const tracking = [company, number].filter(Boolean).join(' ')
    const url = trackingUrl({ company, number, url: event.fulfilment.trackingUrl }, shop.market)
    return [
      ...(tracking ? [{ kind: 'facts' as const, facts: [{ label: messages.tracking, value: tracking }] }] : []),
      ...(url ? [{ kind: 'button' as const, label: messages.follow, url }] : []),
    ]
  }
  if ('refund' in event)
    return [
      {
        kind: 'facts',
        facts: [
          {
            label: event.kind === 'refunded' ? messages.refunded : messages.chargedBack,
            value: formatWithApproximate(
              createMoney(event.refund.amount, order.currency),
              parseRateAttribute(order.attributes),
              order.language,
            ),
          },
        ],
      },
    ]
  return []
}

/** What was agreed, for who keeps the email as the proof of it. */
const agreedFacts = (shop: Shop, order: Order): EmailBlock => {
  const { created } = orderEmailMessages[order.language]
  const { shippingAddress: to } = order
  const street = [to?.address1, to?.address2].filter(Boolean).join(' ')
  const city = [to?.zip, to?.city].filter(Boolean).join(' ')
  const name = [to?.firstName, to?.lastName].filter(Boolean).join(' ')
  const address = [name, to?.company, street, city, to?.province].filter(Boolean).join(', ')
  return {
    kind: 'facts',
    facts: [
      { label: created.number, value: orderName(order) },
      ...(isSoldAtCounter(order) ? [] : promiseRows(order, order.language)),
      ...(isSoldAtCounter(order)
        ? []
        : isPickup(order)
          ? pickupFacts(shop, order)
          : street
            ? [{ label: created.deliverTo, value: address }]
            : []),
      ...(order.total === 0
        ? []
        : [
            {
              label: created.paidBy,
              value: paymentNameOf(order, order.language),
            },
          ]),
      ...(order.company ? [{ label: created.invoiceTo, value: companyLine(order.company, shop, order.language) }] : []),
    ],
  }
}

const lettersOf = (order: Order, event: OrderEvent) => {
  const emails = orderEmailMessages[order.language]
  if (event.kind === 'created' && isSoldAtCounter(order)) return emails.counter
  return event.kind === 'fulfilled' && isPickup(order) ? emails.ready : emails[event.kind]
}

/** Nobody says that money is under way before somebody has moved it: a gateway does at once, a person later. */
const aboutCancelled = (order: Order, lines: readonly OrderLine[], overdue: boolean): string => {
  const { cancelled } = orderEmailMessages[order.language]
  if (overdue) return cancelled.overdue
  const titles = new Set(lines.map(({ title }) => title))
  const [only = null] = titles.size === 1 ? titles : []
  const title = parseGoneAttribute(order.attributes).join(', ') || only
  const reasons = new Map([
    ['customer', cancelled.byBuyer],
    ['inventory', cancelled.unavailable(title)],
  ])
  const what = reasons.get(order.cancelReason ?? '') ?? cancelled.text
  const owed = order.total - order.refundedTotal
  const rate = parseRateAttribute(order.attributes)
  const money = (minor: number) => formatWithApproximate(createMoney(minor, order.currency), rate, order.language)
  if (order.total === 0) return what
  if (order.financialStatus === 'voided') return `${what} ${cancelled.nothingPaid}`
  if (owed > 0) return `${what} ${cancelled.owed(money(owed))}`
  return order.paymentMethod === 'card' ? `${what} ${cancelled.returned(money(order.refundedTotal))}` : what
}

const introduction = (order: Order, lines: readonly OrderLine[], event: OrderEvent): string => {
  const emails = orderEmailMessages[order.language]
  if (event.kind === 'cancelled') return aboutCancelled(order, lines, event.overdue)
  if (event.kind === 'refunded') return order.paymentMethod === 'card' ? emails.refunded.text : emails.refunded.byHand
  if (event.kind === 'created' && isSoldAtCounter(order)) return emails.counter.text
  if (event.kind === 'created') return (isPickup(order) ? emails.created.pickup : emails.created)[paymentLabelOf(order)]
  // Cash on delivery is paid last of all: nothing is to follow then.
  if (event.kind === 'paid' && order.fulfilmentStatus === 'fulfilled') return emails.paid.textSent
  if (event.kind === 'paid' && isPickup(order)) return emails.paid.textPickup
  return event.kind === 'fulfilled' && isPickup(order) ? emails.ready.text : emails[event.kind].text
}

type EmailOptions = {
  /** Imported products for another market than the shop's: no tax of the shop is in the price. */
  readonly isAbroad?: boolean
}

/** What the buyer gets at each step, in the language the order was placed in. `shop` is the one that the buyer knows. */
export const orderEmail = (
  shop: Shop,
  order: Order,
  lines: readonly OrderLine[],
  event: OrderEvent,
  { isAbroad = false }: EmailOptions = {},
) => {
  const messages = orderMessages[order.language]
  const { subject, heading } = lettersOf(order, event)
  const rate = parseRateAttribute(order.attributes)
  const money = (minor: number) => formatWithApproximate(createMoney(minor, order.currency), rate, order.language)
  const promised = promiseRows(order, order.language)
  const charges = importCharges[shop.market][order.language]
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: introduction(order, lines, event) },
    ...eventBlocks(shop, order, event),
    ...(event.kind === 'paid' && promised.length > 0 ? [{ kind: 'facts' as const, facts: promised }] : []),
    {
      kind: 'lines',
      // At full price: what was taken off is a line of its own, so that the lines add up to the total.
      lines: lines.map(({ title, variantTitle, quantity, unitPrice, pictureKey }) => ({
        label: `${quantity} × ${[title, variantTitle].filter(Boolean).join(', ')}`,
        value: money(unitPrice * quantity),
        picture: pictureKey ? pictureUrl(shop.endpointUrl, pictureKey, inMails) : null,
      })),
    },
    {
      kind: 'facts',
      facts: [
        ...discountRows(order).map(({ code = '', amount }) => ({
          label: `${checkoutMessages[order.language].discount} ${code}`.trim(),
          value: money(-amount),
        })),
        ...(order.delivery
          ? [
              {
                label: order.delivery.title,
                value:
                  order.delivery.price === 0 ? orderEmailMessages[order.language].free : money(order.delivery.price),
              },
            ]
          : []),
        { label: messages.total, value: money(order.total) },
        isAbroad
          ? { label: charges.label, value: charges.value }
          : { label: messages.includedTax(shop), value: money(order.taxTotal) },
      ],
    },
    ...(rate ? [{ kind: 'paragraph' as const, text: formatRateNote(rate, marketOf(shop), order.language) }] : []),
    ...(isAbroad && event.kind === 'created' ? [{ kind: 'paragraph' as const, text: charges.note }] : []),
    ...(event.kind === 'created' ? [agreedFacts(shop, order)] : []),
    { kind: 'button', label: messages.seeOrder, url: orderStatusUrl(shop, order) },
  ]
  return {
    to: order.email,
    language: order.language,
    market: shop.market,
    key: `order:${order.id}:${keyOf(order, event)}`,
    subject: subject(orderName(order), shop.name),
    heading,
    blocks,
  }
}
