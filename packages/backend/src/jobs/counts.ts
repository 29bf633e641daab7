import type { Database } from '@dvaput/database/open-database'
import { z } from 'zod'

const row = z.object({
  job: z.string(),
  state: z.enum(['created', 'retry', 'active', 'cancelled', 'failed']),
  count: z.number(),
  oldestDueSeconds: z.number(),
})

export type JobCount = z.infer<typeof row>

/** Unfinished and failed jobs for metrics and readiness; the dead letters are a job name of their own. */
export const createCounts = (database: Database) => async (): Promise<JobCount[]> => {
  const { rows } = await database.pool.query(`
    SELECT name AS job, state::text AS state, count(*)::int AS count,
      greatest(0, extract(epoch FROM now() - min(start_after)))::float AS "oldestDueSeconds"
    FROM pgboss.job
    WHERE state <> 'completed' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'
    GROUP BY name, state
    ORDER BY name, state`)
  return rows.map((each) => row.parse(each))
}
