import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { companyLine } from '../hosted-pages/address-lines.ts'
import { wayOfPaying } from '../hosted-pages/payment-label.ts'
import type { LetterBlock } from '../needs/platform-needs.ts'
import type { Fulfilment, Order, OrderLine, Refund } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { isPickup } from './is-pickup.ts'
import { orderLetterWords } from './order-email-messages.ts'
import { formatDeadline, orderWords, paymentInstructions, paymentName } from './order-messages.ts'
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
  const { street, postalCode, city } = markets[shop.market].contact.pickupPoint
  return { label: orderLetterWords[order.language].ready.place, value: `${street}, ${postalCode} ${city}` }
}

const eventBlocks = (shop: Shop, order: Order, event: OrderEvent): LetterBlock[] => {
  const words = orderWords[order.language]
  if (event.kind === 'created' && order.paymentMethod === 'bank-transfer' && order.paymentDueAt)
    return [
      { kind: 'paragraph', text: words.transferUntil(formatDeadline(order.paymentDueAt, shop, order.language)) },
      { kind: 'facts', facts: paymentInstructions(shop, order) },
    ]
  if (event.kind === 'fulfilled' && isPickup(order)) return [{ kind: 'facts', facts: [pickupPlace(shop, order)] }]
  if (event.kind === 'fulfilled') {
    const { trackingCompany, trackingNumber, trackingUrl } = event.fulfilment
    const tracking = [trackingCompany, trackingNumber].filter(Boolean).join(' ')
    return [
      ...(tracking ? [{ kind: 'facts' as const, facts: [{ label: words.tracking, value: tracking }] }] : []),
      ...(trackingUrl ? [{ kind: 'button' as const, label: words.follow, url: trackingUrl }] : []),
    ]
  }
  if (event.kind === 'refunded')
    return [
      {
        kind: 'facts',
        facts: [
          {
            label: words.refunded,
            value: formatMoney(createMoney(event.refund.amount, order.currency), order.language),
          },
        ],
      },
    ]
  return []
}

/** What was agreed, for who keeps the letter as the proof of it. */
const agreedFacts = (shop: Shop, order: Order): LetterBlock => {
  const { created } = orderLetterWords[order.language]
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
      ...(order.company ? [{ label: created.invoiceTo, value: companyLine(order.company, shop) }] : []),
    ],
  }
}

const lettersOf = (order: Order, event: OrderEvent) => {
  const letters = orderLetterWords[order.language]
  return event.kind === 'fulfilled' && isPickup(order) ? letters.ready : letters[event.kind]
}

const introduction = (order: Order, event: OrderEvent): string => {
  const letters = orderLetterWords[order.language]
  if (event.kind === 'cancelled' && event.overdue) return letters.cancelled.overdue
  if (event.kind === 'created') return (isPickup(order) ? letters.created.pickup : letters.created)[wayOfPaying(order)]
  // Cash on delivery is paid last of all: nothing is to follow then.
  if (event.kind === 'paid' && order.fulfilmentStatus === 'fulfilled') return letters.paid.textSent
  if (event.kind === 'paid' && isPickup(order)) return letters.paid.textPickup
  return event.kind === 'fulfilled' && isPickup(order) ? letters.ready.text : letters[event.kind].text
}

/** What the buyer gets at each step, in the language the order was placed in. */
export const orderLetter = (shop: Shop, order: Order, lines: readonly OrderLine[], event: OrderEvent) => {
  const words = orderWords[order.language]
  const { subject, heading } = lettersOf(order, event)
  const money = (minor: number) => formatMoney(createMoney(minor, order.currency), order.language)
  const blocks: LetterBlock[] = [
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
                value: order.shippingTotal === 0 ? orderLetterWords[order.language].free : money(order.shippingTotal),
              },
            ]
          : []),
        { label: words.total, value: money(order.total) },
        { label: words.includedTax(shop), value: money(order.taxTotal) },
      ],
    },
    ...(event.kind === 'created' ? [agreedFacts(shop, order)] : []),
    { kind: 'button', label: words.seeOrder, url: orderStatusUrl(shop, order) },
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
