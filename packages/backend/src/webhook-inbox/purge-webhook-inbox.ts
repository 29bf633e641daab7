import type { Database } from '@dvaput/database/open-database'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

/** Senders repeat an event for days, never for a month; unsettled events stay. */
export const purgeWebhookInbox = (database: Database): JobDefinition<object> => ({
  name: 'purge-webhook-inbox',
  cron: '37 3 * * *',
  payload: z.object({}),
  async run() {
    await database.pool.query(`
      DELETE FROM backend.webhook_inbox
      WHERE settled_at IS NOT NULL AND received_at < app_now() - interval '30 days'`)
  },
})
