import type { Database } from '@dvaput/database/open-database'
import { lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { checkouts } from './checkouts.table.ts'

/** By then every order has come, and has a record of its own. */
const days = 90

export const purgeCheckouts = (database: Database): JobDefinition<object> => ({
  name: 'purge-checkouts',
  cron: '47 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(checkouts).where(lt(checkouts.createdAt, sql`app_now() - make_interval(days => ${days})`))
  },
})
