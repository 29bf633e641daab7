import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { errorCode } from './error-code.ts'

/** `client` is for libraries that send SQL themselves; `db` uses the same connection. */
export type Transaction = { client: pg.PoolClient; db: NodePgDatabase }

type Isolation = 'read committed' | 'repeatable read' | 'serializable'

type TransactionOptions = {
  isolation?: Isolation
  /** Runs again also when a lock did not come in time: for work that many do on one row, one after another. */
  patient?: boolean
}

export type InTransaction = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const LOCK_NOT_AVAILABLE = '55P03'
// Several waits for one row, each shorter than the lock timeout, end in the statement timeout.
const STATEMENT_TIMED_OUT = '57014'
const RETRIES = 3

const conflicts: ReadonlySet<string> = new Set([SERIALIZATION_FAILURE, DEADLOCK_DETECTED])
const waits: ReadonlySet<string> = new Set([LOCK_NOT_AVAILABLE, STATEMENT_TIMED_OUT])

/** The work may run up to four times: it must have no effect outside its transaction. */
export function createInTransaction(pool: pg.Pool): InTransaction {
  return async (work, { isolation = 'read committed', patient = false } = {}) => {
    for (let retry = 0; ; retry += 1) {
      try {
        return await runOnce(pool, isolation, work)
      } catch (error) {
        const code = errorCode(error) ?? ''
        if (retry === RETRIES || !(conflicts.has(code) || (patient && waits.has(code)))) throw error
        await sleep(Math.random() * 20 * 2 ** retry)
      }
    }
  }
}

async function runOnce<Result>(
  pool: pg.Pool,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`)
    const result = await work({ client, db: drizzle(client) })
    await commit(client)
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function commit(client: pg.PoolClient) {
  const { command } = await client.query('COMMIT')
  // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK: the work swallowed an error.
  if (command === 'ROLLBACK') throw new Error('the transaction was rolled back: one of its statements had failed')
}
