import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { inRoot } from '../../scripts/setup/project.mjs'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { findMutations, type Mutation, mutate } from './mutation-score/find-mutations.ts'
import { scoredModules, testOf } from './mutation-score/modules.ts'

/**
 * T64: every small change of behaviour in the modules of money, stock and identity, one after the other, each against
 * the tests of its module. `node tests/proof/mutation-score.ts [part of a file's path] [every nth]`
 */

const [part = '', every = '1'] = process.argv.slice(2)
const leastShare = 0.8
const mostMs = 120_000
const thresholds = createThresholds()
const root = inRoot()

let current: { readonly path: string; readonly mutation: Mutation } | undefined
const vitest = await createVitest(
  {
    watch: true,
    reporters: [{}],
    config: join(root, 'vitest.config.ts'),
    root,
    maxWorkers: 1,
    isolate: true,
    bail: 1,
    testTimeout: 20_000,
    fsModuleCache: false,
  },
  {
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        transform: (code, id) => (id === current?.path ? mutate(code, current.mutation) : undefined),
      },
    ],
  },
)

/** A loop that a mutation made endless outlives its test: without its worker the run ends, with an error. */
const endWorkers = () => {
  const threads = readdirSync('/proc/self/task')
  const children = threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, 'utf8').match(/\d+/g) ?? [])
  for (const child of children)
    if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('vitest')) process.kill(Number(child), 'SIGKILL')
}

/** Whether every test of these files passes with the mutation in place. */
const isGreen = async (tests: readonly string[]) => {
  if (tests.length === 0) return true
  if (current) vitest.invalidateFile(current.path)
  const specifications = await vitest.globTestSpecifications([...tests])
  const tooLong = setTimeout(endWorkers, mostMs)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  clearTimeout(tooLong)
  if (current) vitest.invalidateFile(current.path)
  // The others are as an earlier mutation left them.
  const run = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId))
  return unhandledErrors.length === 0 && run.every((each) => each.state() === 'passed')
}

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length

const prove = async (name: string, files: readonly string[], tests: readonly string[]) => {
  current = undefined
  const before = await isGreen(tests)
  thresholds.hold(`${name}: the tests are green before`, String(before), before)
  if (!before) return
  const survivors: string[] = []
  let tried = 0
  for (const file of files) {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    for (const mutation of findMutations(source).filter((_, nth) => nth % Number(every) === 0)) {
      current = { path, mutation }
      tried += 1
      if (tried % 20 === 0) console.log(`        ${tried} tried, ${survivors.length} not noticed`)
      // Its own test notices most of them: the others are asked about the rest.
      const own = tests.filter((test) => test === testOf(file))
      const others = tests.filter((test) => test !== testOf(file))
      if (!((await isGreen(own)) && (await isGreen(others)))) continue
      const was = source.slice(mutation.start, mutation.end).slice(0, 60).replaceAll(/\s+/g, ' ')
      survivors.push(`${file}:${lineOf(source, mutation.start)} ${was} → ${mutation.text || 'nothing'}`)
      console.log(`        ${survivors.at(-1)}`)
    }
  }
  const share = tried === 0 ? 0 : (tried - survivors.length) / tried
  thresholds.hold(
    `${name}: at least ${leastShare * 100} % of the mutations are noticed`,
    `${(share * 100).toFixed(1)} % of ${tried}`,
    share >= leastShare,
  )
}

for (const [name, { files, tests }] of Object.entries(scoredModules)) {
  const chosen = files.filter((file) => file.includes(part))
  if (chosen.length > 0) await prove(name, chosen, tests)
}
await vitest.close()
// Vitest has set it at the first mutation that a test noticed.
process.exitCode = 0
thresholds.conclude()
process.exit()
