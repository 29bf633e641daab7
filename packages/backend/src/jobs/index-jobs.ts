import type { Database } from '@dvaput/database/open-database'
import { deadLetterQueue } from './job.ts'

const indexes = {
  dead_letters_by_time: `(created_on, (id::text)) WHERE name = '${deadLetterQueue}'`,
  dead_letters_by_job: `(source_name, created_on, (id::text)) WHERE name = '${deadLetterQueue}'`,
  jobs_unfinished: `(name, state, start_after) WHERE state <> 'completed'`,
  jobs_by_data_key: `((data ->> 'key')) WHERE data ->> 'key' IS NOT NULL`,
} as const

/** Indexes of ours on the table of pg-boss, which makes it at its own start, so that no migration can. */
export const indexJobs = ({ inTransaction }: Pick<Database, 'inTransaction'>): Promise<void> =>
  inTransaction(async ({ client }) => {
    await client.query(`SET LOCAL statement_timeout = '30s'`)
    for (const [name, columns] of Object.entries(indexes)) {
      // IF NOT EXISTS would lock the table first, at every start.
      const { rows } = await client.query('SELECT to_regclass($1) AS made', [`pgboss.${name}`])
      if (rows[0]?.made === null) await client.query(`CREATE INDEX ${name} ON pgboss.job ${columns}`)
    }
  })
