import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { stockAlerts } from './stock-alerts.table.ts'

/** Deletes alerts after 90 days, and those that were sent. */
export const purgeStockAlerts = (database: Database): JobDefinition<object> => ({
  name: 'purge-stock-alerts',
  cron: '41 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(stockAlerts).where(lte(stockAlerts.createdAt, sql`app_now() - interval '90 days'`))
  },
})
