import { and, asc, eq, isNull, sql } from '@dvaput/database/query'
import { workOnEach } from '@dvaput/domain/flow/work-on-each'
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
  const cancelDue = async (signal?: AbortSignal) => {
    const due = await database.db
      .select({ orderId: orders.id, shopId: orders.shopId })
      .from(orders)
      .where(isOverdue)
      .orderBy(asc(orders.paymentDueAt))
    const cancelIfDue = (key: (typeof due)[number]) =>
      database.inTransaction(async (tx) => {
        // Checked again under the lock: the payment may have arrived meanwhile.
        const [still] = await tx.db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, key.orderId), isOverdue))
          .for('no key update')
        if (still) await cancel(tx, { ...key, reason: 'declined', overdue: true })
      })
    await workOnEach(due, cancelIfDue, signal)
    return due.length
  }
  jobs.define({
    name: 'cancel-overdue-transfers',
    payload: z.object({}),
    cron: '* * * * *',
    run: async (_payload, { signal }) => void (await cancelDue(signal)),
  })
  return () => cancelDue()
}
