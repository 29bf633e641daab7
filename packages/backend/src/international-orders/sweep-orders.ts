import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, lte, sql } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import type { AgreedImports } from './agreed-imports.ts'
import { releaseHolds } from './hold-stock.ts'
import { internationalOrders } from './international-orders.table.ts'
import type { SettlePayment } from './settle-payment.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define'>
  readonly settle: SettlePayment
  readonly agreed: Pick<AgreedImports, 'letGo'>
  readonly log: Log
}

/** Also of orders that are paid: a second payment would stay hidden otherwise. */
const askedDays = 7
const secondsBetween = { unpaid: 50, paid: 10 * 60 } as const
const batch = 50
const concurrency = 4

/** Ends holds that are over, and asks the provider for payments that nobody told us of. */
export const defineSweepOrders = ({ database, jobs, settle, agreed, log }: Needs) => {
  const expire = (id: string) =>
    database.inTransaction(async (tx) => {
      const [expired] = await tx.db
        .update(internationalOrders)
        .set({ state: 'expired', updatedAt: sql`app_now()` })
        .where(
          and(
            eq(internationalOrders.id, id),
            eq(internationalOrders.state, 'awaiting-payment'),
            lte(internationalOrders.holdUntil, sql`app_now()`),
          ),
        )
        .returning()
      if (!expired) return
      await releaseHolds(tx, expired, 'given-up')
      await agreed.letGo(tx, expired.id)
    })

  const expireDue = async () => {
    const due = await database.db
      .select({ id: internationalOrders.id })
      .from(internationalOrders)
      .where(and(eq(internationalOrders.state, 'awaiting-payment'), lte(internationalOrders.holdUntil, sql`app_now()`)))
      .limit(1_000)
    for (const { id } of due) await expire(id)
  }

  /** Each process takes others, oldest look first. */
  const claim = async (): Promise<readonly string[]> => {
    const { rows } = await database.db.execute<{ id: string }>(sql`
      UPDATE backend.international_orders SET asked_at = app_now() WHERE id IN (
        SELECT id FROM backend.international_orders AS due
        WHERE (due.created_at > app_now() - make_interval(days => ${askedDays}) OR EXISTS (
            SELECT FROM backend.international_payments AS payment
            WHERE payment.order_id = due.id AND payment.outcome = 'open'
              AND payment.status IN ('pending', 'in-process', 'approved')))
          AND due.pay_url IS NOT NULL
          AND (due.asked_at IS NULL OR due.asked_at < app_now() - make_interval(secs =>
            CASE WHEN due.state IN ('awaiting-payment', 'expired', 'review')
              THEN ${secondsBetween.unpaid}::integer ELSE ${secondsBetween.paid}::integer END))
        ORDER BY due.asked_at NULLS FIRST, due.created_at
        LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING id`)
    return rows.map(({ id }) => id)
  }

  const askProvider = async (signal?: AbortSignal) => {
    const semaphore = createSemaphore({ concurrency, maxQueued: batch, maxQueuedPerKey: batch })
    const ask = async (id: string) => {
      try {
        await settle({ reference: id })
      } catch (error) {
        log.warn({ order: id, error: describeError(error) }, 'asking for payments failed')
      }
    }
    for (let ids = await claim(); ids.length > 0 && !signal?.aborted; ids = await claim())
      await Promise.all(ids.map((id) => semaphore.tryRun(() => ask(id), 'sweep')))
  }

  const sweep = async (signal?: AbortSignal): Promise<void> => {
    await expireDue()
    await askProvider(signal)
  }

  jobs.define({
    name: 'sweep-international-orders',
    payload: z.object({}),
    cron: '* * * * *',
    // The next minute asks again.
    retryLimit: 0,
    keepSeconds: 60 * 60,
    run: (_payload, { signal }) => sweep(signal),
  })
  return sweep
}
