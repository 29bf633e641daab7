import type { Database } from '@dvaput/database/open-database'
import { and, isNull, lte, or, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { orderLinks } from './order-links.table.ts'

/** Those that found no order go after a day, the others a day after they expire. */
export const purgeOrderLinks = (database: Database): JobDefinition<object> => ({
  name: 'purge-order-links',
  cron: '29 * * * *',
  payload: z.object({}),
  async run() {
    const aDayAgo = sql`app_now() - interval '1 day'`
    const unfound = and(isNull(orderLinks.tokenHash), lte(orderLinks.createdAt, aDayAgo))
    await database.db.delete(orderLinks).where(or(unfound, lte(orderLinks.expiresAt, aDayAgo)))
  },
})
