import { createReplicaListing } from '@dvaput/backend/catalogue/replica/replica-listing'
import { writeProducts } from '@dvaput/backend/catalogue-sync/write-products'
import { countWords } from '@dvaput/backend/search/entries/count-words'
import { withDatabase } from '@dvaput/database/database-url'
import { migrate } from '@dvaput/database/migrate'
import { openDatabase } from '@dvaput/database/open-database'
import pg from 'pg'
import { copyOf } from './multiply-products.ts'

const silence = () => undefined
const quietLog = { info: silence, warn: silence, error: silence }
const atOnce = 250
/** One makes products while the database writes those of the other. */
const lanes = [0, 1]
const now = new Date('2026-11-01T12:00:00Z')

/** A synced catalogue on a database of its own, written as the sync writes it. */
export const openBenchCatalogue = async (serverUrl: string, name: 'few' | 'many', products: number) => {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  await server.end()
  const url = withDatabase(serverUrl, name)
  await migrate(url)
  const database = openDatabase({ url, applicationName: 'bench', queryTimeoutMs: 0, log: quietLog })
  const start = performance.now()
  const write = async (lane: number) => {
    for (let from = lane * atOnce; from < products; from += lanes.length * atOnce) {
      const some = Array.from({ length: Math.min(atOnce, products - from) }, (_, index) => copyOf(from + index))
      await database.inTransaction(async (tx) => {
        await tx.client.query("SET LOCAL statement_timeout = '60s'; SET LOCAL synchronous_commit = off")
        await writeProducts(tx, 'main', some, new Date())
      })
    }
  }
  await Promise.all(lanes.map(write))
  await database.inTransaction((tx) => countWords(tx, 'main'))
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query('VACUUM ANALYZE')
  client.release(true)
  return {
    products,
    filledInSeconds: (performance.now() - start) / 1_000,
    pool: database.pool,
    listing: createReplicaListing({ database, now: () => now }),
    close: () => database.close(),
  }
}

export type BenchCatalogue = Awaited<ReturnType<typeof openBenchCatalogue>>
