import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/setup/project.mjs'
import { findStalePaths } from './named-paths.ts'

const leftOut = new Set(['node_modules', 'build', '.git', '.react-router', '.data', '.scratch', 'test-results'])

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [relative(root, path)]
  })

it('every path that the docs, the README and CONTRIBUTING link to or name is there', () => {
  const files = walk(root)
  const pages = files
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  expect(pages.length).toBeGreaterThan(150)
  expect(findStalePaths(pages, files)).toEqual([])
})

const files = ['docs/architecture.md', 'packages/domain/src/money/money.ts', 'apps/store/server/http/limits.ts']

it.each([
  ['[a page](glossary.md)', ['docs/glossary.md']],
  ['[this page](architecture.md#data), [a site](https://example.com/x.md)', []],
  ['`packages/domain/src/money/price.ts`', ['packages/domain/src/money/price.ts']],
  ['`domain/money/money.ts`, `domain/money/`, `http/limits.ts` and `limits.ts`', []],
  ['`domain/money/price`', ['domain/money/price']],
  ['`http/price.ts`', ['http/price.ts']],
  ['`apps/store/app/routes/x.tsx`, `text/html`, `a / b`', []],
])('a page that names %s has the stale paths %j', (text, expected) => {
  const found = findStalePaths([{ path: 'docs/architecture.md', text }], files)
  expect(found).toEqual(expected.map((path) => `docs/architecture.md: ${path}`))
})

it('a record of a decision may name a file that has gone, but link to none', () => {
  const text = '`domain/money/price.ts` and [a page](../glossary.md)'
  expect(findStalePaths([{ path: 'docs/decisions/0001-x.md', text }], files)).toEqual([
    'docs/decisions/0001-x.md: docs/glossary.md',
  ])
})
