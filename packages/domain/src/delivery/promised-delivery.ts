import { type CalendarDay, toCalendarDay } from '../calendar/calendar-day.ts'
import type { Range } from '../markets/figures.ts'
import type { Market } from '../markets/market.ts'
import { foldText } from '../text/fold-text.ts'
import { addDeliveryDays } from './arrival.ts'

export type DeliveryDays = { readonly firstDay: CalendarDay; readonly lastDay: CalendarDay }

/** How it reaches the buyer. */
export type DeliveryWay = {
  readonly isPickup: boolean
  /** From the warehouse abroad, door to door. */
  readonly isImported?: boolean
  /** Where it goes; empty where nobody knows. */
  readonly city: string
}

const none: Range = { from: 0, to: 0 }

/** Business days on the way, once it has left. */
export const daysOnTheWay = ({ isPickup, city }: DeliveryWay, { figures, city: own }: Market): Range => {
  if (isPickup) return none
  return foldText(city) === foldText(own) ? figures.deliveryInStockCity : figures.deliveryInStockElsewhere
}

/** Imported products, door to door, by the business days that were promised when they were ordered. */
export const promiseImported = (
  paidAt: string,
  { from, to }: Range,
  market: Pick<Market, 'country' | 'timeZone'>,
): DeliveryDays => {
  const day = toCalendarDay(paidAt, market.timeZone)
  return { firstDay: addDeliveryDays(day, from, market), lastDay: addDeliveryDays(day, to, market) }
}

/** What the product page says, of this order: the days on which it should arrive or be ready. */
export const promiseDelivery = (orderedAt: string, way: DeliveryWay, market: Market): DeliveryDays => {
  const { dispatch, deliveryImported } = market.figures
  if (way.isImported) return promiseImported(orderedAt, deliveryImported, market)
  const after = daysOnTheWay(way, market)
  const day = toCalendarDay(orderedAt, market.timeZone)
  return {
    firstDay: addDeliveryDays(day, dispatch.from + after.from, market),
    lastDay: addDeliveryDays(day, dispatch.to + after.to, market),
  }
}

const promiseAttribute = '_delivery_promise'

type Attribute = { readonly key: string; readonly value: string }

/** Of an order: what was promised when it was placed stays, whatever figures the shop sets afterwards. */
export const toPromiseAttribute = ({ firstDay, lastDay }: DeliveryDays): Attribute => ({
  key: promiseAttribute,
  value: `${firstDay}/${lastDay}`,
})

/** Undefined where nothing was promised, or what stands there are no days. */
export const parsePromiseAttribute = (attributes: readonly Attribute[]): DeliveryDays | undefined => {
  const written = attributes.find(({ key }) => key === promiseAttribute)?.value ?? ''
  const [, firstDay, lastDay] = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/.exec(written) ?? []
  return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : undefined
}
