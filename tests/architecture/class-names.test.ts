import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { resolve } = createRequire(import.meta.url)
const tailwind = dirname(resolve('tailwindcss/package.json'))

const loadStylesheet = async (id: string, base: string) => {
  const path = id.startsWith('tailwindcss/')
    ? join(tailwind, `${id.slice('tailwindcss/'.length)}.css`)
    : id.startsWith('.')
      ? join(base, id)
      : resolve(id)
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

const readSources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') }))

test.each(['store', 'admin'])(
  'every class of the app %s and of the kit has a rule in its style sheet',
  async (name) => {
    const app = `apps/${name}/app`
    const sources = [app, 'packages/ui/src'].flatMap(readSources)
    const words = [...new Set(sources.flatMap(({ text }) => wordsOf(text, allLiterals)))]
    const hasRule = await readRules(
      readFileSync(join(root, app, 'styles/app.css'), 'utf8'),
      join(root, app, 'styles'),
      words,
    )
    const isOfTailwind = await readRules(
      "@import 'tailwindcss/theme'; @import 'tailwindcss/utilities';",
      tailwind,
      words,
    )
    // Where classes are put together, what Tailwind would know without our theme is taken for one.
    const looksLikeClass = (word: string) => /[-:]/.test(word) && isOfTailwind(word)
    const missing = sources.flatMap(({ path, text }) => {
      const found = [...wordsOf(text, plainClassNames), ...wordsOf(text, allLiterals).filter(looksLikeClass)]
      return [...new Set(found)].filter((name) => name !== 'group' && !hasRule(name)).map((name) => `${path}: ${name}`)
    })
    expect(missing).toEqual([])
  },
)
