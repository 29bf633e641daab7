import { addDays, type CalendarDay } from '../calendar/calendar-day.ts'
import type { PostalAddress } from '../markets/market.ts'

type Country = PostalAddress['country']

const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const [sunday, monday, tuesday, wednesday, friday, saturday] = [0, 1, 2, 3, 5, 6] as const

/** Gregorian, by the method of Meeus, Jones and Butcher. */
const easterSunday = (year: number): CalendarDay => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leapCenturies - correction + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** In the Federation, where the store is: a pair that touches a Sunday goes on until Monday or Tuesday. */
const pair = (first: CalendarDay): readonly CalendarDay[] => {
  const second = addDays(first, 1)
  const touchesSunday = weekdayOf(first) === sunday || weekdayOf(second) === sunday
  return touchesSunday ? [first, second, addDays(second, 1)] : [first, second]
}

/** Chilean law 19.668: to the Monday before, or after a Friday. */
const toMonday = (day: CalendarDay): CalendarDay => {
  const weekday = weekdayOf(day)
  if (weekday >= tuesday && weekday < friday) return addDays(day, monday - weekday)
  return weekday === friday ? addDays(day, 3) : day
}

/** Chilean law 20.299: from a Tuesday to the Friday before, from a Wednesday to the Friday after. */
const toFriday = (day: CalendarDay): CalendarDay => {
  const weekday = weekdayOf(day)
  if (weekday === tuesday) return addDays(day, -4)
  return weekday === wednesday ? addDays(day, 2) : day
}

/** Chilean laws 20.215 and 20.983: days that would be alone between a holiday and a weekend. */
const bridges = (year: number): readonly CalendarDay[] => {
  const kept = [
    [`${year}-01-02`, [monday]],
    [`${year}-09-17`, [monday, friday]],
    [`${year}-09-20`, [friday]],
  ] as const satisfies readonly (readonly [CalendarDay, readonly number[]])[]
  return kept.filter(([day, weekdays]) => weekdays.some((weekday) => weekday === weekdayOf(day))).map(([day]) => day)
}

/** Days on which nobody works. Religious ones that are not the same for all of Bosnia are left out. */
const holidaysOf = {
  BA: (year) => [...pair(`${year}-01-01`), `${year}-03-01`, ...pair(`${year}-05-01`), `${year}-11-25`],
  CL: (year) => [
    ...['01-01', '05-01', '05-21', '07-16', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25'].map(
      (day) => `${year}-${day}`,
    ),
    addDays(easterSunday(year), friday - 7),
    addDays(easterSunday(year), saturday - 7),
    // The winter solstice.
    `${year}-06-${year % 4 < 2 ? 20 : 21}`,
    toMonday(`${year}-06-29`),
    toMonday(`${year}-10-12`),
    toFriday(`${year}-10-31`),
    ...bridges(year),
  ],
} as const satisfies Record<Country, (year: number) => readonly CalendarDay[]>

export const isPublicHoliday = (day: CalendarDay, country: Country): boolean =>
  holidaysOf[country](Number(day.slice(0, 4))).includes(day)
