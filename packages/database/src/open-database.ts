import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createInTransaction, type InTransaction } from './in-transaction.ts'
import type { Log } from './log.ts'

export type Database = {
  pool: pg.Pool
  db: NodePgDatabase
  inTransaction: InTransaction
  close(): Promise<void>
}

type OpenDatabaseOptions = { url: string; applicationName: string; max?: number; log: Log }

export function openDatabase({ url, applicationName, max = 10, log }: OpenDatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  let closing: Promise<void> | undefined
  // Without the handler on every client as well, a restart of PostgreSQL ends the process. That one is silent: the pool
  // tells of an idle connection, and who holds a busy one learns it from the query.
  const logLostConnection = (error: Error) => {
    // The pool ends before its last connections do, so the server may still cut one of them off.
    if (!closing) log.warn({ err: error }, 'database connection lost')
  }
  pool.on('error', logLostConnection)
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    pool,
    db: drizzle(pool),
    inTransaction: createInTransaction(pool),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
