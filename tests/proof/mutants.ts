import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { type Mutant, mutants } from './mutants/mutants.ts'
import { runTests } from './mutants/run-test.ts'
import { createSourceCopy } from './mutants/source-copy.ts'

/**
 * Removes each guard of money and stock from a copy of the sources, and runs the test that must notice it:
 * `node tests/proof/mutants.ts [pattern]` tries those whose name matches. A mutant that survives is a miss.
 */

const [pattern = ''] = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => new RegExp(pattern).test(name))
const thresholds = createThresholds()
const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
await chmod(folder, 0o755)
const log = { info: () => {}, warn: console.warn, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
const copy = await createSourceCopy()

const survivorsOf = async ({ sql = [], edits = [], red }: Mutant) => {
  for (const each of edits) await copy.edit(each)
  for (const statement of sql) await copy.migrate(statement)
  const green = await runTests(copy, postgres.url, red, 'failed')
  await copy.restore()
  return green
}

try {
  for (const [file, same] of Map.groupBy(chosen, ({ red }) => red.file)) {
    const titles = [...new Set(same.flatMap(({ red }) => red.titles))]
    thresholds.none(
      `with every guard, not green in ${file}`,
      await runTests(copy, postgres.url, { file, titles }, 'passed'),
    )
  }
  for (const mutant of chosen) thresholds.none(`without ${mutant.name}: not red`, await survivorsOf(mutant))
} finally {
  await copy.remove()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
thresholds.conclude()
