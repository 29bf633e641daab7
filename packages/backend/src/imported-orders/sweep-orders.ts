import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, inArray, lte, or, sql } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { workOnEach } from '@dvaput/domain/flow/work-on-each'
import { isOpenOrder } from '@dvaput/domain/international/order-state'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import type { AgreedImports } from './agreed-imports.ts'
import { type ImportedOrder, importedOrders } from './imported-orders.table.ts'
import { importedHolds } from './imported-stock.table.ts'
import type { OrderSteps } from './order-steps.ts'
import { importedPayments } from './payments/imported-payments.table.ts'
import type { SettlePayment } from './payments/settle-payment.ts'
import { releaseHolds } from './placing/hold-stock.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define'>
  readonly settle: SettlePayment
  readonly steps: Pick<OrderSteps, 'expire' | 'lapse'>
  readonly agreed: Pick<AgreedImports, 'release'>
  readonly log: Log
}

/** Also of orders that are paid: a second payment would stay hidden otherwise. */
const askedDays = 7
const secondsBetween = { unpaid: 50, paid: 10 * 60 } as const
/** A pending payment that its provider has not decided by then has come to nothing; so long again where it does not respond. */
const overdueSeconds = 7 * 24 * 60 * 60
/** A payment of the last moment is found by then. */
const secondsToHearOfPayment = 120
const batch = 50
const concurrency = 4

/** Ends holds and orders that are over, and asks the provider for payments that nobody told us of. */
export const defineSweepOrders = ({ database, jobs, settle, steps, agreed, log }: Needs) => {
  const { id: orderId, state, holdUntil, payUrl, askedAt } = importedOrders

  const isHeldBefore = (seconds: number) => sql<boolean>`${holdUntil} <= app_now() - make_interval(secs => ${seconds})`

  const withOrder = (id: string, work: (tx: Transaction, order: ImportedOrder) => Promise<void>) =>
    database.inTransaction(async (tx) => {
      const [order] = await tx.db.select().from(importedOrders).where(eq(orderId, id)).for('update')
      if (order) await work(tx, order)
    })

  /** A payment that is pending for days holds nothing: whether it is still there is asked when it is approved. */
  const releaseDue = async () => {
    const due = await database.db
      .selectDistinct({ id: importedHolds.orderId })
      .from(importedHolds)
      .innerJoin(importedOrders, eq(orderId, importedHolds.orderId))
      .where(and(inArray(state, ['awaiting-payment', 'payment-pending']), lte(holdUntil, sql`app_now()`)))
    await workOnEach(due, ({ id }) =>
      withOrder(id, async (tx, order) => {
        if (!isOpenOrder(order.state)) return
        await releaseHolds(tx, order, 'given-up')
        await agreed.release(tx, id)
      }),
    )
  }

  /** False where the provider does not respond: the order may be paid, so it is not over. */
  const isAsked = async (id: string): Promise<boolean> => {
    try {
      await settle({ reference: id })
      return true
    } catch (error) {
      log.warn({ order: id, error: describeError(error) }, 'asking for payments failed')
      return false
    }
  }

  /** Noted before, so that an order whose payments cannot be read waits for its turn like every other. */
  const noteTurn = async (id: string) => {
    await database.db.update(importedOrders).set({ askedAt: sql`app_now()` }).where(eq(orderId, id))
  }

  /** Paid, and waits until the warehouse says whether it has it. */
  const isPaid = sql`EXISTS (SELECT FROM ${importedPayments} WHERE ${importedPayments.orderId} = ${orderId}
    AND ${importedPayments.outcome} = 'open' AND ${importedPayments.status} = 'approved')`

  const expireDue = async (signal?: AbortSignal) => {
    const due = await database.db
      .select({ id: orderId, payUrl, isForgotten: isHeldBefore(2 * overdueSeconds).mapWith(Boolean) })
      .from(importedOrders)
      .where(
        or(
          and(eq(state, 'awaiting-payment'), isHeldBefore(secondsToHearOfPayment)),
          and(eq(state, 'payment-pending'), isHeldBefore(overdueSeconds), sql`NOT ${isPaid}`),
        ),
      )
      .orderBy(sql`${askedAt} NULLS FIRST`, asc(importedOrders.createdAt))
    const semaphore = createSemaphore({ concurrency, maxQueued: due.length })
    const expire = async ({ id, payUrl: page, isForgotten }: (typeof due)[number]) => {
      if (signal?.aborted) return
      await noteTurn(id)
      if (page !== null && !(await isAsked(id)) && !isForgotten) return
      await withOrder(id, async (tx, order) => {
        if (order.state === 'awaiting-payment') await steps.expire(tx, order)
        if (order.state === 'payment-pending') await steps.lapse(tx, order)
      })
    }
    const settled = await Promise.allSettled(due.map((order) => semaphore.run(() => expire(order))))
    for (const { reason } of settled.filter((each) => each.status === 'rejected'))
      log.error({ error: describeError(reason) }, 'an unpaid order was not ended')
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
            CASE WHEN due.state IN ('awaiting-payment', 'payment-pending', 'expired', 'replaced', 'review')
              THEN ${secondsBetween.unpaid}::integer ELSE ${secondsBetween.paid}::integer END))
        ORDER BY due.asked_at NULLS FIRST, due.created_at
        LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING id`)
    return rows.map(({ id }) => id)
  }

  const askProvider = async (signal?: AbortSignal) => {
    const semaphore = createSemaphore({ concurrency, maxQueued: batch, maxQueuedPerKey: batch })
    for (let ids = await claim(); ids.length > 0 && !signal?.aborted; ids = await claim())
      await Promise.all(ids.map((id) => semaphore.tryRun(() => isAsked(id), 'sweep')))
  }

  const sweep = (signal?: AbortSignal): Promise<void> =>
    workOnEach([releaseDue, () => expireDue(signal), () => askProvider(signal)], (step) => step())

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
