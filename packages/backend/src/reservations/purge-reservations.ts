import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { reservations } from './reservations.table.ts'

/** How long a customer sees past reservations. */
const keepDays = 90

export const purgeReservations = (database: Database): JobDefinition<object> => ({
  name: 'purge-reservations',
  cron: '17 4 * * *',
  payload: z.object({}),
  async run() {
    await database.db
      .delete(reservations)
      .where(lte(reservations.endedAt, sql`app_now() - make_interval(days => ${keepDays})`))
  },
})
