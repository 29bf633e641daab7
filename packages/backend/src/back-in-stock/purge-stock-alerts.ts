import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { stockAlerts } from './stock-alerts.table.ts'

/** What did not come back in 90 days is waited for by nobody, and what was told needs no address any more. */
export const purgeStockAlerts = (database: Database): JobDefinition<object> => ({
  name: 'purge-stock-alerts',
  cron: '41 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(stockAlerts).where(lte(stockAlerts.createdAt, sql`app_now() - interval '90 days'`))
  },
})
