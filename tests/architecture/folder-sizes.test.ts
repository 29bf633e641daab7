import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const maxFiles = 40

it('no folder of a package or of the server has more than forty files', () => {
  const files = readSourceFiles().filter(({ path }) => /^(?:packages\/|apps\/store\/server\/)/.test(path))
  expect(files.length).toBeGreaterThan(1_000)
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path))
  const large = [...folders].filter(([, { length }]) => length > maxFiles).map(([folder]) => folder)
  expect(large).toEqual([])
})
