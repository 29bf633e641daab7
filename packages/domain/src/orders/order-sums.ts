import type { Money } from '../money/money.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** The rows between the lines and the total. Lines stand at full price, so that lines and rows add up to the total. */
export type OrderSums = {
  /** Of the lines at full price. */
  readonly products: Money
  /** Codes and agreed prices, on products and on delivery. */
  readonly discount: Money
  readonly shipping: Money
}

/** The discount is what is missing: a shop may or may not count the one on delivery among its discounts. */
export const orderSums = ({
  lines,
  shipping,
  total,
  taxesIncluded,
  taxes,
}: Pick<OrderSnapshot, 'lines' | 'shipping' | 'total' | 'taxesIncluded' | 'taxes'>): OrderSums => {
  const products = lines.reduce((sum, { price }) => sum + price.minor, 0)
  const added = taxesIncluded ? 0 : taxes.reduce((sum, { amount }) => sum + amount.minor, 0)
  const discount = Math.max(0, products + shipping.minor + added - total.minor)
  return { products: { ...total, minor: products }, discount: { ...total, minor: discount }, shipping }
}
