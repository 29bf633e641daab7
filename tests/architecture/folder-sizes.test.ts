import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const maxFiles = 40

/** One file for each namespace, which its name finds. */
const isListOfTexts = (folder: string) => /\/i18n\/messages\/\w+$/.test(folder)

it('no folder of a package, of an app or of the server has more than forty files', () => {
  const files = readSourceFiles().filter(({ path }) => /^(?:packages|apps)\//.test(path))
  expect(files.length).toBeGreaterThan(1_000)
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path))
  const large = [...folders]
    .filter(([folder, { length }]) => length > maxFiles && !isListOfTexts(folder))
    .map(([folder]) => folder)
  expect(large).toEqual([])
})
