import { expect, it } from 'vitest'
import { toCalendarDay } from '../calendar/calendar-day.ts'
import { markets } from '../markets/markets.ts'
import { formatDay } from '../text/format-day.ts'
import { arrivalOf } from './arrival.ts'

it.each([
  // 1-2 business days to dispatch, then 1-2 in the city and 2-5 elsewhere. // INFO-21, INFO-22
  ['ba', '2026-11-09', '2026-11-13', '2026-11-18'],
  // 25 November is a holiday in Bosnia and none in Chile.
  ['ba', '2026-11-20', '2026-11-27', '2026-12-02'],
  ['cl', '2026-11-20', '2026-11-26', '2026-12-01'],
  // Ordered on a Saturday and on the Sunday after it.
  ['ba', '2026-11-14', '2026-11-19', '2026-11-24'],
  ['ba', '2026-11-15', '2026-11-19', '2026-11-24'],
  // Over the New Year.
  ['ba', '2026-12-30', '2027-01-06', '2027-01-11'],
  // Over the national days.
  ['cl', '2026-09-16', '2026-09-23', '2026-09-28'],
] as const)(
  'in %s what is ordered on %s arrives by %s in the city and by %s elsewhere',
  (id, day, inCity, elsewhere) => {
    expect(arrivalOf(day, markets[id])).toEqual({ inCity, elsewhere })
  },
)

it('the day of arrival counts from the day it is in the market', () => {
  const at = '2026-11-20T23:30:00Z'
  const arrival = (id: 'ba' | 'cl') => arrivalOf(toCalendarDay(at, markets[id].timeZone), markets[id]).elsewhere
  expect([arrival('ba'), arrival('cl')]).toEqual(['2026-12-02', '2026-12-01'])
})

it.each([
  ['bcs', 'četvrtka, 19. novembra'],
  ['en', 'Thursday 19 November'],
  ['es', 'jueves 19 de noviembre'],
] as const)('the day of arrival names the day as it follows “by” in %s', (language, text) => {
  expect(formatDay('2026-11-19', language)).toBe(text)
})
