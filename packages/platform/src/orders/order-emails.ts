import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { companyLine } from '../hosted-pages/address-lines.ts'
import { paymentLabelOf } from '../hosted-pages/payment-label.ts'
import type { EmailBlock } from '../needs/platform-needs.ts'
import { marketOf } from '../shops/market-of.ts'
import type { Fulfilment, Order, OrderLine, Refund } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { isPickup } from './is-pickup.ts'
import { orderEmailMessages } from './order-email-messages.ts'
import { formatDeadline, orderMessages, paymentInstructions, paymentName } from './order-messages.ts'
import { orderName, orderStatusUrl } from './order-name.ts'

export type OrderEvent =
  | { kind: 'created' }
  | { kind: 'paid' }
  | { kind: 'fulfilled'; fulfilment: Fulfilment }
  | { kind: 'cancelled'; overdue: boolean }
  | { kind: 'refunded'; refund: Refund }

const keyOf = (event: OrderEvent): string => {
  if (event.kind === 'fulfilled') return `fulfilled:${event.fulfilment.id}`
  if (event.kind === 'refunded') return `refunded:${event.refund.id}`
  return event.kind
}

const pickupPlace = (shop: Shop, order: Order) => {
  const { street, postalCode, city } = marketOf(shop).contact.pickupPoint
  return { label: orderEmailMessages[order.language].ready.place, value: `${street}, ${postalCode} ${city}` }
}

const eventBlocks = (shop: Shop, order: Order, event: OrderEvent): EmailBlock[] => {
  const messages = orderMessages[order.language]
  if (event.kind === 'created' && order.paymentMethod === 'bank-transfer' && order.paymentDueAt)
    return [
      { kind: 'paragraph', text: messages.transferUntil(formatDeadline(order.paymentDueAt, shop, order.language)) },
      { kind: 'facts', facts: paymentInstructions(shop, order) },
    ]
  if (event.kind === 'fulfilled' && isPickup(order)) return [{ kind: 'facts', facts: [pickupPlace(shop, order)] }]
  if (event.kind === 'fulfilled') {
    const { trackingCompany, trackingNumber, trackingUrl } = event.fulfilment
    const tracking = [trackingCompany, trackingNumber].filter(Boolean).join(' ')
    return [
      ...(tracking ? [{ kind: 'facts' as const, facts: [{ label: messages.tracking, value: tracking }] }] : []),
      ...(trackingUrl ? [{ kind: 'button' as const, label: messages.follow, url: trackingUrl }] : []),
    ]
  }
  if (event.kind === 'refunded')
    return [
      {
        kind: 'facts',
        facts: [
          {
            label: messages.refunded,
            value: formatMoney(createMoney(event.refund.amount, order.currency), order.language),
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
      ...(isPickup(order) ? [pickupPlace(shop, order)] : street ? [{ label: created.deliverTo, value: address }] : []),
      ...(order.total === 0
        ? []
        : [
            {
              label: created.paidBy,
              value: paymentName(order.language, order.paymentMethod, { pickup: isPickup(order) }),
            },
          ]),
      ...(order.company ? [{ label: created.invoiceTo, value: companyLine(order.company, shop, order.language) }] : []),
    ],
  }
}

const lettersOf = (order: Order, event: OrderEvent) => {
  const emails = orderEmailMessages[order.language]
  return event.kind === 'fulfilled' && isPickup(order) ? emails.ready : emails[event.kind]
}

const introduction = (order: Order, event: OrderEvent): string => {
  const emails = orderEmailMessages[order.language]
  if (event.kind === 'cancelled' && event.overdue) return emails.cancelled.overdue
  if (event.kind === 'created') return (isPickup(order) ? emails.created.pickup : emails.created)[paymentLabelOf(order)]
  // Cash on delivery is paid last of all: nothing is to follow then.
  if (event.kind === 'paid' && order.fulfilmentStatus === 'fulfilled') return emails.paid.textSent
  if (event.kind === 'paid' && isPickup(order)) return emails.paid.textPickup
  return event.kind === 'fulfilled' && isPickup(order) ? emails.ready.text : emails[event.kind].text
}

/** What the buyer gets at each step, in the language the order was placed in. */
export const orderEmail = (shop: Shop, order: Order, lines: readonly OrderLine[], event: OrderEvent) => {
  const messages = orderMessages[order.language]
  const { subject, heading } = lettersOf(order, event)
  const money = (minor: number) => formatMoney(createMoney(minor, order.currency), order.language)
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: introduction(order, event) },
    ...eventBlocks(shop, order, event),
    {
      kind: 'facts',
      facts: [
        ...lines.map(({ title, variantTitle, quantity, unitPrice, discount }) => ({
          label: `${quantity} × ${[title, variantTitle].filter(Boolean).join(', ')}`,
          value: money(unitPrice * quantity - discount),
        })),
        ...(order.delivery
          ? [
              {
                label: order.delivery.title,
                value: order.shippingTotal === 0 ? orderEmailMessages[order.language].free : money(order.shippingTotal),
              },
            ]
          : []),
        { label: messages.total, value: money(order.total) },
        { label: messages.includedTax(shop), value: money(order.taxTotal) },
      ],
    },
    ...(event.kind === 'created' ? [agreedFacts(shop, order)] : []),
    { kind: 'button', label: messages.seeOrder, url: orderStatusUrl(shop, order) },
  ]
  return {
    to: order.email,
    language: order.language,
    market: shop.market,
    key: `order:${order.id}:${keyOf(event)}`,
    subject: subject(orderName(order), shop.name),
    heading,
    blocks,
  }
}
