import type { LineQuantity, OrderSnapshot } from '../orders/order-snapshot.ts'

const quantityOf = (lines: readonly LineQuantity[], lineId: string): number =>
  lines.filter((line) => line.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Of each line what was sent, is not refunded and stands in no other open request; lines with none are left out. */
export const returnableLines = (
  { lines }: Pick<OrderSnapshot, 'lines'>,
  taken: readonly LineQuantity[],
): readonly LineQuantity[] =>
  lines
    .map(({ id, currentQuantity, unfulfilledQuantity }) => ({
      lineId: id,
      quantity: currentQuantity - unfulfilledQuantity - quantityOf(taken, id),
    }))
    .filter(({ quantity }) => quantity > 0)
