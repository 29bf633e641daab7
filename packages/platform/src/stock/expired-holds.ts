import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { lockStock } from './lock-stock.ts'

/** Ends expired holds, then notifies subscribers; buyers of the same variant do not wait for this. */
export const defineExpiredHolds = (
  { database, jobs }: Pick<PlatformNeeds, 'database' | 'jobs'>,
  notifyStock: () => Promise<void>,
) => {
  const endSome = () =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.client.query<{ variant_id: string }>(
        `SELECT DISTINCT variant_id FROM platform.stock_holds WHERE expires_at <= app_now() ORDER BY variant_id LIMIT 1000`,
      )
      const due = rows.map(({ variant_id }) => Number(variant_id))
      if (due.length > 0) await lockStock(tx, due)
      return due.length
    })

  const endAll = async () => {
    while ((await endSome()) === 1000);
  }

  const job = jobs.define({
    name: 'end-expired-holds',
    payload: z.object({ between: z.boolean().optional() }),
    cron: '* * * * *',
    async run({ between }) {
      await endAll()
      await notifyStock()
      // A minute is the longest a hold may outlive its time, and also the finest step of the schedule.
      if (between) return
      const startAfter = new Date(Date.now() + 30_000)
      await database.inTransaction((tx) => jobs.enqueue(tx, job, { between: true }, { startAfter }))
    },
  })
  return endAll
}
