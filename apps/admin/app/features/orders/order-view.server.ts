import type { OrderDesk } from '@dvaput/backend/shop-side/order-desk'
import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { OrderEvent } from '@dvaput/domain/orders/order-events'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { receiptMessages } from '@dvaput/domain/receipts/receipt-messages'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'
import type { OrderAct } from './order-acts.tsx'

type Found = NonNullable<Awaited<ReturnType<OrderDesk['find']>>>

const notSent = new Set([null, 'UNFULFILLED', 'PARTIALLY_FULFILLED'])

/** What may be done with it now; the shop has the last word. */
const actsOf = ({ order: { snapshot }, canChange }: Found): readonly OrderAct[] => {
  const { cancelledAt, financialStatus, fulfillmentStatus, total, refunded } = snapshot
  const isPaid = financialStatus === 'PAID' || financialStatus === 'PARTIALLY_REFUNDED'
  if (!canChange) return []
  return [
    ...(cancelledAt === null && notSent.has(fulfillmentStatus) ? (['fulfil'] as const) : []),
    ...(cancelledAt === null && financialStatus === 'PENDING' ? (['paid'] as const) : []),
    ...(isPaid && total.minor > refunded.minor ? (['refund'] as const) : []),
    ...(cancelledAt === null && (fulfillmentStatus ?? 'UNFULFILLED') === 'UNFULFILLED' ? (['cancel'] as const) : []),
  ]
}

/** An order as its screen shows it, with every amount and time as text. */
export const createOrderView = (found: Found, language: Language) => {
  const { order, notes, units } = found
  const { timeZone } = markets[order.market]
  const { lines, events, ...view } = toOrderView(order, language)
  const { snapshot } = order
  const paymentNames: Readonly<Record<string, string>> = receiptMessages[language].paymentMethods
  const when = (at: string) => formatDateTime({ at, timeZone }, language)
  const detailOf = (event: OrderEvent) => {
    if (event.kind === 'refunded') return formatMoney(event.amount, language)
    if (event.kind !== 'sent') return ''
    return event.tracking.map(({ company, number }) => [company, number].filter(Boolean).join(' ')).join(', ')
  }
  const sums = [
    { key: 'discount', money: view.discount },
    { key: 'delivery', money: view.shipping },
    { key: 'refunded', money: view.refunded },
    { key: 'outstanding', money: view.outstanding },
  ] as const
  return {
    revision: found.revision,
    acts: actsOf(found),
    statuses: snapshot.cancelledAt
      ? ['cancelled', snapshot.financialStatus]
      : [snapshot.financialStatus, snapshot.fulfillmentStatus],
    left: formatMoney({ ...snapshot.total, minor: snapshot.total.minor - snapshot.refunded.minor }, language),
    currency: snapshot.total.currency,
    /** One field for each unit that has not left. */
    units: snapshot.lines.flatMap(({ id, title, quantity, unfulfilledQuantity }) =>
      Array.from({ length: Math.min(unfulfilledQuantity, 20) }, (_, index) => {
        const number = quantity - unfulfilledQuantity + index + 1
        return { field: `serial:${id}:${number}`, name: title, number }
      }),
    ),
    notes: notes.map(({ id, administratorName: who, text, createdAt }) => ({
      ...{ id, who, text, when: when(createdAt.toISOString()) },
    })),
    facts: {
      lines: lines.map(({ id, title, variantTitle, quantity, discountedPrice, unitNumbers }) => ({
        ...{ id, quantity, price: formatMoney(discountedPrice, language) },
        title: [title, variantTitle].filter(Boolean).join(', '),
        serials: [
          ...unitNumbers.map(({ value }) => value),
          ...units.filter(({ lineId }) => lineId === id).map(({ serial }) => serial),
        ],
      })),
      contact: [order.email, snapshot.phone].filter(Boolean).join('\n'),
      payment: snapshot.paymentMethods.map((method) => paymentNames[method] ?? method).join(', '),
      delivery: view.delivery,
      ...{ shipping: view.shippingAddress, billing: view.billingAddress },
      sums: sums
        .filter(({ money }) => money.minor > 0)
        .map(({ key, money }) => ({ key, amount: formatMoney(money, language) })),
      total: formatMoney(view.total, language),
      events: events.map((event) => ({
        kind: event.kind,
        when: event.at === null ? '' : when(event.at),
        detail: detailOf(event),
      })),
    },
  }
}
