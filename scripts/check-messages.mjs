import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { languages } from '../packages/domain/src/text/language.ts'

/** @typedef {import('../packages/i18n/src/message.ts').Message} Message */
/** @typedef {Readonly<Record<string, Readonly<Record<string, Message>>>>} Texts the messages of one language by namespace */

/** @typedef {'store' | 'admin'} App */

const apps = /** @type {const} */ (['store', 'admin'])
const folderOf = (/** @type {App} */ app) => join(import.meta.dirname, '../apps', app, 'app')
const messagesOf = (/** @type {App} */ app) => join(folderOf(app), 'i18n/messages')
const shared = ['domain', 'ui'].map((name) => join(import.meta.dirname, '../packages', name, 'src'))

/** @param {Message} message */
const textsOf = (message) => (typeof message === 'string' ? [message] : Object.values(message))

/** @param {Message} message */
const placeholdersOf = (message) => {
  const named = textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
  return [...new Set(named)].sort().join(', ')
}

/** @param {Message} message */
const formsOf = (message) => (typeof message === 'string' ? 'text' : Object.keys(message).sort().join(', '))

/** Bosnian has a form for two to four as well. */
const pluralForms = /** @type {const} */ ({ bcs: 'few, one, other', en: 'one, other', es: 'one, other' })

/**
 * What one message lacks beside its original.
 *
 * @param {import('../packages/domain/src/text/language.ts').Language} language
 * @param {Message | undefined} original
 * @param {Message | undefined} message
 * @returns {string[]}
 */
const compare = (language, original, message) => {
  if (message === undefined) return ['is missing']
  if (original === undefined) return ['is not in the original']
  const problems = []
  const forms = typeof original === 'string' ? 'text' : pluralForms[language]
  if (formsOf(message) !== forms) problems.push(`has the forms ${formsOf(message)}; expected ${forms}`)
  if (placeholdersOf(message) !== placeholdersOf(original))
    problems.push(`has the placeholders {${placeholdersOf(message)}}; the original has {${placeholdersOf(original)}}`)
  if (textsOf(message).some((text) => text.trim() === '')) problems.push('is empty')
  return problems
}

/**
 * Every message of every language beside the Bosnian original.
 *
 * @param {Readonly<Record<import('../packages/domain/src/text/language.ts').Language, Texts>>} catalogue
 * @returns {string[]}
 */
export const compareMessages = (catalogue) =>
  languages.flatMap((language) => {
    const namespaces = new Set([...Object.keys(catalogue.bcs), ...Object.keys(catalogue[language])])
    return [...namespaces].flatMap((namespace) => {
      const originals = catalogue.bcs[namespace] ?? {}
      const messages = catalogue[language][namespace] ?? {}
      const keys = new Set([...Object.keys(originals), ...Object.keys(messages)])
      return [...keys].flatMap((key) =>
        compare(language, originals[key], messages[key]).map(
          (problem) => `${language}/${namespace}: '${key}' ${problem}`,
        ),
      )
    })
  })

/**
 * A key that is nowhere in the sources as a quoted literal and does not begin like a template: `type.${slug}` uses all
 * keys of types, and the compiler sees that each of them exists.
 *
 * @param {Texts} originals
 * @param {string} sources
 */
export const findUnused = (originals, sources) => {
  const quoted = new Set([...sources.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , literal]) => literal))
  const beginnings = [
    ...[...sources.matchAll(/text\(`([\w.-]+\.)\$\{/g)].map(([, beginning = '']) => beginning),
    ...[...sources.matchAll(/useRefusalText\('[\w-]+'(?:, '([\w.-]+)')?\)/g)].map(
      ([, prefix = 'problem']) => `${prefix}.`,
    ),
  ]
  return Object.entries(originals).flatMap(([namespace, messages]) =>
    Object.keys(messages)
      .filter((key) => !quoted.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)))
      .map((key) => `${namespace}: '${key}' is used nowhere`),
  )
}

const namesIn = (/** @type {string} */ folder) =>
  readdirSync(folder)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))

/** @param {App} app */
export const readCatalogue = async (app) => {
  const read = async (/** @type {string} */ language) => {
    const folder = join(messagesOf(app), language)
    const modules = await Promise.all(
      namesIn(folder).map(async (name) => [name, (await import(join(folder, `${name}.ts`))).messages]),
    )
    return /** @type {Texts} */ (Object.fromEntries(modules))
  }
  return { bcs: await read('bcs'), en: await read('en'), es: await read('es') }
}

/**
 * The app, the domain, which names the messages of its own tables, and the kit.
 *
 * @param {App} app
 */
export const readSources = (app) =>
  [folderOf(app), ...shared]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(messagesOf(app), path).startsWith('..'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

if (import.meta.main) {
  let count = 0
  const problems = []
  for (const app of apps) {
    const catalogue = await readCatalogue(app)
    problems.push(...compareMessages(catalogue), ...findUnused(catalogue.bcs, readSources(app)))
    count += Object.values(catalogue.bcs).reduce((sum, messages) => sum + Object.keys(messages).length, 0)
  }
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length > 0 ? `${problems.length} wrong messages` : `${count} messages in ${languages.length} languages`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}
