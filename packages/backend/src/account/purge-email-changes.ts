import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { emailChanges } from './email-changes.table.ts'

export const purgeEmailChanges = (database: Database): JobDefinition<object> => ({
  name: 'purge-email-changes',
  cron: '29 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(emailChanges).where(lte(emailChanges.expiresAt, sql`app_now() - interval '1 day'`))
  },
})
