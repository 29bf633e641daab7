/** A day without a time, as `2026-11-16`: its text sorts as the days do. */
export type CalendarDay = string

const dayMs = 24 * 60 * 60 * 1000

/** The day on which it is that moment in that zone. */
export const toCalendarDay = (at: string, timeZone: string): CalendarDay => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(new Date(at))
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string>
  return `${year}-${month}-${day}`
}

export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const isWeekend = (day: CalendarDay): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Monday to Friday, without the holidays that are named. */
export const addBusinessDays = (
  day: CalendarDay,
  businessDays: number,
  isHoliday: (day: CalendarDay) => boolean = () => false,
): CalendarDay => {
  let reached = day
  for (let left = businessDays; left > 0; ) {
    reached = addDays(reached, 1)
    if (!isWeekend(reached) && !isHoliday(reached)) left -= 1
  }
  return reached
}

/** Noon of that day: shown in any zone of ours it is the same day. */
export const momentOfDay = (day: CalendarDay): string => `${day}T12:00:00Z`
