import { readImports } from '../../tests/architecture/imports.ts'
import { readSourceFiles, type SourceFile } from '../../tests/architecture/source-files.ts'
import { findPageSpecs } from './page-specs.ts'

const isTestFile = (path: string) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path)

/** A file beside its test reads a folder of files at most; farther readers are the business of the whole run. */
const maxTests = 25
/** Of browser tests, which take half a minute and more each. */
const maxSpecs = 2

/** A server of its own, or thousands of small changes: these are begun when the others are done. */
const isSlow = (path: string) => /^tests\/(server|proof)\//.test(path)

type Imports = { readonly withTypes: boolean }

const readersOf = (sources: readonly SourceFile[], { withTypes }: Imports) => {
  const readers = new Map<string, Set<string>>()
  for (const source of sources)
    for (const { target, typeOnly } of readImports(source)) {
      if (target === undefined || (typeOnly && !withTypes)) continue
      const known = readers.get(target) ?? new Set()
      readers.set(target, known.add(source.path))
    }
  return readers
}

/** What reads one of the changed files, and by how many steps: the nearest are the likeliest to notice. */
const countSteps = (changed: readonly string[], readers: ReadonlyMap<string, ReadonlySet<string>>) => {
  const steps = new Map(changed.map((path) => [path, 0]))
  for (const [path, step] of steps)
    for (const reader of readers.get(path) ?? []) if (!steps.has(reader)) steps.set(reader, step + 1)
  return steps
}

const findReaders = (changed: readonly string[], sources: readonly SourceFile[]) => {
  const present = new Set(sources.map(({ path }) => path))
  return [...countSteps(changed, readersOf(sources, { withTypes: true }))]
    .filter(([path]) => isTestFile(path) && present.has(path))
    .map(([path, step]) => ({ path, step }))
}

/** For each changed file of a page the browser test that is nearest to it; what is no part of a page has tests of its own. */
const findSpecsOfPages = (changed: readonly string[], sources: readonly SourceFile[]) => {
  const readers = readersOf(sources, { withTypes: false })
  return changed
    .filter((path) => /^(apps|packages\/ui)\//.test(path) && !isTestFile(path))
    .flatMap((path) => findPageSpecs(countSteps([path], readers), sources).slice(0, 1))
}

export type NearestTests = { readonly unit: string[]; readonly e2e: string[]; readonly leftOut: number }

/** Few tests that are likely to notice a mistake in the changed files, the nearest first. */
export const findNearestTests = (changed: readonly string[], sources: readonly SourceFile[]): NearestTests => {
  const found = findReaders(changed, sources).sort(
    (a, b) => a.step - b.step || Number(isSlow(a.path)) - Number(isSlow(b.path)) || a.path.localeCompare(b.path),
  )
  const isSpec = ({ path }: { path: string }) => path.endsWith('.spec.ts')
  const unit = found.filter((test) => !isSpec(test)).slice(0, maxTests)
  const pathsOf = (tests: typeof found) => tests.map(({ path }) => path)
  const reading = pathsOf(found.filter((test) => isSpec(test) && test.step <= 1))
  const e2e = [...new Set([...reading, ...findSpecsOfPages(changed, sources)])].slice(0, maxSpecs)
  const all = new Set([...pathsOf(found), ...e2e])
  return { unit: pathsOf(unit), e2e, leftOut: all.size - unit.length - e2e.length }
}

if (import.meta.main) console.log(JSON.stringify(findNearestTests(process.argv.slice(2), readSourceFiles())))
