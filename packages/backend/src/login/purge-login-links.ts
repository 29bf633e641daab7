import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { loginLinks } from './login-links.table.ts'

/** Deletes links a day after they expire: until then their page can say why they no longer work. */
export const purgeLoginLinks = (database: Database): JobDefinition<object> => ({
  name: 'purge-login-links',
  cron: '23 * * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(loginLinks).where(lte(loginLinks.expiresAt, sql`app_now() - interval '1 day'`))
  },
})
