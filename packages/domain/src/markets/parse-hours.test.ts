import { expect, it } from 'vitest'
import { parseHours } from './parse-hours.ts'

it('the reader of opening hours reads times, days that are closed and days that are not named', () => {
  expect(parseHours({ 'mon-fri': ' 9:00 – 17:30 ', sat: '-', sun: '' })).toEqual([
    { days: 'mon-fri', time: '9:00-17:30' },
    { days: 'sat', time: 'closed' },
  ])
  expect(parseHours({ 'mon-fri': '00:00-24:00', sat: '', sun: '' })).toEqual([{ days: 'mon-fri', time: '00:00-24:00' }])
  expect(parseHours({ 'mon-fri': '', sat: '', sun: '' })).toEqual([])
})

it.each(['9-17', '9:00', '17:00-9:00', '9:00-9:00', '9:60-10:00', '9:00-24:01', '25:00-26:00', 'always'])(
  'the reader of opening hours takes “%s” for no hours',
  (time) => expect(parseHours({ 'mon-fri': time, sat: '', sun: '' })).toBeUndefined(),
)
