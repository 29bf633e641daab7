import { expect, it } from 'vitest'
import { parseDays } from './parse-days.ts'

it('an export has a first and a last day, at most a year apart', () => {
  expect(parseDays('2026-01-01', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' })
  expect(parseDays('2026-01-01', '2027-01-01')).toBeDefined()
})

it.each([
  ['2026-01-02', '2026-01-01'],
  ['2026-01-01', '2027-06-01'],
  ['1.1.2026', '2026-01-01'],
  ['2026-13-01', '2026-12-01'],
  ['', ''],
])('an export from %j to %j is refused', (from, to) => {
  expect(parseDays(from, to)).toBeUndefined()
})
