import { type CalendarDay, toCalendarDay } from './calendar-day.ts'

const shownAt = (moment: number, timeZone: string) => {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** The moment at which clocks of that zone show this time of that day. */
export const momentOf = (day: CalendarDay, time: string, timeZone: string): number => {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return asUtc
  const near = asUtc - (shownAt(asUtc, timeZone) - asUtc)
  return near - (shownAt(near, timeZone) - asUtc)
}

/** What clocks of that zone show, as a field for date and time takes it: `2026-11-16T09:30`. */
export const toLocalTime = (at: Date, timeZone: string): string =>
  new Date(shownAt(at.getTime(), timeZone)).toISOString().slice(0, 16)

/** Nothing where no such day or time exists. */
export const parseLocalTime = (text: string, timeZone: string): Date | undefined => {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? []
  const moment = day === '' ? Number.NaN : momentOf(day, time, timeZone)
  if (Number.isNaN(moment)) return undefined
  const at = new Date(moment)
  return toCalendarDay(at.toISOString(), timeZone) === day ? at : undefined
}
