import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { administratorInvitations } from './administrators.table.ts'

/** The audit log says who was invited; the link itself is of no use any more. */
export const purgeInvitations = (database: Database): JobDefinition<object> => ({
  name: 'purge-invitations',
  cron: '43 3 * * *',
  payload: z.object({}),
  async run() {
    const { expiresAt } = administratorInvitations
    await database.db.delete(administratorInvitations).where(lte(expiresAt, sql`app_now() - interval '30 days'`))
  },
})
