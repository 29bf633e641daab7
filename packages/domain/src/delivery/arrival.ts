import { addBusinessDays, type CalendarDay } from '../calendar/calendar-day.ts'
import type { Range } from '../markets/figures.ts'
import type { Market } from '../markets/market.ts'
import { isPublicHoliday } from './public-holidays.ts'

type Profile = Pick<Market, 'figures' | 'country'>

/** So many business days later: Monday to Friday, without the country's holidays. */
export const addDeliveryDays = (day: CalendarDay, businessDays: number, { country }: Pick<Market, 'country'>) =>
  addBusinessDays(day, businessDays, (each) => isPublicHoliday(each, country))

/** The last days of arrival of a product in our stock that is ordered on that day, by the market's figures. */
export const arrivalOf = (orderedOn: CalendarDay, market: Profile) => {
  const { dispatch, deliveryInStockCity, deliveryInStockElsewhere } = market.figures
  const lastDay = (way: Range): CalendarDay => addDeliveryDays(orderedOn, dispatch.to + way.to, market)
  return { inCity: lastDay(deliveryInStockCity), elsewhere: lastDay(deliveryInStockElsewhere) }
}
