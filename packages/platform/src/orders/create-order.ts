import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { deadlines } from '../shops/deadlines.ts'
import { type Order, type OrderLine, orderLines, orders } from '../tables/orders.table.ts'
import type { NewOrder } from '../tables/sale.ts'
import { shops } from '../tables/shops.table.ts'
import { newOrderLink } from './order-link.ts'

/** Before the order's row, because its stock and its codes are taken in its name first. */
export const nextOrderId = async (tx: Transaction): Promise<number> => {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`SELECT nextval(pg_get_serial_sequence('platform.orders', 'id')) AS id`,
  )
  return Number(rows[0]?.id)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The rows alone. `orders.place` is what sells: it takes stock and codes, queues the email and emits the webhooks.
 * The shop's row, locked here for the number, is the last lock of every sale.
 */
export const createOrder = async (
  tx: Transaction,
  { shop, lines: sold, paid, ...facts }: NewOrder,
  id?: number,
): Promise<{ readonly order: Order; readonly lines: readonly OrderLine[] }> => {
  const subtotal = sum(sold.map(({ unitPrice, quantity }) => unitPrice * quantity))
  const discountTotal = sum(sold.map(({ discount = 0 }) => discount))
  const [numbered] = await tx.db
    .update(shops)
    .set({ lastOrderNumber: sql`${shops.lastOrderNumber} + 1` })
    .where(eq(shops.id, shop.id))
    .returning({ number: shops.lastOrderNumber })
  if (!numbered) throw new Error(`there is no shop ${shop.id}`)
  const byTransfer = facts.paymentMethod === 'bank-transfer' && !paid
  const [order] = await tx.db
    .insert(orders)
    .values({
      ...facts,
      ...(id === undefined ? {} : { id }),
      shopId: shop.id,
      currency: shop.currency,
      number: numbered.number,
      subtotal,
      discountTotal,
      total: subtotal - discountTotal + facts.shippingTotal,
      financialStatus: paid ? 'paid' : 'pending',
      paymentReference: byTransfer ? `${shop.handle.slice(0, 2).toUpperCase()}-${numbered.number}` : null,
      paymentDueAt: byTransfer ? sql`app_now() + make_interval(days => ${deadlines.bankTransfer.to})` : null,
      ...newOrderLink(),
    })
    .returning()
  if (!order) throw new Error('inserting an order returned no row')
  const lines = await tx.db
    .insert(orderLines)
    .values(sold.map((line) => ({ ...line, orderId: order.id })))
    .returning()
  return { order, lines }
}
