import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import type { Cancelled } from '../../orders/cancel-order.ts'
import type { CancellationSource } from '../../warehouse-orders/cancel-by-buyer.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { importedDeliveries } from '../imported-stock.table.ts'
import type { SendOrderMail } from '../order-mails.ts'
import type { OrderSteps } from '../order-steps.ts'
import { lockAcceptedPayment } from '../payments/record-payment.ts'

type Needs = {
  readonly database: Database
  readonly steps: Pick<OrderSteps, 'abandon' | 'replace'>
  readonly record: (tx: Transaction, order: ImportedOrder) => Promise<void>
  /** Reads a parcel that has left, so that the order's page and the buyer know of it. */
  readonly followShipment: (reference: string) => Promise<void>
  readonly sendMail: SendOrderMail
}

const tooLate: Cancelled = { ok: false, reason: 'too-late' }

/** Orders of imported products that were placed here: we give the money back ourselves. */
export const createImportedCancellation = (needs: Needs): CancellationSource => {
  const { database, steps, record, followShipment, sendMail } = needs

  const lock = async (tx: Transaction, id: string): Promise<ImportedOrder | undefined> =>
    (await tx.db.select().from(importedOrders).where(eq(importedOrders.id, id)).for('update'))[0]

  const setRequested = async (tx: Transaction, id: string, at: ReturnType<typeof sql> | null): Promise<void> => {
    const [changed] = await tx.db
      .update(importedOrders)
      .set({ cancelRequestedAt: at, updatedAt: sql`app_now()` })
      .where(eq(importedOrders.id, id))
      .returning()
    if (changed) await record(tx, changed)
  }

  const abandon = async (tx: Transaction, order: ImportedOrder): Promise<void> =>
    steps.abandon(tx, order, await lockAcceptedPayment(tx, order.id), { kind: 'cancelled-by-buyer' })

  return {
    jobName: 'cancel-international-order',

    async request(tx, id) {
      const order = await lock(tx, id)
      if (order?.state === 'payment-pending') {
        // Nothing is paid: what is pending at the provider is cancelled there, and goes back should it come.
        await steps.replace(tx, order)
        await setRequested(tx, id, sql`app_now()`)
        await sendMail(tx, { kind: 'cancelled-unpaid' }, order)
        return { ok: true }
      }
      if (order?.state !== 'paid' && order?.state !== 'sent')
        return order?.state === 'not-coverable' || order?.state === 'refunded' ? { ok: true } : tooLate
      const [sending] = await tx.db.select().from(importedDeliveries).where(eq(importedDeliveries.orderId, id))
      if (sending?.shippedAt) return tooLate
      if (order.cancelRequestedAt === null) await setRequested(tx, id, sql`app_now()`)
      return 'requested'
    },

    /** The job that sends a paid order cancels it where it arrives there in this moment. */
    cancelBeforeSending: (id) =>
      database.inTransaction(async (tx) => {
        const order = await lock(tx, id)
        if (!order || order.cancelRequestedAt === null) return tooLate
        if (order.state === 'sent') return 'at-warehouse'
        if (order.state === 'paid') await abandon(tx, order)
        return { ok: true }
      }),

    onCancelled: (id) =>
      database.inTransaction(async (tx) => {
        const order = await lock(tx, id)
        if (order?.state === 'sent') {
          await tx.db
            .update(importedDeliveries)
            .set({ cancelledAt: sql`coalesce(${importedDeliveries.cancelledAt}, app_now())` })
            .where(eq(importedDeliveries.orderId, id))
          await abandon(tx, order)
        }
        return { ok: true }
      }),

    async onLeft(id) {
      await database.inTransaction((tx) => setRequested(tx, id, null))
      await followShipment(id)
    },

    async resume(_id, carryOut) {
      await carryOut()
    },
  }
}
