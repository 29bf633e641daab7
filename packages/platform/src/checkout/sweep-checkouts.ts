import { asc, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { type CardGateway, isCardGateway } from '../payments/card-gateway.ts'
import { toChargeResult } from '../payments/charge-result.ts'
import type { Gateways } from '../payments/gateways.ts'
import { type Payment, payments } from '../tables/checkouts.table.ts'
import { hostedHoldSeconds } from './hold-seconds.ts'
import type { HostedPayments } from './hosted-payments.ts'
import type { createSettlePayment } from './settle-payment.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'failpoints' | 'jobs' | 'log'> & {
  readonly gateways: Gateways
  readonly hosted: HostedPayments
}

/** Longer than any request waits for the gateway: whoever has not charged by then never will. */
const givenUpAfterSeconds = 60
/** For so long after its end a payment may turn out to have been paid twice, or after all. */
const askedAgainSeconds = 60 * 60

const isOlderThan = (seconds: number) =>
  sql<boolean>`${payments.createdAt} < app_now() - make_interval(secs => ${seconds})`

/** Finishes what a lost response or a crash left open; returns how many payments are still pending. */
export const defineSweepCheckouts = (
  { database, failpoints, jobs, gateways, hosted, log }: Needs,
  settle: ReturnType<typeof createSettlePayment>,
) => {
  const finishCharge = async (gateway: CardGateway, id: string, isOld: boolean): Promise<boolean> => {
    // A charge that may still be on its way is left alone; an old one is called off first, so it cannot come later.
    const known = await gateway.findCharge(id)
    const found = known ?? (isOld ? await gateway.cancel(id) : undefined)
    if (!known && found) await failpoints('after-charge-cancelled')
    const result = found && toChargeResult(found)
    if (!result) return false
    await settle(id, result, { unwatched: true })
    return true
  }

  const finish = async (payment: Payment, { isOld, isExpired }: { isOld: boolean; isExpired: boolean }) => {
    const gateway = await gateways.ofPayment(payment)
    if (isCardGateway(gateway)) return finishCharge(gateway, payment.id, isOld)
    const { kind } = await hosted.check(payment, { expired: isExpired, unwatched: true })
    return kind !== 'waiting' || payment.status !== 'pending'
  }

  const sweep = async (): Promise<number> => {
    const open = await database.db
      .select({
        payment: payments,
        isOld: isOlderThan(givenUpAfterSeconds),
        isExpired: isOlderThan(hostedHoldSeconds + givenUpAfterSeconds),
      })
      .from(payments)
      .where(
        sql`${payments.status} = 'pending' OR ${payments.place} IS NOT NULL
          AND ${payments.updatedAt} > app_now() - make_interval(secs => ${askedAgainSeconds})`,
      )
      .orderBy(asc(payments.createdAt))
      .limit(500)
    let left = 0
    for (const { payment, ...age } of open) {
      try {
        if (!(await finish(payment, age))) left += 1
      } catch (error) {
        // One that fails must not delay the others; the next run retries it.
        left += 1
        log.error({ err: error, payment: payment.id }, 'settling a payment failed')
      }
    }
    return left
  }

  jobs.define({
    name: 'sweep-checkouts',
    payload: z.object({}),
    cron: '* * * * *',
    run: async () => void (await sweep()),
  })
  return sweep
}
