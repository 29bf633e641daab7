import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, isNull, or, sql } from '@dvaput/database/query'
import type { Customer } from '../customers/customers.schema.ts'
import { type OrderRecord, orders } from './orders.table.ts'

export type OrderOwner = Pick<Customer, 'id' | 'email' | 'isVerified'>

export type OrderPage = {
  readonly orders: readonly OrderRecord[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

// As many as the account shows. // ENT-17
const pageSize = 10

/** Theirs by account, or ordered without one from an e-mail that they have shown to be theirs. // divergences D-13 */
export const isOwnedBy = ({ id, email, isVerified }: OrderOwner) => {
  const byEmail = and(isNull(orders.customerId), eq(orders.email, email.trim().toLowerCase()))
  return isVerified && email !== '' ? or(eq(orders.customerId, id), byEmail) : eq(orders.customerId, id)
}

export const createReadOrders = ({ db }: Pick<Database, 'db'>) => ({
  /** Newest first; a page beyond the last is the last. */
  async of(owner: OrderOwner, { page: wanted = 1, size = pageSize } = {}): Promise<OrderPage> {
    const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(isOwnedBy(owner))
    const total = counted?.total ?? 0
    const pageCount = Math.max(1, Math.ceil(total / size))
    const page = Math.min(Math.max(1, wanted), pageCount)
    const rows = await db
      .select()
      .from(orders)
      .where(isOwnedBy(owner))
      .orderBy(desc(orders.processedAt), desc(orders.id))
      .limit(size)
      .offset((page - 1) * size)
    return { orders: rows, page, pageCount, total }
  },

  /** Null for somebody else's as for a missing one. */
  async find(owner: OrderOwner, id: string): Promise<OrderRecord | null> {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isOwnedBy(owner)))
    return row ?? null
  },

  /** The first, should somebody have copied a cart with its attributes. */
  async findByCheckout(checkoutId: string): Promise<OrderRecord | null> {
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.checkoutId, checkoutId))
      .orderBy(asc(orders.processedAt), asc(orders.id))
      .limit(1)
    return row ?? null
  },
})
