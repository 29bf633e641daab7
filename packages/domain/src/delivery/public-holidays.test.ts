import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-day.ts'
import { isPublicHoliday } from './public-holidays.ts'

const holidays = (country: 'BA' | 'CL', year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
    (day) => day.startsWith(`${year}`) && isPublicHoliday(day, country),
  )

it.each([
  [2026, '01-01 01-02 03-01 05-01 05-02 11-25'],
  [2027, '01-01 01-02 03-01 05-01 05-02 05-03 11-25'],
  // 1 January 2028 is a Saturday.
  [2028, '01-01 01-02 01-03 03-01 05-01 05-02 11-25'],
])('the calendar of holidays knows the days on which Bosnia does not work in %i', (year, days) => {
  expect(holidays('BA', year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

it.each([
  // 2 January 2023 is a Monday, 20 September 2024 a Friday.
  [2023, '01-01 01-02 04-07 04-08 05-01 05-21 06-21 06-26 07-16 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25'],
  [2024, '01-01 03-29 03-30 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 09-20 10-12 10-31 11-01 12-08 12-25'],
  [2025, '01-01 04-18 04-19 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25'],
  [2026, '01-01 04-03 04-04 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25'],
  // A Tuesday: 29 June 2027 is kept on Monday, 12 October too. 17 September is a Friday, and a Monday in 2029.
  [2027, '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25'],
  // 31 October 2028 is a Tuesday, 2029 a Wednesday.
  [2028, '01-01 04-14 04-15 05-01 05-21 06-20 06-26 07-16 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25'],
  [2029, '01-01 03-30 03-31 05-01 05-21 06-20 07-02 07-16 08-15 09-17 09-18 09-19 10-15 11-01 11-02 12-08 12-25'],
])('the calendar of holidays knows the days on which Chile does not work in %i', (year, days) => {
  expect(holidays('CL', year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})
