import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const tailwind = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'))

const loadStylesheet = async (id: string, base: string) => {
  const path = id.startsWith('tailwindcss/') ? join(tailwind, `${id.slice('tailwindcss/'.length)}.css`) : join(base, id)
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
}

/** @returns whether the style sheet has a rule for the class */
const readRules = async (css: string, base: string, classes: readonly string[]) => {
  const sheet = await compile(css, { base, loadStylesheet })
  const rules = new Set(
    [...sheet.build([...classes]).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name?.replaceAll('\\', '')),
  )
  return (name: string) => rules.has(name)
}

const wordsOf = (text: string, literals: RegExp): string[] =>
  [...text.matchAll(literals)].flatMap(([found]) => found.split(/[\s'"`]+/)).filter(Boolean)

const plainClassNames = /(?<=className=)"[^"]*"/g
const allLiterals = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(app, path), 'utf8') }))

test('every class of the app has a rule in the style sheet', async () => {
  const words = [...new Set(sources.flatMap(({ text }) => wordsOf(text, allLiterals)))]
  const hasRule = await readRules(readFileSync(join(app, 'styles/app.css'), 'utf8'), join(app, 'styles'), words)
  const isOfTailwind = await readRules("@import 'tailwindcss/theme'; @import 'tailwindcss/utilities';", tailwind, words)
  // Where classes are put together, what Tailwind would know without our theme is taken for one.
  const looksLikeClass = (word: string) => /[-:]/.test(word) && isOfTailwind(word)
  const missing = sources.flatMap(({ path, text }) => {
    const found = [...wordsOf(text, plainClassNames), ...wordsOf(text, allLiterals).filter(looksLikeClass)]
    return [...new Set(found)].filter((name) => !hasRule(name)).map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})
