import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import type { Cancelled } from '../orders/cancel-order.ts'
import { cancelAtWarehouse, type EraOrders } from '../warehouse-orders/cancel-at-warehouse.ts'
import { warehouseRetries } from '../warehouse-orders/warehouse-retries.ts'
import { type InternationalOrder, internationalOrders } from './international-orders.table.ts'
import { internationalSendings } from './international-stock.table.ts'
import type { SendOrderMail } from './order-mails.ts'
import type { OrderSteps } from './order-steps.ts'
import { lockAcceptedPayment } from './record-payment.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>
  readonly steps: Pick<OrderSteps, 'abandon' | 'replace'>
  readonly record: (tx: Transaction, order: InternationalOrder) => Promise<void>
  /** Reads a parcel that has left, so that the order's page and the buyer know of it. */
  readonly followShipment: (reference: string) => Promise<void>
  readonly sendMail: SendOrderMail
  readonly log: Log
}

/** The press finishes it; the job is for a process that ends meanwhile and a warehouse that does not answer. */
const jobDelayMs = 20_000

/**
 * By the buyer. The request is written first, with the job that carries it out, because the warehouse has the last word:
 * money goes back only once it has answered that nothing has left.
 */
export const defineCancelOrder = (needs: Needs) => {
  const { database, jobs, era, steps, record, followShipment, sendMail, log } = needs

  const lock = async (tx: Transaction, id: string): Promise<InternationalOrder | undefined> =>
    (await tx.db.select().from(internationalOrders).where(eq(internationalOrders.id, id)).for('update'))[0]

  const setRequested = async (tx: Transaction, id: string, at: ReturnType<typeof sql> | null): Promise<void> => {
    const [changed] = await tx.db
      .update(internationalOrders)
      .set({ cancelRequestedAt: at, updatedAt: sql`app_now()` })
      .where(eq(internationalOrders.id, id))
      .returning()
    if (changed) await record(tx, changed)
  }

  /** Part of the order's own life: any number of times, whoever is first. */
  const finish = (id: string) =>
    database.inTransaction(async (tx) => {
      const order = await lock(tx, id)
      if (order?.state !== 'paid' && order?.state !== 'sent') return
      if (order.state === 'sent')
        await tx.db
          .update(internationalSendings)
          .set({ cancelledAt: sql`coalesce(${internationalSendings.cancelledAt}, app_now())` })
          .where(eq(internationalSendings.orderId, id))
      await steps.abandon(tx, order, await lockAcceptedPayment(tx, id), { kind: 'cancelled-by-buyer' })
    })

  const run = async (id: string): Promise<Cancelled> => {
    const [order] = await database.db.select().from(internationalOrders).where(eq(internationalOrders.id, id))
    if (!order || order.cancelRequestedAt === null) return { ok: false, reason: 'too-late' }
    // Not at the warehouse yet, and the job that sends it cancels it where it arrives there in this moment.
    if (order.state === 'paid') await finish(id)
    if (order.state === 'sent') {
      const { outcome } = await cancelAtWarehouse(era, id)
      if (outcome === 'left') {
        await database.inTransaction((tx) => setRequested(tx, id, null))
        await followShipment(id)
        return { ok: false, reason: 'too-late' }
      }
      await finish(id)
    }
    return { ok: true }
  }

  const job = jobs.define({
    name: 'cancel-international-order',
    payload: z.object({ id: z.guid() }),
    ...warehouseRetries,
    run: async ({ id }) => void (await run(id)),
  })

  const request = (id: string): Promise<boolean> =>
    database.inTransaction(async (tx) => {
      const order = await lock(tx, id)
      if (order?.state === 'payment-pending') {
        // Nothing is paid: what is pending at the provider is cancelled there, and goes back should it come.
        await steps.replace(tx, order)
        await setRequested(tx, id, sql`app_now()`)
        await sendMail(tx, { kind: 'cancelled-unpaid' }, order)
        return true
      }
      if (order?.state !== 'paid' && order?.state !== 'sent')
        return order?.state === 'not-coverable' || order?.state === 'refunded'
      const [sending] = await tx.db.select().from(internationalSendings).where(eq(internationalSendings.orderId, id))
      if (sending?.shippedAt) return false
      if (order.cancelRequestedAt === null) await setRequested(tx, id, sql`app_now()`)
      // A job that has ended, because the parcel had left, is not written again.
      await jobs.enqueue(tx, job, { id }, { key: id, startAfter: new Date(Date.now() + jobDelayMs) })
      return true
    })

  return async (id: string): Promise<Cancelled> => {
    if (!(await request(id))) return { ok: false, reason: 'too-late' }
    const [order] = await database.db.select().from(internationalOrders).where(eq(internationalOrders.id, id))
    if (order && order.state !== 'paid' && order.state !== 'sent') return { ok: true }
    try {
      return await run(id)
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: id, error: describeError(error) }, 'a cancelled order waits for the warehouse')
      return { ok: true, isPending: true }
    }
  }
}
