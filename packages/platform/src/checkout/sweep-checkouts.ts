import { asc, eq, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { CardGateway } from '../payments/card-gateway.ts'
import { payments } from '../tables/checkouts.table.ts'
import type { createSettlePayment } from './settle-payment.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'failpoints' | 'jobs' | 'log'> & { readonly gateway: CardGateway }

/** Longer than any request waits for the gateway: whoever has not charged by then never will. */
const givenUpAfterSeconds = 60

/** Finishes what a lost response or a crash left open; returns how many payments are still pending. */
export const defineSweepCheckouts = (
  { database, failpoints, jobs, gateway, log }: Needs,
  settle: ReturnType<typeof createSettlePayment>,
) => {
  const finish = async (id: string, isOld: boolean): Promise<boolean> => {
    // A charge that may still be on its way is left alone; an old one is called off first, so it cannot come later.
    const known = await gateway.find(id)
    const result = known ?? (isOld ? await gateway.cancel(id) : undefined)
    if (!known && result) await failpoints('after-charge-cancelled')
    if (!result) return false
    await settle(id, result, { unwatched: true })
    return true
  }

  const sweep = async (): Promise<number> => {
    const open = await database.db
      .select({
        id: payments.id,
        isOld: sql<boolean>`${payments.createdAt} < app_now() - make_interval(secs => ${givenUpAfterSeconds})`,
      })
      .from(payments)
      .where(eq(payments.status, 'pending'))
      .orderBy(asc(payments.createdAt))
      .limit(500)
    let left = 0
    for (const { id, isOld } of open) {
      try {
        if (!(await finish(id, isOld))) left += 1
      } catch (error) {
        // One that fails must not delay the others; the next run retries it.
        left += 1
        log.error({ err: error, payment: id }, 'settling a payment failed')
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
