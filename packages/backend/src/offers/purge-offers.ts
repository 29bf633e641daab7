import type { Database } from '@dvaput/database/open-database'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

/** As long as a customer sees past reservations, and longer than amounts are counted. */
const keepDays = 90

const statements = [
  `DELETE FROM backend.offers WHERE status IN ('rejected', 'expired')
     AND updated_at <= app_now() - make_interval(days => $1)`,
  // The price belongs to an order that stays; what was said on the way to it does not.
  `DELETE FROM backend.offer_messages USING backend.offers WHERE offer_id = id
     AND used_at <= app_now() - make_interval(days => $1)`,
  `DELETE FROM backend.offer_moves USING backend.offers WHERE offer_id = id
     AND used_at <= app_now() - make_interval(days => $1)`,
  `UPDATE backend.offers SET message = NULL, response = NULL WHERE used_at <= app_now() - make_interval(days => $1)
     AND (message IS NOT NULL OR response IS NOT NULL)`,
]

/** Deletes offers that came to nothing, and the thread of those that were bought. */
export const purgeOffers = (database: Database): JobDefinition<object> => ({
  name: 'purge-offers',
  cron: '29 4 * * *',
  payload: z.object({}),
  async run() {
    for (const statement of statements) await database.pool.query(statement, [keepDays])
  },
})
