import { expect, it } from 'vitest'
import { mannWhitneyP } from './mann-whitney.ts'

const numbers = (count: number, of: (index: number) => number) => Array.from({ length: count }, (_, index) => of(index))

it('the Mann-Whitney test has the p of a textbook: Darwin’s maize, crossed against self-fertilised', () => {
  const crossed = [23.5, 12, 21, 22, 19.125, 21.5, 22.125, 20.375, 18.25, 21.625, 23.25, 21, 22.125, 23, 12]
  const selfed = [17.375, 20.375, 20, 20, 18.375, 18.625, 18.625, 15.25, 16.5, 18, 16.25, 18, 12.75, 15.5, 18]
  expect(mannWhitneyP(crossed, selfed)).toBeCloseTo(0.0027, 3)
})

it('the Mann-Whitney test finds no difference between equal samples, and a small shift among many', () => {
  const sample = numbers(1_000, (index) => (index * 7919) % 1_000)
  expect(mannWhitneyP(sample, sample)).toBeGreaterThan(0.9)
  expect(
    mannWhitneyP(
      sample,
      sample.map((value) => value + 60),
    ),
  ).toBeLessThan(0.001)
})
