import { toCalendarDay } from '../calendar/calendar-day.ts'
import type { Market } from '../markets/market.ts'
import { hasArrived } from '../orders/has-arrived.ts'
import { isImportedOrder } from '../orders/is-imported-order.ts'
import { isPaidOnReceipt } from '../orders/is-paid-on-receipt.ts'
import { isPickupOrder } from '../orders/is-pickup-order.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { pickupState } from '../orders/pickup-state.ts'
import { addDeliveryDays } from './arrival.ts'
import {
  type DeliveryDays,
  type DeliveryWay,
  daysOnTheWay,
  parsePromiseAttribute,
  promiseDelivery,
} from './promised-delivery.ts'

type Order = Pick<
  OrderSnapshot,
  | 'processedAt'
  | 'cancelledAt'
  | 'financialStatus'
  | 'fulfillmentStatus'
  | 'paymentMethods'
  | 'delivery'
  | 'attributes'
  | 'shippingAddress'
  | 'fulfilments'
  | 'lines'
  | 'parcel'
>

export type ExpectedDelivery = DeliveryDays & { readonly isPickup: boolean }

/** An order that waits for a payment is not on its way: nobody knows the day. */
const isUnderWay = (order: Order): boolean =>
  order.cancelledAt === null &&
  (order.financialStatus === 'PAID' || (order.financialStatus === 'PENDING' && isPaidOnReceipt(order)))

const wayOf = (order: Order): DeliveryWay => ({
  isPickup: isPickupOrder(order),
  city: order.shippingAddress?.city ?? '',
})

/** The figures are those of our own stock, so of imported products there is only what was promised. */
const daysOf = (order: Order, market: Market): DeliveryDays | undefined => {
  if (isImportedOrder(order)) return parsePromiseAttribute(order.attributes)
  const sent = order.fulfilments
    .filter(({ status }) => status === 'SUCCESS')
    .map(({ createdAt }) => toCalendarDay(createdAt, market.timeZone))
    .toSorted()
    .at(-1)
  const way = wayOf(order)
  if (sent === undefined)
    return parsePromiseAttribute(order.attributes) ?? promiseDelivery(order.processedAt, way, market)
  const { from, to } = daysOnTheWay(way, market)
  return { firstDay: addDeliveryDays(sent, from, market), lastDay: addDeliveryDays(sent, to, market) }
}

/**
 * The days on which it should arrive or be ready: from what was sent last by the market's figures, before that as they
 * were promised with the order.
 * Undefined where nobody knows them, and once they have passed.
 */
export const expectedDelivery = (order: Order, market: Market, now: string): ExpectedDelivery | undefined => {
  const pickup = pickupState(order)
  if (!isUnderWay(order) || pickup === 'ready' || pickup === 'collected' || hasArrived(order)) return undefined
  const days = daysOf(order, market)
  if (!days || days.lastDay < toCalendarDay(now, market.timeZone)) return undefined
  return { isPickup: isPickupOrder(order), ...days }
}
