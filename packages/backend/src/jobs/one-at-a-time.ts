import type { Database } from '@dvaput/database/open-database'

const installLock = 7_382_150_421

/** pg-boss does not expect two processes to make its schema in a new database at the same moment. */
export const oneAtATime = (database: Database, work: () => Promise<void>): Promise<void> =>
  database.inTransaction(async ({ client }) => {
    await client.query(`
      SET LOCAL lock_timeout = '30s';
      SET LOCAL statement_timeout = '30s';
      SET LOCAL idle_in_transaction_session_timeout = '60s'`)
    await client.query('SELECT pg_advisory_xact_lock($1)', [installLock])
    await work()
  })
