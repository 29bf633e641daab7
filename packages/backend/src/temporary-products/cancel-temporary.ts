import { and, eq, isNotNull, isNull, sql } from '@dvaput/database/query'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Infrastructure } from '../infrastructure.ts'
import { describeError } from '../log/describe-error.ts'
import type { Cancelled } from '../orders/cancel-order.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import { cancelAtWarehouse, type EraOrders } from '../warehouse-orders/cancel-at-warehouse.ts'
import { warehouseRetries } from '../warehouse-orders/warehouse-retries.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'log'>
  readonly era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>
  /** Cancels it at the shop, after asking here again. */
  readonly cancelOrder: (order: OrderRecord) => Promise<Cancelled>
}

/** The press finishes it; the job is for a process that ends meanwhile and a warehouse that does not answer. */
const jobDelayMs = 20_000

/**
 * By the buyer, before the shop gives the money back: the warehouse has the last word. Undefined where it has not left,
 * so that the shop may cancel.
 */
export const defineCancelTemporary = ({ infrastructure, era, cancelOrder }: Needs) => {
  const { database, jobs, log } = infrastructure
  const atWarehouse = (orderId: string) =>
    and(
      eq(temporaryProducts.orderId, orderId),
      isNotNull(temporaryProducts.handedOverAt),
      isNull(temporaryProducts.calledOffAt),
    )

  const job = jobs.define({
    name: 'cancel-temporary-order',
    payload: z.object({ orderId: z.string() }),
    ...warehouseRetries,
    async run({ orderId }) {
      const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
      const [requested] = await database.db
        .select({ id: temporaryProducts.id })
        .from(temporaryProducts)
        .where(and(eq(temporaryProducts.orderId, orderId), isNotNull(temporaryProducts.cancelRequestedAt)))
        .limit(1)
      if (!order || !requested || order.snapshot.cancelledAt !== null) return
      const cancelled = await cancelOrder(order)
      if (cancelled.ok ? cancelled.isPending : cancelled.reason === 'unavailable')
        throw new Error('the warehouse or the shop did not answer')
    },
  })

  return async ({ id: orderId }: OrderRecord): Promise<Cancelled | undefined> => {
    const isRequested = await database.inTransaction(async (tx) => {
      const { rowCount } = await tx.db
        .update(temporaryProducts)
        .set({ cancelRequestedAt: sql`coalesce(${temporaryProducts.cancelRequestedAt}, app_now())` })
        .where(atWarehouse(orderId))
      if (rowCount)
        await jobs.enqueue(tx, job, { orderId }, { key: orderId, startAfter: new Date(Date.now() + jobDelayMs) })
      return Boolean(rowCount)
    })
    if (!isRequested) return undefined
    try {
      const { outcome } = await cancelAtWarehouse(era, orderId)
      if (outcome === 'left') {
        await database.db
          .update(temporaryProducts)
          .set({ cancelRequestedAt: null })
          .where(eq(temporaryProducts.orderId, orderId))
        return { ok: false, reason: 'too-late' }
      }
      // One that is still on its way there is cancelled by the job that sends it.
      if (outcome === 'cancelled')
        await database.db.update(temporaryProducts).set({ calledOffAt: sql`app_now()` }).where(atWarehouse(orderId))
      return undefined
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: orderId, error: describeError(error) }, 'a cancelled order waits for the warehouse')
      return { ok: true, isPending: true }
    }
  }
}
