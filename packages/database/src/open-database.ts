import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createBoundedPool } from './bounded-pool.ts'
import { createInTransaction, type InTransaction } from './in-transaction.ts'
import type { Log } from './log.ts'

export type Database = {
  pool: pg.Pool
  db: NodePgDatabase
  inTransaction: InTransaction
  close(): Promise<void>
}

type OpenDatabaseOptions = {
  url: string
  applicationName: string
  max?: number
  maxWaiting?: number
  queryTimeoutMs?: number
  log: Log
}

/** The platform and the backend have a pool each: 200 together. */
const defaultMaxWaiting = 100
/** Above every statement_timeout we set: a server that is frozen enforces none, and its connections are given up. */
const defaultQueryTimeoutMs = 65_000

export function openDatabase({
  url,
  applicationName,
  max = 10,
  maxWaiting = defaultMaxWaiting,
  queryTimeoutMs = defaultQueryTimeoutMs,
  log,
}: OpenDatabaseOptions): Database {
  const pool = createBoundedPool({
    connectionString: url,
    application_name: applicationName,
    max,
    maxWaiting,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: queryTimeoutMs,
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
