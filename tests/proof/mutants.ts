import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { areaOf, areas, createScores } from './mutants/areas.ts'
import { type Mutant, mutants } from './mutants/mutants.ts'
import { runTests } from './mutants/run-test.ts'
import { openModuleScorer } from './mutants/score-module.ts'
import { scoredModules } from './mutants/scored-modules.ts'
import { createSourceCopy } from './mutants/source-copy.ts'

/**
 * T64 and all: whether tests notice it when something is missing. First each guard of money, stock, roles, webhooks and
 * offers is removed from a copy of the sources, then every small change of behaviour is made in their modules.
 * `node tests/proof/mutants.ts [pattern] [every nth]`: guards by name, modules by path or area, of their changes every nth.
 */

const [pattern = '', every = '1'] = process.argv.slice(2)
const minShare = 0.8
const matches = (text: string) => new RegExp(pattern).test(text)
const thresholds = createThresholds()
const scores = createScores()
const makeFolder = () => mkdtemp(join(tmpdir(), 'dvaput-proof-'))
const [data, reports] = [await makeFolder(), await makeFolder()]
await chmod(data, 0o755)

/** A constraint is counted by itself, a guard with all the tests that must notice. */
const countGuard = ({ name, guards = [], red }: Mutant, green: readonly string[]) => {
  if (guards.length === 0)
    for (const title of red.titles) scores.count(areaOf(title), green.includes(title) ? 'survived' : 'killed')
  else scores.count(areaOf(`${name} ${guards[0]?.file}`), green.length > 0 ? 'survived' : 'killed')
}

const proveGuards = async (chosen: readonly Mutant[]) => {
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: data, log })
  const copy = await createSourceCopy()
  const survivorsOf = async ({ sql = [], guards = [], red }: Mutant) => {
    for (const guard of guards) await copy.remove(guard)
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
    for (const mutant of chosen) {
      const green = await survivorsOf(mutant)
      thresholds.none(`without ${mutant.name}: not red`, green)
      countGuard(mutant, green)
    }
  } finally {
    await copy.close()
    await postgres.stop()
  }
}

const proveModules = async () => {
  const chosen = areas.flatMap((area) =>
    scoredModules[area].files.filter((file) => matches(`${area} ${file}`)).map((file) => ({ area, file })),
  )
  if (chosen.length === 0) return
  const scorer = await openModuleScorer()
  for (const { area, file } of chosen) {
    const survivors = await scorer.score(file, scoredModules[area], {
      ...{ folder: reports, every: Number(every) },
      count: (outcome) => scores.count(area, outcome),
    })
    if (!survivors) thresholds.hold(`${file}: the tests are green before`, 'no', false)
  }
  await scorer.close()
}

try {
  const chosen = mutants.filter(({ name }) => matches(name))
  if (chosen.length > 0) await proveGuards(chosen)
  await proveModules()
} finally {
  for (const folder of [data, reports]) await rm(folder, { recursive: true, force: true })
}
for (const { area, total, share, killed, survived, 'not covered': notCovered } of scores.list())
  if (total > 0)
    thresholds.hold(
      `${area}: at least ${minShare * 100} % are killed`,
      `${killed} killed, ${survived} survived, ${notCovered} not covered`,
      share >= minShare,
    )
thresholds.conclude()
process.exit()
