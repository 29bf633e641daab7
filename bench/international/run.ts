import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { emptyImportedQuery, type ImportedQuery, importedSorts } from '@dvaput/domain/international/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { type Figures, measure } from '../platform/measure.ts'
import { type BenchWarehouse, openBenchWarehouse, readSampleItems } from './bench-warehouse.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    against: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '120' },
  },
})

/** How many times slower a query may be with thirty times the products. */
const maxTimesSlower = 3
const locale = { market: markets.cl, language: 'es' } as const
const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item
const list = ({ international }: BenchWarehouse, query: Partial<ImportedQuery>) =>
  international.list({ ...emptyImportedQuery, ...query }, locale)

const words = ['laptop', 'thinkpad t480', 'iphone 12', 'portatil lenovo', 'tihnkpad', 'ssd 512', 'monit', 'macbook air']

type Run = (warehouse: BenchWarehouse, number: number) => Promise<unknown>

const queries: Readonly<Record<string, Run>> = {
  'everything, in five orders': (warehouse, number) =>
    list(warehouse, { sort: pick(importedSorts, number), page: 1 + (number % 5) }),
  'a category': (warehouse, number) =>
    list(warehouse, { category: pick(['apple', 'desktop', 'notebooks'], number), sort: pick(importedSorts, number) }),
  'a subcategory': (warehouse, number) =>
    list(warehouse, { category: 'apple', subcategory: 'ipad', sort: pick(importedSorts, number) }),
  'the last page': (warehouse, number) => list(warehouse, { sort: pick(importedSorts, number), page: 9_999 }),
  'a search': (warehouse, number) => list(warehouse, { search: pick(words, number) }),
  'a search by price': (warehouse, number) => list(warehouse, { search: pick(words, number), sort: 'price-asc' }),
  'a tag': (warehouse) => list(warehouse, { tag: 'gaming' }),
}

const ms = (value: number) => value.toFixed(1).padStart(8)
const figures = ({ p50, p95, sqlP50 }: Figures) => `${ms(p50)}${ms(p95)}${ms(sqlP50)}`

const compare = async (name: string, run: Run, small: BenchWarehouse, large: BenchWarehouse) => {
  const measured = [small, large].map((warehouse) => ({
    pool: warehouse.pool,
    run: async (number: number) => void (await run(warehouse, number)),
  }))
  const [few, many] = await measure(measured, { rounds: Number(values.rounds), warmUp: 24 })
  if (!few || !many) throw new Error('nothing was measured')
  const timesSlower = many.p50 / few.p50
  const holds = timesSlower <= maxTimesSlower
  const verdict = `${timesSlower.toFixed(2)} of ${maxTimesSlower} ${holds ? 'holds' : 'MISSED'}`
  console.log(`${name.padEnd(34)}${figures(few)} |${figures(many)} | ${verdict}`)
  return holds
}

const folder = await mkdtemp(join(tmpdir(), 'dvaput-bench-pg-'))
// Run by root, PostgreSQL is another user and must be able to enter.
await chmod(folder, 0o755)
const quiet = { info: () => undefined, warn: console.warn, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
try {
  const items = await readSampleItems()
  const small = await openBenchWarehouse(postgres.url, 'few', Number(values.against), items)
  const large = await openBenchWarehouse(postgres.url, 'many', Number(values.products), items)
  const heads = ['p50', 'p95', 'sql'].map((head) => head.padStart(8)).join('')
  console.log(`${large.products} products were written within ${large.filledInSeconds.toFixed(1)} s`)
  console.log(`${''.padEnd(34)}${`${small.products}`.padStart(24)} |${`${large.products}`.padStart(24)} | times slower`)
  console.log(`${''.padEnd(34)}${heads} |${heads} |`)
  const held: boolean[] = []
  for (const [name, run] of Object.entries(queries)) held.push(await compare(name, run, small, large))
  await small.close()
  await large.close()
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await postgres.stop()
  await rm(postgres.dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
