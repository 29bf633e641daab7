import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { sessions } from './sessions.table.ts'

export const purgeSessions = (database: Database): JobDefinition<object> => ({
  name: 'purge-sessions',
  cron: '7 * * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(sessions).where(lte(sessions.idleExpiresAt, sql`app_now()`))
  },
})
