import { and, eq, isNull, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { orders } from '../tables/orders.table.ts'
import type { createCancelOrder } from './cancel-order.ts'

/** A bank transfer that did not come: the order is cancelled, its products are released, its buyer is notified. */
export const defineOverdueTransfers = (
  { database, jobs }: Pick<PlatformNeeds, 'database' | 'jobs'>,
  cancel: ReturnType<typeof createCancelOrder>,
) => {
  const isOverdue = and(
    sql`${orders.paymentDueAt} <= app_now()`,
    eq(orders.financialStatus, 'pending'),
    isNull(orders.cancelledAt),
  )
  const cancelDue = async () => {
    const due = await database.db
      .select({ orderId: orders.id, shopId: orders.shopId })
      .from(orders)
      .where(isOverdue)
      .limit(200)
    for (const key of due)
      await database.inTransaction(async (tx) => {
        // Checked again under the lock: the payment may have arrived meanwhile.
        const [still] = await tx.db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, key.orderId), isOverdue))
          .for('no key update')
        if (still) await cancel(tx, { ...key, reason: 'declined', overdue: true })
      })
    return due.length
  }
  jobs.define({
    name: 'cancel-overdue-transfers',
    payload: z.object({}),
    cron: '* * * * *',
    run: async () => void (await cancelDue()),
  })
  return cancelDue
}
