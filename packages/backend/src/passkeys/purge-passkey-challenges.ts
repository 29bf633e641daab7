import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { passkeyChallenges } from './passkeys.table.ts'

export const purgePasskeyChallenges = (database: Database): JobDefinition<object> => ({
  name: 'purge-passkey-challenges',
  cron: '37 * * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`app_now()`))
  },
})
