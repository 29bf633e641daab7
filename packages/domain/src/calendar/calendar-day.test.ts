import { expect, it } from 'vitest'
import { addBusinessDays, addDays, momentOfDay, toCalendarDay } from './calendar-day.ts'

it('a calendar day is the day in the zone of the market', () => {
  expect(toCalendarDay('2026-11-16T02:30:00Z', 'America/Santiago')).toBe('2026-11-15')
  expect(toCalendarDay('2026-11-15T23:30:00Z', 'Europe/Sarajevo')).toBe('2026-11-16')
})

it.each(['Europe/Sarajevo', 'America/Santiago'])(
  'a calendar day is the same day when it is shown in %s',
  (timeZone) => {
    expect(toCalendarDay(momentOfDay('2026-03-29'), timeZone)).toBe('2026-03-29')
  },
)

it('the calendar counts days over the end of a month, a year and a change of the clock', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

it.each([
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-11-16', 4, '2026-11-20'],
  ['2026-11-16', 5, '2026-11-23'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-22', 5, '2026-11-27'],
])('the day %s and %i business days are %s', (day, businessDays, reached) => {
  expect(addBusinessDays(day, businessDays)).toBe(reached)
})
