import { and, eq, isNotNull, isNull, sql } from '@dvaput/database/query'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { Infrastructure } from '../infrastructure.ts'
import { callOffAtWarehouse, type EraOrders } from '../international-orders/call-off.ts'
import { warehouseRetries } from '../international-orders/warehouse-retries.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import type { OnRecorded } from '../orders/record-order.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'log'>
  readonly era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>
}

/** Cancelled, or all of its money went back. */
export const isOver = ({ snapshot: { cancelledAt, refunded, total } }: Pick<OrderRecord, 'snapshot'>): boolean =>
  cancelledAt !== null || refunded.minor >= total.minor

/** An order that is over at the shop must not stay at the warehouse. One that has left is a return, or needs a person. */
export const defineCallOffTemporary = ({ infrastructure: { database, jobs, log }, era }: Needs) => {
  const callOff = async (orderId: string): Promise<void> => {
    const { outcome } = await callOffAtWarehouse(era, orderId)
    if (outcome === 'left') {
      log.error({ order: orderId }, 'a cancelled order has left the warehouse')
      return
    }
    await database.db
      .update(temporaryProducts)
      .set({ calledOffAt: sql`app_now()` })
      .where(and(eq(temporaryProducts.orderId, orderId), isNotNull(temporaryProducts.handedOverAt)))
  }

  const job = jobs.define({
    name: 'call-off-temporary-order',
    payload: z.object({ orderId: z.string() }),
    ...warehouseRetries,
    run: ({ orderId }) => callOff(orderId),
  })

  const onChanged: OnRecorded = async (order, tx) => {
    if (order.shop !== importsShop || !isOver(order) || order.snapshot.fulfilments.length > 0) return
    const [handedOver] = await tx.db
      .select({ id: temporaryProducts.id })
      .from(temporaryProducts)
      .where(
        and(
          eq(temporaryProducts.orderId, order.id),
          isNotNull(temporaryProducts.handedOverAt),
          isNull(temporaryProducts.calledOffAt),
        ),
      )
      .limit(1)
    if (handedOver) await jobs.enqueue(tx, job, { orderId: order.id }, { key: `temporary-call-off:${order.id}` })
  }

  return { callOff, onChanged }
}
