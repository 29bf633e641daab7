import type { Database } from '@dvaput/database/open-database'
import { lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { serverCartLines } from './server-carts.table.ts'

/** A browser that was away for longer than this may bring a removed line back. */
const keptFor = sql`interval '90 days'`

export const purgeCartTombstones = (database: Database): JobDefinition<object> => ({
  name: 'purge-cart-tombstones',
  cron: '41 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(serverCartLines).where(lt(serverCartLines.removedAt, sql`app_now() - ${keptFor}`))
  },
})
