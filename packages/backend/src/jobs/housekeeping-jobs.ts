import type { Database } from '@dvaput/database/open-database'
import { purgeStockAlerts } from '../back-in-stock/purge-stock-alerts.ts'
import { purgeRateLimits } from '../rate-limits/purge-rate-limits.ts'
import { purgeSessions } from '../sessions/purge-sessions.ts'
import { purgeWebhookInbox } from '../webhook-inbox/purge-webhook-inbox.ts'

/** The recurring jobs that throw away what has expired. */
export const housekeepingJobs = (database: Database) => [
  purgeRateLimits(database),
  purgeSessions(database),
  purgeStockAlerts(database),
  purgeWebhookInbox(database),
]
