import { createMoney, type Money } from '../money/money.ts'
import type { LineQuantity, OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'

/** Of the first units of a line; differences of it sum up to the line, in however many steps it is refunded. */
const priceOfUnits = ({ discountedPrice, quantity }: OrderLine, units: number): number =>
  Math.floor((discountedPrice.minor * units) / quantity)

/** What the lines cost after discounts, never more than is left of what was paid. */
export const refundAmount = (
  { lines, total, refunded }: Pick<OrderSnapshot, 'lines' | 'total' | 'refunded'>,
  returned: readonly LineQuantity[],
): Money => {
  const amounts = returned.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return 0
    const before = line.quantity - line.currentQuantity
    return priceOfUnits(line, before + quantity) - priceOfUnits(line, before)
  })
  const price = amounts.reduce((sum, amount) => sum + amount, 0)
  return createMoney(Math.min(price, total.minor - refunded.minor), total.currency)
}
