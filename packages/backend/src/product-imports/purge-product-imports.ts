import type { Database } from '@dvaput/database/open-database'
import { lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import { productImports } from './product-imports.table.ts'

/** What an import changed is in the audit log; its rows are looked at in the first weeks. */
export const purgeProductImports = ({ db }: Database) => ({
  name: 'purge-product-imports',
  cron: '11 4 * * *',
  payload: z.object({}),
  async run() {
    await db.delete(productImports).where(lt(productImports.createdAt, sql`app_now() - interval '90 days'`))
  },
})
