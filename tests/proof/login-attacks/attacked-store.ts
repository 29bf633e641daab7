import { type Database, openDatabase } from '@dvaput/database/open-database'
import { postgresOf } from '../../support/databases/postgres-of.ts'
import { trustsVisitors } from '../../support/requests/store-visitor.ts'
import { createDataFolder } from '../../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../../support/servers/running-server.ts'

type Store = {
  /** Behind a proxy that says where visitors come from. */
  readonly server: RunningServer
  readonly database: Database
  readonly dataDir: string
}

/** The whole store as it comes, with a PostgreSQL of its own. */
export const withAttackedStore = async (prove: (store: Store) => Promise<void>): Promise<void> => {
  await using closing = new AsyncDisposableStack()
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const server = await startServer({ env: { DATA_DIR: folder.path, ...trustsVisitors } })
  closing.defer(async () => void (await server.stop()))
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const { url } = postgresOf(folder.path)
  const database = openDatabase({ url, applicationName: 'login attacks', log })
  closing.defer(database.close)
  await prove({ server, database, dataDir: folder.path })
}

/** Every wrong guess that cost a hash is counted by the platform, per client and account. */
export const countHashes = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ sum: number }>(
    'SELECT coalesce(sum(failures), 0)::int AS sum FROM platform.login_backoffs',
  )
  return rows[0]?.sum ?? 0
}

/** Runs the work for each number, so many at once. */
export const inParallel = async (count: number, parallel: number, work: (number: number) => Promise<unknown>) => {
  const numbers = Array.from({ length: count }, (_, number) => number).values()
  const run = async () => {
    for (const number of numbers) await work(number)
  }
  await Promise.all(Array.from({ length: parallel }, run))
}
