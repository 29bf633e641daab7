import type { Database } from '@dvaput/database/open-database'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

/** A little over a year, so that two Decembers can be compared. */
const keptDays = 400

export const purgeSearchMisses = (database: Database): JobDefinition<object> => ({
  name: 'purge-search-misses',
  cron: '17 3 * * *',
  payload: z.object({}),
  keepSeconds: 24 * 60 * 60,
  async run() {
    await database.pool.query(
      `DELETE FROM backend.search_misses WHERE day < (app_now() - make_interval(days => $1))::date`,
      [keptDays],
    )
  },
})
