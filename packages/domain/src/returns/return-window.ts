import { addBusinessDays, addDays, type CalendarDay, toCalendarDay } from '../calendar/calendar-day.ts'
import type { Market } from '../markets/market.ts'
import { handedOver } from '../orders/handed-over.ts'

type Sent = Parameters<typeof handedOver>[0]
type Profile = Pick<Market, 'figures' | 'timeZone'>

/**
 * The day by which the buyer has everything. Nobody tells us when a parcel was handed over, so the longest delivery
 * time counts from the last one sent, in the city too, and from the day on which somebody came for it: an error is in the buyer's favour.
 */
export const receivedDay = (order: Sent, { figures, timeZone }: Profile): CalendarDay | undefined => {
  const days = handedOver(order).map(({ at }) => toCalendarDay(at, timeZone))
  const last = days.toSorted().at(-1)
  return last === undefined ? undefined : addBusinessDays(last, figures.deliveryInStockElsewhere.to)
}

/** The last day on which a return may be requested; undefined while the buyer has nothing. */
export const lastReturnDay = (order: Sent, market: Profile): CalendarDay | undefined => {
  const received = receivedDay(order, market)
  return received === undefined ? undefined : addDays(received, market.figures.returnWindow.to)
}

/** The whole of the last day counts. */
export const isReturnWindowOpen = (order: Sent, market: Profile, now: string): boolean => {
  const last = lastReturnDay(order, market)
  return last !== undefined && toCalendarDay(now, market.timeZone) <= last
}
