import { expect, it } from 'vitest'
import { checkOfferRule } from './check-offer-rule.ts'

it.each([
  ['92', '50', { approveFromPercent: 92, rejectBelowPercent: 50 }],
  [' 92 ', '', { approveFromPercent: 92, rejectBelowPercent: null }],
  ['', '100', { approveFromPercent: null, rejectBelowPercent: 100 }],
  ['70', '70', { approveFromPercent: 70, rejectBelowPercent: 70 }],
  ['', ' ', 'empty'],
  ['1', '', { approveFromPercent: 1, rejectBelowPercent: null }],
  ['0', '', 'percent'],
  ['101', '', 'percent'],
  ['9.5', '', 'percent'],
  ['', '-5', 'percent'],
  ['60', '61', 'order'],
])('approve from %s, reject below %s', (approve, reject, result) =>
  expect(checkOfferRule(approve, reject)).toEqual(result),
)
