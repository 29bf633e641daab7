import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@dvaput/database/open-database'

type Connect = (this: unknown, ...args: unknown[]) => unknown

/**
 * Returns how often what it runs asks the pool for a connection, without which no statement runs. What others do at the
 * same time does not count: the job queue looks after itself on the same pool.
 */
export const createConnectionCounter = ({ pool }: Pick<Database, 'pool'>) => {
  const asking = new AsyncLocalStorage<{ times: number }>()
  const counted = pool as unknown as { connect: Connect }
  const { connect } = counted
  // In the context of the one who asks: what waits for a connection is handed it in somebody else's.
  counted.connect = (...args) => {
    const count = asking.getStore()
    if (count) count.times += 1
    return connect.apply(pool, args)
  }
  return async <Result>(run: () => Promise<Result>): Promise<{ result: Result; connections: number }> => {
    const count = { times: 0 }
    const result = await asking.run(count, run)
    return { result, connections: count.times }
  }
}
