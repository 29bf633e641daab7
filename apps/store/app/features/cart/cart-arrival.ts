import { toCalendarDay } from '@dvaput/domain/calendar/calendar-day'
import { arrivalOf } from '@dvaput/domain/delivery/arrival'
import { promiseDelivery } from '@dvaput/domain/delivery/promised-delivery'
import type { Locale } from '@dvaput/domain/markets/locale'
import { formatDay } from '@dvaput/domain/text/format-day'

/** By which day it arrives if it is ordered today, as the product page says. */
export type CartArrival = {
  readonly local: { readonly day: string; readonly cityDay: string }
  readonly international: { readonly day: string }
}

export const toCartArrival = ({ market, language }: Locale, now = new Date()): CartArrival => {
  const at = now.toISOString()
  const { inCity, elsewhere } = arrivalOf(toCalendarDay(at, market.timeZone), market)
  const imported = promiseDelivery(at, { isPickup: false, isImported: true, city: '' }, market)
  return {
    local: { day: formatDay(elsewhere, language), cityDay: formatDay(inCity, language) },
    international: { day: formatDay(imported.lastDay, language) },
  }
}
