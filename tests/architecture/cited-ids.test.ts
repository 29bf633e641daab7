import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { root } from '../../scripts/setup/project.mjs'
import { commentsOf, readSourceFiles } from './source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const columnOf = (path: string, separator: string, index: number) =>
  read(path)
    .split('\n')
    .map((line) => line.split(separator)[index] ?? '')

const requirements = columnOf('docs/requirements.tsv', '\t', 0)
const divergences = columnOf('docs/divergences.md', '|', 1).flatMap((cell) => cell.match(/[A-Z]-\d\d/g) ?? [])
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4))
const known = new Set([...requirements, ...divergences, ...decisions])

const outside = /\bspec §|\breadings(?:\.md)? [A-Z]+-\d|\/\/ proof\b|\bproof (?:recipes|T\d)/
/** What ends a comment after a second `//`, or is one: `CART-11, CART-12`, `divergences C-10`, `decision 0070`. */
const item = '(?:(?:divergences )?[A-Z][A-Z\\d]*-\\d+|decision \\d+)'
const citation = new RegExp(`// (${item}(?:(?:, | to )${item})*)\\s*(?:\\*/)?$`, 'gm')

/** @returns what a reader of the comments could not look up here */
const findUnknown = (text: string): string[] =>
  commentsOf(text).flatMap((comment) => {
    const cited = [...comment.matchAll(citation)].flatMap(
      ([, items = '']) => items.match(/[A-Z][A-Z\d]*-\d+|\d+/g) ?? [],
    )
    return [...(outside.exec(comment) ?? []), ...cited.filter((id) => !known.has(id))]
  })

it('comments cite no document outside the repository, and only ids that stand in the documents of this one', () => {
  const sources = readSourceFiles()
  expect(
    sources.flatMap(({ text }) => commentsOf(text).flatMap((each) => each.match(citation) ?? [])).length,
  ).toBeGreaterThan(300)
  expect(sources.flatMap(({ path, text }) => findUnknown(text).map((found) => `${path}: ${found}`))).toEqual([])
})

test.each([
  ['// spec §9 Time', 'spec §'],
  ['/** In its own currency. // readings D-07 */', 'readings D-0'],
  ['/** Given back by itself. // proof T11 */', '// proof'],
  ['const most = 4 // CART-99', 'CART-99'],
  ['/** Why. // CART-11, BASKET-01 */', 'BASKET-01'],
  ['/**\n * Why. // CART-11 to CART-98\n */', 'CART-98'],
  ['// Why. // CART-11, divergences C-99', 'C-99'],
  ['// Why. // decision 9999', '9999'],
])('a reader would not find what %j cites', (text, unknown) => {
  expect(findUnknown(text)).toEqual([unknown])
})

test.each([
  "const text = '// spec §9 Time'",
  '/** Of UTF-16, and of RFC 5545 §3.1. */',
  '// Why. // CART-11, divergences C-10',
])('the comment %j cites nothing outside the repository', (text) => {
  expect(findUnknown(text)).toEqual([])
})
