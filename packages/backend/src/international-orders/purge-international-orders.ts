import type { Database } from '@dvaput/database/open-database'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

/** By then nobody pays any longer. */
const days = 90

/** Orders that nobody ever tried to pay. */
export const purgeInternationalOrders = (database: Database): JobDefinition<object> => ({
  name: 'purge-international-orders',
  cron: '53 3 * * *',
  payload: z.object({}),
  async run() {
    await database.pool.query(
      `DELETE FROM backend.international_orders AS old
       WHERE old.state IN ('expired', 'replaced') AND old.created_at < app_now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT FROM backend.international_payments AS payment WHERE payment.order_id = old.id)`,
      [days],
    )
  },
})
