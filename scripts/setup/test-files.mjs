import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root, SetupError } from './project.mjs'

const rooms = ['apps', 'packages', 'sandboxes', 'tests', 'scripts', 'bench']
const leftOut = new Set(['node_modules', 'build', '.react-router'])

/** @param {string} folder @returns {string[]} */
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [relative(root, path)]
  })

/** Every file with tests, by who runs it. */
export const findTestFiles = () => {
  const files = rooms.flatMap((room) => walk(inRoot(room)))
  return {
    unit: files.filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path)),
    e2e: files.filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path)),
  }
}

/** What follows the first option belongs to the runners. @param {readonly string[]} words */
const readFilters = (words) =>
  words.slice(
    0,
    [...words, '-'].findIndex((word) => word.startsWith('-')),
  )

/**
 * A filter is a part of a path, for both runners. One that matches nothing was mistyped, and would pass without a test.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} files
 */
export const checkFilters = (words, files) => {
  /** A line may follow: `buy.spec.ts:40`. @param {string} filter */
  const pathOf = (filter) => filter.replace(/^\.\//, '').replace(/(:\d+)+$/, '')
  for (const filter of readFilters(words))
    if (!files.some((path) => path.includes(pathOf(filter)) || inRoot(path) === pathOf(filter)))
      throw new SetupError(`No test file matches the filter ${filter}.`)
}
