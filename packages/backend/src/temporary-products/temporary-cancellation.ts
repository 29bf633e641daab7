import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, isNull, sql } from '@dvaput/database/query'
import type { Cancelled } from '../orders/cancel-order.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { CancellationSource } from '../warehouse-orders/cancel-by-buyer.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  /** Cancels it at the shop, after asking the warehouse again. */
  readonly cancelOrder: (order: OrderRecord) => Promise<Cancelled>
}

/** Orders of temporary products: once the warehouse has nothing to send, the shop cancels and gives the money back. */
export const createTemporaryCancellation = ({ database: { db }, cancelOrder }: Needs): CancellationSource => {
  const { orderId, cancelRequestedAt, calledOffAt, handedOverAt } = temporaryProducts
  const isAtWarehouse = (id: string) => and(eq(orderId, id), isNotNull(handedOverAt), isNull(calledOffAt))

  return {
    jobName: 'cancel-temporary-order',

    async request(tx, id) {
      const { rowCount } = await tx.db
        .update(temporaryProducts)
        .set({ cancelRequestedAt: sql`coalesce(${cancelRequestedAt}, app_now())` })
        .where(isAtWarehouse(id))
      return rowCount ? 'requested' : undefined
    },

    cancelBeforeSending: async () => 'at-warehouse',

    async onCancelled(id, outcome) {
      // One that is still on its way there is cancelled by the job that sends it.
      if (outcome === 'cancelled')
        await db.update(temporaryProducts).set({ calledOffAt: sql`app_now()` }).where(isAtWarehouse(id))
      return undefined
    },

    async onLeft(id) {
      await db.update(temporaryProducts).set({ cancelRequestedAt: null }).where(eq(orderId, id))
    },

    async resume(id) {
      const [order] = await db.select().from(orders).where(eq(orders.id, id))
      const isRequested = await db.$count(temporaryProducts, and(eq(orderId, id), isNotNull(cancelRequestedAt)))
      if (!order || !isRequested || order.snapshot.cancelledAt !== null) return
      const cancelled = await cancelOrder(order)
      if (cancelled.ok ? cancelled.isPending : cancelled.reason === 'unavailable')
        throw new Error('the warehouse or the shop did not answer')
    },
  }
}
