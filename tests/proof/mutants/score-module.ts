import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { inRoot } from '../../../scripts/setup/project.mjs'
import type { Outcome } from './areas.ts'
import { findMutations, type Mutation, markReached, mutate } from './find-mutations.ts'
import { type ScoredModule, testOf } from './scored-modules.ts'

const maxMs = 120_000

/** A loop that a mutation made endless outlives its test: without its worker the run ends, with an error. */
const endWorkers = () => {
  const threads = readdirSync('/proc/self/task')
  const children = threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, 'utf8').match(/\d+/g) ?? [])
  for (const child of children)
    if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('vitest')) process.kill(Number(child), 'SIGKILL')
}

const readNumbers = (path: string): Set<number> => {
  try {
    return new Set(readFileSync(path, 'utf8').trim().split('\n').map(Number))
  } catch {
    return new Set()
  }
}

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length

type Options = {
  /** Where the tests write what they reached. */
  readonly folder: string
  /** Of the mutations of a file. */
  readonly every: number
  readonly count: (outcome: Outcome) => void
}

/** Every small change of behaviour in a module, one after the other, each against the tests of the module. */
export const openModuleScorer = async () => {
  const root = inRoot()
  let current: { readonly path: string; readonly change: (source: string) => string } | undefined
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
          transform: (code, id) => (id === current?.path ? current.change(code) : undefined),
        },
      ],
    },
  )

  /** Whether every test of these files passes with the change in place. */
  const isGreenWith = async (tests: readonly string[], path: string, change: (source: string) => string) => {
    if (tests.length === 0) return true
    current = { path, change }
    vitest.invalidateFile(path)
    const specifications = await vitest.globTestSpecifications([...tests])
    const tooLong = setTimeout(endWorkers, maxMs)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
    clearTimeout(tooLong)
    current = undefined
    vitest.invalidateFile(path)
    // The others are as an earlier mutation left them.
    const run = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId))
    return unhandledErrors.length === 0 && run.every((each) => each.state() === 'passed')
  }

  /** Which of the mutations the tests reach; undefined where they are not green as it is. */
  const findReached = async (
    path: string,
    mutations: readonly Mutation[],
    tests: readonly string[],
    folder: string,
  ) => {
    const report = join(folder, 'reached')
    rmSync(report, { force: true })
    const isGreen = await isGreenWith(tests, path, (source) => markReached(source, mutations, report))
    return isGreen ? readNumbers(report) : undefined
  }

  return {
    /** The mutations that the tests reach and do not notice; undefined where they are red before. */
    async score(file: string, { tests }: ScoredModule, { folder, every, count }: Options) {
      const path = join(root, file)
      const source = readFileSync(path, 'utf8')
      const mutations = findMutations(source).filter((_, nth) => nth % every === 0)
      const reached = await findReached(path, mutations, tests, folder)
      if (!reached) return undefined
      // Its own test notices most of them: the others are asked about the rest.
      const own = tests.filter((test) => test === testOf(file))
      const others = tests.filter((test) => test !== testOf(file))
      const survivors: string[] = []
      for (const [number, mutation] of mutations.entries()) {
        if (!reached.has(number)) {
          count('not covered')
          continue
        }
        const change = (text: string) => mutate(text, mutation)
        const isKilled = !((await isGreenWith(own, path, change)) && (await isGreenWith(others, path, change)))
        count(isKilled ? 'killed' : 'survived')
        if (isKilled) continue
        const was = source.slice(mutation.start, mutation.end).slice(0, 60).replaceAll(/\s+/g, ' ')
        survivors.push(`${file}:${lineOf(source, mutation.start)} ${was} → ${mutation.text || 'nothing'}`)
        console.log(`        ${survivors.at(-1)}`)
      }
      return survivors
    },
    async close() {
      await vitest.close()
      // Vitest has set it at the first mutation that a test noticed.
      process.exitCode = 0
    },
  }
}
