import type { DayRange, OpeningHours } from '@dvaput/domain/markets/figures'

type Moment = { readonly days: DayRange; readonly minutes: number }

export type HoursToday =
  | { readonly kind: 'open' | 'later' | 'over'; readonly time: string }
  | { readonly kind: 'closed' }

const weekend: Readonly<Record<string, DayRange>> = { Sat: 'sat', Sun: 'sun' }

/** Weekday and minute of the day in the shop's time zone. */
export const readMoment = (now: Date, timeZone: string): Moment => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { days: weekend[parts.weekday ?? ''] ?? 'mon-fri', minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Closed on days that are not listed. */
export const hoursToday = (hours: OpeningHours, { days, minutes }: Moment): HoursToday => {
  const [opens, closes] = hours.find((entry) => entry.days === days)?.time.split('-') ?? []
  if (opens === undefined || closes === undefined) return { kind: 'closed' }
  if (minutes < toMinutes(opens)) return { kind: 'later', time: opens }
  return minutes < toMinutes(closes) ? { kind: 'open', time: closes } : { kind: 'over', time: closes }
}
