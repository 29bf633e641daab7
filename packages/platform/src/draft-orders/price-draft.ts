import { shareOut } from '../discounts/share-out.ts'
import type { DraftDiscount, DraftLine } from '../tables/draft-orders.table.ts'

export type UnpricedLine = Omit<DraftLine, 'discount'>

const percentOf = (amount: number, basisPoints: number): number =>
  Number((2n * BigInt(amount) * BigInt(basisPoints) + 10_000n) / 20_000n)

/** A percentage of the line, or so much off each of its units; never more than it costs. */
export const ownDiscountOf = ({ ownDiscount, unitPrice, quantity }: UnpricedLine): number => {
  if (!ownDiscount) return 0
  const whole = unitPrice * quantity
  const off = ownDiscount.kind === 'percentage' ? percentOf(whole, ownDiscount.value) : ownDiscount.value * quantity
  return Math.min(off, whole)
}

/** Of the order's own discount: off what is left after those of the lines. */
const orderDiscountOf = (discount: DraftDiscount, left: number): number =>
  Math.min(left, discount.kind === 'percentage' ? percentOf(left, discount.value) : discount.value)

/** Every discount ends up on the lines, so that their sum is the total to the last unit. */
export const priceDraft = (lines: readonly UnpricedLine[], discount: DraftDiscount | null): readonly DraftLine[] => {
  const own = lines.map(ownDiscountOf)
  const left = lines.map(({ unitPrice, quantity }, index) => unitPrice * quantity - (own[index] ?? 0))
  const whole = left.reduce((sum, each) => sum + each, 0)
  const shares = discount ? shareOut(orderDiscountOf(discount, whole), left) : []
  return lines.map((line, index) => ({ ...line, discount: (own[index] ?? 0) + (shares[index] ?? 0) }))
}

/** What the order's own discount takes off in all. */
export const sharedDiscountOf = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, line) => sum + line.discount - ownDiscountOf(line), 0)
