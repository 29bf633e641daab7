import { readImports } from '../../tests/architecture/imports.ts'
import { readSourceFiles, type SourceFile } from '../../tests/architecture/source-files.ts'

const isTestFile = (path: string) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path)

/** A file beside its test reads a folder of files at most; farther readers are the business of the whole run. */
const maxTests = 25
const maxSpecs = 2

/** A server of its own, or thousands of small changes: these are begun when the others are done. */
const isSlow = (path: string) => /^tests\/(server|proof)\//.test(path)

const readersOf = (sources: readonly SourceFile[]) => {
  const readers = new Map<string, Set<string>>()
  for (const source of sources)
    for (const { target } of readImports(source)) {
      if (target === undefined) continue
      const known = readers.get(target) ?? new Set()
      readers.set(target, known.add(source.path))
    }
  return readers
}

/** The tests that read one of the changed files, and by how many steps: the nearest are the likeliest to notice. */
const findReaders = (changed: readonly string[], sources: readonly SourceFile[]) => {
  const readers = readersOf(sources)
  const steps = new Map(changed.map((path) => [path, 0]))
  for (const [path, step] of steps)
    for (const reader of readers.get(path) ?? []) if (!steps.has(reader)) steps.set(reader, step + 1)
  const present = new Set(sources.map(({ path }) => path))
  return [...steps].filter(([path]) => isTestFile(path) && present.has(path)).map(([path, step]) => ({ path, step }))
}

export type NearestTests = { readonly unit: string[]; readonly e2e: string[]; readonly leftOut: number }

/** Few tests that are likely to notice a mistake in the changed files, the nearest first. */
export const findNearestTests = (changed: readonly string[], sources: readonly SourceFile[]): NearestTests => {
  const found = findReaders(changed, sources).sort(
    (a, b) => a.step - b.step || Number(isSlow(a.path)) - Number(isSlow(b.path)) || a.path.localeCompare(b.path),
  )
  const isSpec = ({ path }: { path: string }) => path.endsWith('.spec.ts')
  const unit = found.filter((test) => !isSpec(test)).slice(0, maxTests)
  const e2e = found.filter((test) => isSpec(test) && test.step <= 1).slice(0, maxSpecs)
  const pathsOf = (tests: typeof found) => tests.map(({ path }) => path)
  return { unit: pathsOf(unit), e2e: pathsOf(e2e), leftOut: found.length - unit.length - e2e.length }
}

if (import.meta.main) console.log(JSON.stringify(findNearestTests(process.argv.slice(2), readSourceFiles())))
