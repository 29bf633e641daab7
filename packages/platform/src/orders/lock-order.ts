import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, sql } from '@dvaput/database/query'
import { type Order, type OrderLine, orderLines, orders } from '../tables/orders.table.ts'
import { type Shop, shops } from '../tables/shops.table.ts'

export type OrderRefusal =
  | 'not-found'
  | 'cancelled'
  | 'already-paid'
  | 'not-paid'
  | 'already-fulfilled'
  | 'unknown-line'
  | 'quantity-exceeded'
  | 'amount-exceeded'
  | 'nothing-to-do'

export type Refused = { readonly ok: false; readonly code: OrderRefusal }

export const refused = (code: OrderRefusal): Refused => ({ ok: false, code })

export type OrderKey = { readonly shopId: number; readonly orderId: number }

export type LockedOrder = { readonly shop: Shop; readonly order: Order; readonly lines: readonly OrderLine[] }

/** Every change of an order begins here, so that two of them follow each other. */
export const lockOrder = async (
  { db }: Transaction,
  { shopId, orderId }: OrderKey,
): Promise<LockedOrder | undefined> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.shopId, shopId)))
    .for('no key update')
  if (!order) return undefined
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
  if (!shop) return undefined
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id))
  return { shop, order, lines }
}

export const saveOrder = async (
  { db }: Transaction,
  orderId: number,
  changes: Partial<
    Pick<Order, 'financialStatus' | 'fulfilmentStatus' | 'refundedTotal' | 'cancelReason' | 'attributes'>
  > & {
    cancelledAt?: ReturnType<typeof sql>
  },
): Promise<Order> => {
  const [saved] = await db
    .update(orders)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(orders.id, orderId))
    .returning()
  if (!saved) throw new Error(`there is no order ${orderId}`)
  return saved
}
