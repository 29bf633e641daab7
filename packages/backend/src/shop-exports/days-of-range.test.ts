import { expect, it } from 'vitest'
import { daysOfRange } from './days-of-range.ts'

it('a day of an export is a day of its market, also where the clocks change', () => {
  const ba = daysOfRange({ market: 'ba', from: '2026-03-29', to: '2026-03-29' })
  expect(ba).toEqual({ from: new Date('2026-03-28T23:00:00Z'), to: new Date('2026-03-29T22:00:00Z') })
  const cl = daysOfRange({ market: 'cl', from: '2026-01-01', to: '2026-01-31' })
  expect(cl).toEqual({ from: new Date('2026-01-01T03:00:00Z'), to: new Date('2026-02-01T03:00:00Z') })
})
