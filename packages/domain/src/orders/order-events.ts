import type { MarketId } from '../markets/market.ts'
import type { Money } from '../money/money.ts'
import { trackingUrl } from './carriers.ts'
import { isChargeBack } from './charge-back.ts'
import { parseGoneAttribute } from './gone-products.ts'
import { isPaidOnReceipt } from './is-paid-on-receipt.ts'
import type { OrderSnapshot, OrderTracking } from './order-snapshot.ts'

export type OrderEvent =
  | { readonly kind: 'placed' | 'delivered'; readonly at: string }
  | {
      readonly kind: 'cancelled'
      readonly at: string
      readonly reason: string | null
      /** What the warehouse had too few of, where it said so. */
      readonly gone: readonly string[]
    }
  /** Null where the platform does not say when: a card is charged with the order, anything else is paid later. */
  | { readonly kind: 'paid' | 'paid-on-delivery'; readonly at: string | null }
  | {
      readonly kind: 'sent'
      readonly at: string
      readonly tracking: readonly OrderTracking[]
      readonly items: readonly { readonly title: string; readonly quantity: number }[]
    }
  | { readonly kind: 'refunded' | 'charged-back'; readonly at: string | null; readonly amount: Money }
  /** Not what the order costs: a person has to look. */
  | { readonly kind: 'payment-differs'; readonly at: string; readonly amount: Money }

const paidStatuses = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])

type Facts = Pick<
  OrderSnapshot,
  | 'processedAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'attributes'
  | 'financialStatus'
  | 'paymentMethods'
  | 'fulfilments'
  | 'refunds'
  | 'lines'
  | 'differingPayment'
>

/** What happened, in its order. */
export const orderEvents = (order: Facts, market: MarketId): readonly OrderEvent[] => {
  const isPaid = paidStatuses.has(order.financialStatus ?? '')
  const isBy = (method: string) => order.paymentMethods.length === 1 && order.paymentMethods[0] === method
  const isOnDelivery = order.paymentMethods.length === 1 && isPaidOnReceipt(order)
  const isPaidAtOnce = ['card', 'counter-cash', 'counter-card'].some(isBy)
  const titleOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.title ?? ''
  const later: readonly OrderEvent[] = [
    ...order.fulfilments
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ createdAt, tracking, lines }) => ({
        kind: 'sent' as const,
        at: createdAt,
        tracking: tracking.map((each) => ({ ...each, url: trackingUrl(each, market) })),
        items: lines.map(({ lineId, quantity }) => ({ title: titleOf(lineId), quantity })),
      })),
    ...order.fulfilments.flatMap(({ deliveredAt }) =>
      deliveredAt ? [{ kind: 'delivered' as const, at: deliveredAt }] : [],
    ),
    ...order.refunds
      .filter(({ amount }) => amount.minor > 0)
      .map((refund) => ({
        kind: isChargeBack(refund) ? ('charged-back' as const) : ('refunded' as const),
        at: refund.createdAt,
        amount: refund.amount,
      })),
    ...(order.differingPayment ? [{ kind: 'payment-differs' as const, ...order.differingPayment }] : []),
    ...(order.cancelledAt === null
      ? []
      : [
          {
            kind: 'cancelled' as const,
            ...{ at: order.cancelledAt, reason: order.cancelReason },
            gone: order.cancelReason === 'INVENTORY' ? parseGoneAttribute(order.attributes) : [],
          },
        ]),
  ]
  const sorted = later.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
  const lastSent = sorted.findLastIndex(({ kind }) => kind === 'sent') + 1
  return [
    { kind: 'placed', at: order.processedAt },
    ...(isPaid && !isOnDelivery ? [{ kind: 'paid' as const, at: isPaidAtOnce ? order.processedAt : null }] : []),
    ...sorted.slice(0, lastSent),
    ...(isPaid && isOnDelivery ? [{ kind: 'paid-on-delivery' as const, at: null }] : []),
    ...sorted.slice(lastSent),
  ]
}
