import { includedTax } from '../carts/lines/price-lines.ts'
import type { DraftLine, DraftOrder } from '../tables/draft-orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'

export type DraftTotals = {
  readonly subtotal: number
  readonly discountTotal: number
  readonly shippingTotal: number
  readonly taxTotal: number
  readonly total: number
}

export const lineTotalOf = ({ unitPrice, quantity, discount }: DraftLine): number => unitPrice * quantity - discount

/** Tax is included in every price, so it is a share of the total, rounded once. */
export const totalOf = (
  { lines, shippingPrice }: Pick<DraftOrder, 'lines' | 'shippingPrice'>,
  { taxRateBasisPoints }: Pick<Shop, 'taxRateBasisPoints'>,
): DraftTotals => {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const discountTotal = lines.reduce((sum, { discount }) => sum + discount, 0)
  const total = subtotal - discountTotal + shippingPrice
  const taxTotal = includedTax(total, taxRateBasisPoints)
  return { subtotal, discountTotal, shippingTotal: shippingPrice, taxTotal, total }
}
