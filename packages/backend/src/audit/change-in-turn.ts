import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@dvaput/database/open-database'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'

export type ChangeInTurn = <Result>(record: string, work: () => Promise<Result>) => Promise<Result>

/** Each holds a connection of the pool, and its work needs another. */
const concurrency = 3
const waitMs = 30_000
const pollMs = 50

/**
 * Changes of one record by the shop's own people follow one another, in all processes, so that a revision that was compared
 * still holds when the shop is asked. The lock belongs to a connection and not to a transaction: the shop may take long.
 */
export const createChangeInTurn = ({ pool }: Pick<Database, 'pool'>): ChangeInTurn => {
  const semaphore = createSemaphore({ concurrency, concurrencyPerKey: 1, maxQueued: Number.POSITIVE_INFINITY })
  const lock = 'hashtextextended($1, 0)'

  const tryLock = async (name: string) => {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ isTaken: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS "isTaken"`, [
        name,
      ])
      if (rows[0]?.isTaken) return client
      client.release()
      return undefined
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }

  /** Whoever waits for another process holds no connection. */
  const takeLock = async (name: string) => {
    for (const until = Date.now() + waitMs; Date.now() < until; await sleep(pollMs)) {
      const client = await tryLock(name)
      if (client) return client
    }
    throw new Error('another change of the same record takes too long')
  }

  return (record, work) =>
    semaphore.run(async () => {
      const name = `change of ${record}`
      const client = await takeLock(name)
      try {
        return await work()
      } finally {
        // A connection that is gone has lost its lock.
        await client.query(`SELECT pg_advisory_unlock(${lock})`, [name]).then(
          () => client.release(),
          (error: Error) => client.release(error),
        )
      }
    }, record)
}
