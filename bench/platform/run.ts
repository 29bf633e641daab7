import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { type BenchShop, openBenchShop } from './bench-shop.ts'
import { compareMemory } from './compare-memory.ts'
import { measure } from './measure.ts'
import { queries } from './queries.ts'
import { type BenchQuery, warmUp } from './query.ts'
import { memoryLine, toTable } from './to-table.ts'

const maxTimesItsSql = 2

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    against: { type: 'string', default: '1000' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const compare = async (query: BenchQuery, small: BenchShop, large: BenchShop) => {
  const measured = await Promise.all(
    [small, large].map(async (shop) => ({ pool: shop.pool, run: await query.prepare(shop) })),
  )
  const [few, many] = await measure(measured, { rounds: query.rounds ?? 150, warmUp })
  if (!few || !many) throw new Error('nothing was measured')
  const timesSlower = many.p50 / few.p50
  return {
    name: query.name,
    few,
    many,
    timesSlower,
    maxTimesSlower: query.maxTimesSlower,
    guideP95: query.guideP95,
    holds: timesSlower <= query.maxTimesSlower && many.layer <= maxTimesItsSql,
  }
}

export type Comparison = Awaited<ReturnType<typeof compare>>

const folder = await mkdtemp(join(tmpdir(), 'dvaput-bench-pg-'))
// Run by root, PostgreSQL is another user and must be able to enter.
await chmod(folder, 0o755)
const quiet = { info: () => undefined, warn: console.warn, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
try {
  const small = await openBenchShop(postgres.url, Number(values.against))
  const large = await openBenchShop(postgres.url, Number(values.products))
  const results: Comparison[] = []
  for (const query of queries)
    if (!values.only || query.name.includes(values.only)) results.push(await compare(query, small, large))
  const memory = !values.only || 'memory'.includes(values.only) ? await compareMemory(small, large) : undefined
  const { filledInSeconds } = large
  if (values.json) console.log(JSON.stringify({ filledInSeconds, results, memory }, null, 2))
  else {
    console.log(toTable(large, small, filledInSeconds, results))
    if (memory) console.log(memoryLine(memory))
  }
  await small.close()
  await large.close()
  process.exitCode = [...results, ...(memory ? [memory] : [])].every(({ holds }) => holds) ? 0 : 1
} finally {
  await postgres.stop()
  await rm(postgres.dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
