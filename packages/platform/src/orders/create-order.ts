import type { Transaction } from '@dvaput/database/in-transaction'
import { sql } from '@dvaput/database/query'
import { deadlines } from '../shops/deadlines.ts'
import { type Order, type OrderLine, orderLines, orders } from '../tables/orders.table.ts'
import type { NewOrder } from '../tables/sale.ts'
import type { Shop } from '../tables/shops.table.ts'
import { withPromise } from './delivery-promise.ts'
import { newOrderLink } from './order-link.ts'

/** Before the order's row, because its stock and its codes are taken in its name first. */
export const nextOrderId = async (tx: Transaction): Promise<number> => {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`SELECT nextval(pg_get_serial_sequence('platform.orders', 'id')) AS id`,
  )
  return Number(rows[0]?.id)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Nobody waits for it: a sale that fails after it leaves a gap. */
const nextNumber = async (tx: Transaction, shop: Shop): Promise<{ readonly number: number; readonly now: string }> => {
  const { rows } = await tx.db.execute<{ number: string; now: Date | string }>(
    sql`SELECT nextval(format('platform.order_numbers_%s', ${shop.id}::int)::regclass) AS number, app_now() AS now`,
  )
  return { number: Number(rows[0]?.number), now: new Date(rows[0]?.now ?? Number.NaN).toISOString() }
}

type Facts = Pick<NewOrder, 'attributes' | 'delivery' | 'shippingAddress' | 'paymentMethod'>

const toPromised = (facts: Facts, financialStatus: Order['financialStatus']) => ({
  attributes: facts.attributes ?? [],
  delivery: facts.delivery ?? null,
  shippingAddress: facts.shippingAddress ?? null,
  paymentMethod: facts.paymentMethod,
  financialStatus,
})

/** The rows alone. `orders.place` is what sells: it takes stock and codes, queues the email and emits the webhooks. */
export const createOrder = async (
  tx: Transaction,
  { shop, lines: sold, paid, ...facts }: NewOrder,
  id?: number,
): Promise<{ readonly order: Order; readonly lines: readonly OrderLine[] }> => {
  const subtotal = sum(sold.map(({ unitPrice, quantity }) => unitPrice * quantity))
  const discountTotal = sum(sold.map(({ discount = 0 }) => discount))
  const { number, now } = await nextNumber(tx, shop)
  const financialStatus = paid ? 'paid' : 'pending'
  const byTransfer = facts.paymentMethod === 'bank-transfer' && !paid
  const [order] = await tx.db
    .insert(orders)
    .values({
      ...facts,
      ...(id === undefined ? {} : { id }),
      shopId: shop.id,
      currency: shop.currency,
      number,
      subtotal,
      discountTotal,
      total: subtotal - discountTotal + facts.shippingTotal,
      financialStatus,
      attributes: withPromise(shop, toPromised(facts, financialStatus), now),
      paymentReference: byTransfer ? `${shop.handle.slice(0, 2).toUpperCase()}-${number}` : null,
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
