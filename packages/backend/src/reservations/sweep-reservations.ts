import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, inArray, lte, sql } from '@dvaput/database/query'
import { workOnEach } from '@dvaput/domain/flow/work-on-each'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly log: Log
  readonly expireDue: () => Promise<void>
  readonly settlePlacing: (row: ReservationRow) => Promise<void>
  readonly settleCompleting: (row: ReservationRow) => Promise<void>
}

/** Longer than any call to the shop, and than a shop needs until a search finds a new draft order. */
const leftBehindSeconds = 60

/** Ends what has expired, and finds out what became of calls whose answer was lost. */
export const defineSweepReservations = (needs: Needs) => {
  const { database, jobs, log, expireDue, settlePlacing, settleCompleting } = needs

  const settleLeftBehind = async (signal?: AbortSignal) => {
    const rows = await database.db
      .select()
      .from(reservations)
      .where(
        and(
          inArray(reservations.state, ['placing', 'completing']),
          lte(reservations.updatedAt, sql`app_now() - make_interval(secs => ${leftBehindSeconds})`),
        ),
      )
      .orderBy(asc(reservations.updatedAt))
    const settle = (row: ReservationRow) =>
      (row.state === 'placing' ? settlePlacing(row) : settleCompleting(row)).catch((error: unknown) =>
        log.warn({ error: describeError(error), reservation: row.id }, 'reservation not settled, retrying'),
      )
    await workOnEach(rows, settle, signal)
  }

  const sweep = (signal?: AbortSignal) => workOnEach([expireDue, () => settleLeftBehind(signal)], (step) => step())

  const job = jobs.define({
    name: 'sweep-reservations',
    payload: z.object({ between: z.boolean().optional() }),
    cron: '* * * * *',
    keepSeconds: 60 * 60,
    async run({ between }, { signal }) {
      await sweep(signal)
      // A minute is the finest step of the schedule, and also the longest that stock may be kept back.
      if (between) return
      const startAfter = new Date(Date.now() + 30_000)
      await database.inTransaction((tx) => jobs.enqueue(tx, job, { between: true }, { startAfter }))
    },
  })
  return sweep
}
