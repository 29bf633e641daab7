import { expect, it } from 'vitest'
import { createMoney } from '../money/money.ts'
import type { OrderLine } from '../orders/order-snapshot.ts'
import { refundAmount } from './refund-amount.ts'

const bam = (minor: number) => createMoney(minor, 'BAM')
const line = (refundedUnits = 0) =>
  ({ id: 'a', quantity: 3, currentQuantity: 3 - refundedUnits, discountedPrice: bam(1_000) }) as OrderLine
const order = (refundedUnits = 0, refunded = 0) => ({
  lines: [line(refundedUnits)],
  total: bam(1_000),
  refunded: bam(refunded),
})

it('the refund of a return is what the units cost after discounts, and the steps sum up to the line', () => {
  const steps = [0, 1, 2].map((before) => refundAmount(order(before), [{ lineId: 'a', quantity: 1 }]).minor)
  expect(steps).toEqual([333, 333, 334])
  expect(refundAmount(order(), [{ lineId: 'a', quantity: 3 }])).toEqual(bam(1_000))
})

it('the refund of a return is never more than is left of what was paid', () => {
  expect(refundAmount(order(0, 700), [{ lineId: 'a', quantity: 3 }])).toEqual(bam(300))
})

it('the refund of a return is nothing for a line of another order', () => {
  expect(refundAmount(order(), [{ lineId: 'b', quantity: 1 }])).toEqual(bam(0))
})
