import type { Database } from '@dvaput/database/open-database'
import { and, lte, or, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { sessions } from './sessions.table.ts'

export const purgeSessions = (database: Database): JobDefinition<object> => ({
  name: 'purge-sessions',
  cron: '7 * * * *',
  payload: z.object({}),
  async run() {
    const { idleExpiresAt, absoluteExpiresAt, data } = sessions
    const now = sql`app_now()`
    // One that nobody used opens nothing, but its browser may still be logged in at the platform: who logs out all
    // other devices has to reach it.
    const isForgotten = or(lte(absoluteExpiresAt, now), sql`NOT ${data} ? 'sealedTokens'`)
    await database.db.delete(sessions).where(and(lte(idleExpiresAt, now), isForgotten))
  },
})
