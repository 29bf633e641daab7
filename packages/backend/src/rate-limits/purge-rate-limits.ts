import type { Database } from '@dvaput/database/open-database'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

export const purgeRateLimits = (database: Database): JobDefinition<object> => ({
  name: 'purge-rate-limits',
  cron: '*/10 * * * *',
  payload: z.object({}),
  keepSeconds: 60 * 60,
  async run() {
    await database.pool.query('DELETE FROM backend.rate_limits WHERE window_ends_at <= app_now()')
  },
})
