import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createIds } from '@dvaput/backend/clock/ids'
import { countImported, countImportedWords } from '@dvaput/backend/international/count-imported'
import { createInternational } from '@dvaput/backend/international/international'
import { reshapeItem } from '@dvaput/backend/international/reshape-item'
import { lockKnown, writeImported } from '@dvaput/backend/international/write-imported'
import { createJobs } from '@dvaput/backend/jobs/jobs'
import { withDatabase } from '@dvaput/database/database-url'
import { migrate } from '@dvaput/database/migrate'
import { openDatabase } from '@dvaput/database/open-database'
import { fallbackRate } from '@dvaput/domain/international/exchange-rate'
import { createEraClient } from '@dvaput/integrations/era/era-client'
import type { EraItem } from '@dvaput/integrations/era/era-item'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import pg from 'pg'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const atOnce = 250

/** The demo's whole inventory. */
export const readSampleItems = async (): Promise<readonly EraItem[]> => {
  const sandbox = createEraSandbox({ pictures: import.meta.dirname })
  const { url } = await sandbox.listen(0)
  const client = createEraClient({ url, log })
  const items: EraItem[] = []
  for (let offset = 0; ; offset += atOnce) {
    const page = await client.listInventory({ offset, limit: atOnce })
    items.push(...page.items)
    if (offset + atOnce >= page.total) break
  }
  await sandbox.close()
  return items.filter(({ status }) => status === 'active')
}

/** The sample again and again, each time with other ids, dates and prices. */
const copyOf = (items: readonly EraItem[], number: number): EraItem => {
  const item = items[number % items.length] as EraItem
  const round = Math.floor(number / items.length)
  const createdAt = new Date(Date.parse(item.createdAt ?? '2026-01-01T00:00:00Z') - round * 61_000).toISOString()
  const dollars = item.dollars === null ? null : String(Math.max(1, Math.round(Number(item.dollars)) + round))
  return { ...item, id: `${item.id}-${round}`, handle: `${item.handle}-${round}`, createdAt, dollars }
}

/** A replica on a database of its own, written as the sync writes it. */
export const openBenchWarehouse = async (
  serverUrl: string,
  name: 'few' | 'many',
  products: number,
  items: readonly EraItem[],
) => {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  await server.end()
  const url = withDatabase(serverUrl, name)
  await migrate(url)
  const database = openDatabase({ url, applicationName: 'bench', queryTimeoutMs: 0, log })
  const start = performance.now()
  const readAt = new Date()
  const reading = { readAt, rate: fallbackRate(readAt.toISOString()), pictureUrl: (picture: string) => picture }
  for (let from = 0; from < products; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, products - from) }, (_, index) => from + index)
    const rows = numbers.map((number) => reshapeItem(copyOf(items, number), reading))
    await database.inTransaction(async (tx) => {
      await tx.client.query("SET LOCAL statement_timeout = '60s'; SET LOCAL synchronous_commit = off")
      const known = await lockKnown(
        tx,
        rows.map(({ id }) => id),
      )
      await writeImported(tx, rows, known)
    })
  }
  await database.inTransaction(async (tx) => {
    await countImported(tx)
    await countImportedWords(tx)
  })
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query('VACUUM ANALYZE')
  client.release(true)
  const jobs = createJobs({ database, log })
  const bus = createInvalidationBus({ url, log })
  return {
    products,
    filledInSeconds: (performance.now() - start) / 1_000,
    pool: database.pool,
    international: createInternational({
      infrastructure: { database, jobs, bus, ids: createIds(), log },
      era: undefined,
    }),
    close: () => database.close(),
  }
}

export type BenchWarehouse = Awaited<ReturnType<typeof openBenchWarehouse>>
