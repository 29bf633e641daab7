import { type CalendarDay, toCalendarDay } from '../calendar/calendar-day.ts'
import type { Market } from '../markets/market.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { foldText } from '../text/fold-text.ts'
import { addDeliveryDays } from './arrival.ts'

type Order = Pick<
  OrderSnapshot,
  'processedAt' | 'cancelledAt' | 'financialStatus' | 'paymentMethods' | 'delivery' | 'shippingAddress' | 'fulfilments'
>

export type ExpectedDelivery = {
  readonly isPickup: boolean
  readonly firstDay: CalendarDay
  readonly lastDay: CalendarDay
}

const paidOnDelivery = 'cash-on-delivery'

/** An order that waits for a payment is not on its way: nobody knows the day. */
const isUnderWay = ({ cancelledAt, financialStatus, paymentMethods }: Order): boolean =>
  cancelledAt === null &&
  (financialStatus === 'PAID' || (financialStatus === 'PENDING' && paymentMethods.includes(paidOnDelivery)))

/** The built-in platform names its own places so. */
export const isPickupOrder = ({ delivery }: Pick<OrderSnapshot, 'delivery'>): boolean =>
  delivery?.code?.startsWith('pickup-') ?? false

const rangeOf = (order: Order, { figures, city }: Market) => {
  if (isPickupOrder(order)) return { from: 0, to: 0 }
  const isCity = foldText(order.shippingAddress?.city ?? '') === foldText(city)
  return isCity ? figures.deliveryInStockCity : figures.deliveryInStockElsewhere
}

/**
 * The days on which it should arrive or be ready, by the market's figures, from what was sent last or the order.
 * Undefined where nobody knows them, and once they have passed.
 */
export const expectedDelivery = (order: Order, market: Market, now: string): ExpectedDelivery | undefined => {
  if (!isUnderWay(order)) return undefined
  const { dispatch } = market.figures
  const sent = order.fulfilments
    .filter(({ status }) => status === 'SUCCESS')
    .map(({ createdAt }) => toCalendarDay(createdAt, market.timeZone))
    .toSorted()
    .at(-1)
  const way = rangeOf(order, market)
  const start = sent ?? toCalendarDay(order.processedAt, market.timeZone)
  const before = sent === undefined ? dispatch : { from: 0, to: 0 }
  const lastDay = addDeliveryDays(start, before.to + way.to, market)
  if (lastDay < toCalendarDay(now, market.timeZone)) return undefined
  return { isPickup: isPickupOrder(order), firstDay: addDeliveryDays(start, before.from + way.from, market), lastDay }
}
