import { addDays, type CalendarDay, toCalendarDay } from '../calendar/calendar-day.ts'
import { momentOf } from '../calendar/local-time.ts'
import type { DayRange, Figures } from '../markets/figures.ts'
import type { Market } from '../markets/market.ts'

type ReservingMarket = Pick<Market, 'timeZone'> & { readonly figures: Pick<Figures, 'reservation' | 'storeHours'> }

const hourMs = 60 * 60 * 1000

const rangeOf = (day: CalendarDay): DayRange => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 ? 'sun' : weekday === 6 ? 'sat' : 'mon-fri'
}

const openingOf = (day: CalendarDay, { timeZone, figures }: ReservingMarket) => {
  const time = figures.storeHours.find(({ days }) => days === rangeOf(day))?.time ?? 'closed'
  if (time === 'closed') return undefined
  const [from = '', to = ''] = time.split('-')
  const momentAt = (clock: string) => momentOf(day, clock.padStart(5, '0'), timeZone)
  return { from: momentAt(from), to: momentAt(to) }
}

/** Longer than any shop is closed. */
const maxDays = 14

/**
 * 24 hours, and at least until the counter has been open since then for as long as it is on one day: on a working day
 * that is the same, and what is reserved on a Friday evening can still be fetched on Monday. // RES-10
 */
export const reservationEnd = (reservedAt: Date, market: ReservingMarket): Date => {
  const start = reservedAt.getTime()
  const earliest = start + market.figures.reservation.to * hourMs
  const firstDay = toCalendarDay(reservedAt.toISOString(), market.timeZone)
  let missing: number | undefined
  for (let days = 0; days < maxDays; days += 1) {
    const opening = openingOf(addDays(firstDay, days), market)
    if (!opening || opening.to <= start) continue
    missing ??= opening.to - opening.from
    const from = Math.max(opening.from, start)
    if (opening.to - from >= missing) return new Date(Math.max(earliest, from + missing))
    missing -= opening.to - from
  }
  return new Date(earliest)
}
