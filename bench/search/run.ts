import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReplicaListing } from '@dvaput/backend/catalogue/replica/replica-listing'
import { withDatabase } from '@dvaput/database/database-url'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { migrate } from '@dvaput/database/migrate'
import { openDatabase } from '@dvaput/database/open-database'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { languages } from '@dvaput/domain/text/language'
import pg from 'pg'
import { judgedQueries } from '../../tests/support/catalogue/judged-queries.ts'
import { fillDemo } from '../../tests/support/databases/fill-demo.ts'
import { scoreOf } from './judge-search.ts'

/** Below these the bench fails. */
const minShare = 0.97
const minRank = 0.95

const quiet = { info: () => undefined, warn: console.warn, error: console.error }
const folder = await mkdtemp(join(tmpdir(), 'dvaput-bench-pg-'))
// Run by root, PostgreSQL is another user and must be able to enter.
await chmod(folder, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

try {
  const server = new pg.Client({ connectionString: postgres.url })
  await server.connect()
  await server.query("CREATE DATABASE judged TEMPLATE template0 ENCODING 'UTF8'")
  await server.end()
  const url = withDatabase(postgres.url, 'judged')
  await migrate(url)
  await fillDemo(url)
  const database = openDatabase({ url, applicationName: 'bench', queryTimeoutMs: 0, log: quiet })
  const listing = createReplicaListing({ database, now: () => new Date() })
  const judged: { language: string; text: string; score: number }[] = []
  for (const query of judgedQueries) {
    const locale = { market: markets[query.market], language: query.language }
    const found = await listing.list({
      locale,
      scope: { kind: 'all' },
      query: { ...emptyListingQuery, text: query.text },
    })
    judged.push({ language: query.language, text: query.text, score: scoreOf(query, found) })
  }
  await database.close()
  for (const { language, text, score } of judged)
    if (score < 1) console.log(`${score.toFixed(2)}  ${language}  ${text}`)
  const print = (name: string, rows: typeof judged) => {
    const share = rows.filter(({ score }) => score > 0).length / rows.length
    const rank = mean(rows.map(({ score }) => score))
    console.log(
      `${name.padEnd(10)}${String(rows.length).padStart(5)} queries | holds ${(100 * share).toFixed(1)} % | mean reciprocal rank ${rank.toFixed(3)}`,
    )
    return share >= minShare && rank >= minRank
  }
  for (const language of languages)
    print(
      language,
      judged.filter((each) => each.language === language),
    )
  process.exitCode = print('all', judged) ? 0 : 1
} finally {
  await postgres.stop()
  await rm(postgres.dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
