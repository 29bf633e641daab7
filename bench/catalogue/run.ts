import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import pg from 'pg'
import { type Figures, measure } from '../platform/measure.ts'
import { type BenchCatalogue, openBenchCatalogue } from './bench-catalogue.ts'
import { type BenchQuery, queries } from './queries.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    against: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '150' },
    /** How many times slower each may be. */
    most: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
})

const ms = (value: number) => value.toFixed(1).padStart(8)
const figures = ({ p50, p95, sqlP50 }: Figures) => `${ms(p50)}${ms(p95)}${ms(sqlP50)}`

const compare = async (query: BenchQuery, small: BenchCatalogue, large: BenchCatalogue) => {
  const measured = [small, large].map((copy) => ({
    pool: copy.pool,
    run: async (number: number) => void (await query.run(copy, number)),
  }))
  const [few, many] = await measure(measured, { rounds: Number(values.rounds), warmUp: 24 })
  if (!few || !many) throw new Error('nothing was measured')
  const timesSlower = many.p50 / few.p50
  const holds = timesSlower <= Number(values.most)
  const verdict = `${timesSlower.toFixed(2)} of ${values.most} ${holds ? 'holds' : 'MISSED'}`
  console.log(`${query.name.padEnd(34)}${figures(few)} |${figures(many)} | ${verdict}`)
  return holds
}

const folder = await mkdtemp(join(tmpdir(), 'dvaput-bench-pg-'))
// Run by root, PostgreSQL is another user and must be able to enter.
await chmod(folder, 0o755)
const quiet = { info: () => undefined, warn: console.warn, error: console.error }
let postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
try {
  // A quarter of the memory, as for any PostgreSQL that has much to hold.
  const server = new pg.Client({ connectionString: postgres.url })
  await server.connect()
  await server.query(`ALTER SYSTEM SET shared_buffers = '${Math.floor(totalmem() / 4 / 2 ** 20)}MB'`)
  await server.end()
  await postgres.stop()
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  const small = await openBenchCatalogue(postgres.url, 'few', Number(values.against))
  const large = await openBenchCatalogue(postgres.url, 'many', Number(values.products))
  const heads = ['p50', 'p95', 'sql'].map((head) => head.padStart(8)).join('')
  console.log(`${large.products} products were written within ${large.filledInSeconds.toFixed(1)} s`)
  console.log(`${''.padEnd(34)}${`${small.products}`.padStart(24)} |${`${large.products}`.padStart(24)} | times slower`)
  console.log(`${''.padEnd(34)}${heads} |${heads} |`)
  const held: boolean[] = []
  for (const query of queries)
    if (!values.only || query.name.includes(values.only)) held.push(await compare(query, small, large))
  await small.close()
  await large.close()
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await postgres.stop()
  await rm(postgres.dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
