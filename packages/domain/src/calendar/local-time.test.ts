import { expect, it } from 'vitest'
import { parseLocalTime, toLocalTime } from './local-time.ts'

it.each([
  ['2026-11-16T09:30', 'Europe/Sarajevo', '2026-11-16T08:30:00.000Z'],
  ['2026-07-16T09:30', 'Europe/Sarajevo', '2026-07-16T07:30:00.000Z'],
  ['2026-11-16T23:30', 'America/Santiago', '2026-11-17T02:30:00.000Z'],
])('the local time %s in %s is %s, and is shown again as it was typed', (text, timeZone, at) => {
  expect(parseLocalTime(text, timeZone)?.toISOString()).toBe(at)
  expect(toLocalTime(new Date(at), timeZone)).toBe(text)
})

it.each(['', '2026-11-16', '2026-02-31T10:00', '2026-13-01T10:00', '2026-11-16T25:00', 'tomorrow'])(
  'the reader of local times finds no moment in %j',
  (text) => {
    expect(parseLocalTime(text, 'Europe/Sarajevo')).toBeUndefined()
  },
)

it('the reader of local times moves a time that the change to summer time leaves out by an hour', () => {
  expect(parseLocalTime('2026-03-29T02:30', 'Europe/Sarajevo')?.toISOString()).toMatch(/^2026-03-29T0[01]:30/)
})
