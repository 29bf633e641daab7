import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from '@dvaput/database/query'
import { workOnEach } from '@dvaput/domain/flow/work-on-each'
import type { OfferMove } from '@dvaput/domain/offers/offer'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { type ApplyMove, lockOffer } from './apply-move.ts'
import type { ApproveOffer } from './approve-offer.ts'
import { offers } from './offers.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly applyMove: ApplyMove
  readonly approvals: Pick<ApproveOffer, 'abandonDue'>
  readonly endSoldImports: () => Promise<void>
}

const now = sql`app_now()`

// One that is being approved was answered in time.
const unanswered = and(
  inArray(offers.status, ['pending', 'countered']),
  isNull(offers.approving),
  lte(offers.answerBy, now),
)
// Whoever is paying at this moment began in time; nobody pays for an hour.
const isAbandoned = or(isNull(offers.claim), lte(offers.payBy, sql`app_now() - interval '1 hour'`))
const unpaid = and(eq(offers.status, 'approved'), isNull(offers.usedAt), lte(offers.payBy, now), isAbandoned)

/** Ends offers whose time has passed, by the database's clock, or whose imported product is sold. */
export const defineSweepOffers = ({ database, jobs, applyMove, approvals, endSoldImports }: Needs) => {
  /** Judged again under the row lock: an answer may have come at this very moment. */
  const end = (id: string, due: SQL | undefined, move: OfferMove) =>
    database.inTransaction(async (tx) => {
      await lockOffer(tx, id)
      const rows = await tx.db
        .select({ id: offers.id })
        .from(offers)
        .where(and(eq(offers.id, id), due))
      if (rows.length > 0) await applyMove(tx, id, { move, actor: 'clock' })
    })

  const endAll = async (due: SQL | undefined, move: OfferMove): Promise<void> => {
    const rows = await database.db.select({ id: offers.id }).from(offers).where(due)
    await workOnEach(rows, ({ id }) => end(id, due, move))
  }

  const steps = [
    () => endAll(unanswered, 'expire'),
    () => endAll(unpaid, 'pay-by-passed'),
    () => approvals.abandonDue(),
    () => endSoldImports(),
  ]
  const sweep = (): Promise<void> => workOnEach(steps, (step) => step())

  const job = jobs.define({
    name: 'sweep-offers',
    payload: z.object({ between: z.boolean().optional() }),
    cron: '* * * * *',
    // The next minute looks again.
    retryLimit: 0,
    keepSeconds: 60 * 60,
    async run({ between }) {
      await sweep()
      // A minute is the finest step of the schedule.
      if (between) return
      const startAfter = new Date(Date.now() + 30_000)
      await database.inTransaction((tx) => jobs.enqueue(tx, job, { between: true }, { startAfter }))
    },
  })
  return sweep
}
