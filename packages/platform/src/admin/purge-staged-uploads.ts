import type { Database } from '@dvaput/database/open-database'
import { lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import { stagedUploads } from '../tables/staged-uploads.table.ts'

/** A picture that was used belongs to its product; the rest is named by nobody after a day. */
export const purgeStagedUploads = ({ db }: Database) => ({
  name: 'purge-staged-uploads',
  cron: '41 3 * * *',
  payload: z.object({}),
  async run() {
    await db.delete(stagedUploads).where(lt(stagedUploads.createdAt, sql`app_now() - interval '1 day'`))
  },
})
