import type { Database } from '@dvaput/database/open-database'
import { lte, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { Jobs } from '../needs/platform-needs.ts'
import { loginCodes, oidcPayloads } from '../tables/identity.table.ts'

/** What has expired is refused anyway; this only keeps the tables small. */
export const definePurgeIdentity = ({ database, jobs }: { database: Database; jobs: Jobs }) =>
  jobs.define({
    name: 'purge-identity',
    cron: '23 * * * *',
    payload: z.object({}),
    async run() {
      await database.db.delete(oidcPayloads).where(lte(oidcPayloads.expiresAt, sql`app_now()`))
      await database.db.delete(loginCodes).where(lte(loginCodes.expiresAt, sql`app_now()`))
    },
  })
