import { failpoint } from '@dvaput/database/failpoint'
import { and, asc, eq, inArray, type SQL, sql } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { type CardGateway, isCardGateway } from '../payments/card-gateway.ts'
import { toChargeResult } from '../payments/charge-result.ts'
import type { Gateways } from '../payments/gateways.ts'
import { payments } from '../tables/checkouts.table.ts'
import { hostedHoldSeconds, overdueDays } from './payments/hold-seconds.ts'
import type { HostedPayments } from './payments/hosted-payments.ts'
import type { createSettlePayment } from './payments/settle-payment.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'jobs' | 'log'> & {
  readonly gateways: Gateways
  readonly hosted: HostedPayments
}

const day = 24 * 60 * 60
/** Longer than any request waits for the gateway: whoever has not charged by then never will. */
const givenUpAfterSeconds = 60
/** For so long after its end a payment may turn out to have been paid twice, or after all. */
const askedAgainSeconds = 60 * 60
/** One that still waits after an hour is asked for less often, so that a thousand of them are no load. */
const oldAfterSeconds = 60 * 60
const secondsBetweenOld = 10 * 60
const batchSize = 50
const concurrency = 4

const isBefore = (moment: typeof payments.createdAt | typeof payments.updatedAt, seconds: number) =>
  sql<boolean>`${moment} < app_now() - make_interval(secs => ${seconds})`
const isOlderThan = (seconds: number) => isBefore(payments.createdAt, seconds)

const isPending = eq(payments.status, 'pending')
const isDue: SQL = sql`(${isPending} AND (NOT ${isOlderThan(oldAfterSeconds)}
    OR ${isBefore(payments.updatedAt, secondsBetweenOld)}))
  OR (${payments.place} IS NOT NULL AND NOT ${isBefore(payments.updatedAt, askedAgainSeconds)})`

/** Finishes what a lost response or a crash left open; returns how many payments it asked for are still pending. */
export const defineSweepCheckouts = (
  { database, jobs, gateways, hosted, log }: Needs,
  settle: ReturnType<typeof createSettlePayment>,
) => {
  const finishCharge = async (gateway: CardGateway, id: string, isOld: boolean): Promise<boolean> => {
    // A charge that may still be on its way is left alone; an old one is cancelled first, so it cannot come later.
    const known = await gateway.findCharge(id)
    const found = known ?? (isOld ? await gateway.cancelCharge(id) : undefined)
    if (!known && found) await failpoint('after-charge-cancelled')
    const result = found && toChargeResult(found)
    if (!result) return false
    await settle(id, result, { unwatched: true })
    return true
  }

  const finish = async ({ payment, isOld, isExpired, isOverdue }: OpenPayment) => {
    const gateway = await gateways.ofPayment(payment)
    if (isCardGateway(gateway)) return finishCharge(gateway, payment.id, isOld)
    const { kind } = await hosted.check(payment, { expired: isExpired, overdue: isOverdue, unwatched: true })
    return kind !== 'waiting' || payment.status !== 'pending'
  }

  const tryFinish = async (open: OpenPayment): Promise<boolean> => {
    const { payment, isOverdue, isForgotten } = open
    try {
      return await finish(open)
    } catch (error) {
      // One that fails must not delay the others; a later run retries it.
      log.error({ err: error, payment: payment.id }, 'settling a payment failed')
      if (!isOverdue || payment.status !== 'pending') return false
      return (await hosted.endUnanswered(payment, { isForgotten })).kind !== 'waiting'
    }
  }

  /** Its turn is noted before it is asked for, so that one that ends the process does not come first for ever. */
  const readBatch = async (ids: readonly string[]) => {
    await database.db
      .update(payments)
      .set({ updatedAt: sql`app_now()` })
      .where(and(inArray(payments.id, [...ids]), isPending))
    return database.db
      .select({
        payment: payments,
        isOld: isOlderThan(givenUpAfterSeconds),
        isExpired: isOlderThan(hostedHoldSeconds + givenUpAfterSeconds),
        isOverdue: isOlderThan(overdueDays * day),
        isForgotten: isOlderThan(2 * overdueDays * day),
      })
      .from(payments)
      .where(inArray(payments.id, [...ids]))
  }

  type OpenPayment = Awaited<ReturnType<typeof readBatch>>[number]

  /** All that are due, those first that were looked at longest ago: a block that never ends keeps nothing else back. */
  const sweep = async (signal?: AbortSignal): Promise<number> => {
    const due = await database.db
      .select({ id: payments.id })
      .from(payments)
      .where(isDue)
      .orderBy(asc(payments.updatedAt))
    const semaphore = createSemaphore({ concurrency, maxQueued: batchSize })
    let left = 0
    for (let from = 0; from < due.length && !signal?.aborted; from += batchSize) {
      const batch = await readBatch(due.slice(from, from + batchSize).map(({ id }) => id))
      const ended = await Promise.all(batch.map((open) => semaphore.run(() => tryFinish(open))))
      left += ended.filter((isEnded) => !isEnded).length
    }
    return left
  }

  jobs.define({
    name: 'sweep-checkouts',
    payload: z.object({}),
    cron: '* * * * *',
    run: async (_payload, { signal }) => void (await sweep(signal)),
  })
  return () => sweep()
}
