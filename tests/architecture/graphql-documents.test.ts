import { pathToFileURL } from 'node:url'
import { buildOfficialSchema } from '@dvaput/platform/graphql/official-schema'
import { type DocumentNode, NoUnusedFragmentsRule, specifiedRules, validate } from 'graphql'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/setup/project.mjs'
import { readSourceFiles } from './source-files.ts'

const schema = buildOfficialSchema('storefront')
// A fragment that several documents share stands alone in its file.
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)

const sources = readSourceFiles().filter(({ path }) => !path.startsWith('tests/') || path.startsWith('tests/contract/'))
const homes = sources.filter(({ path }) => path.endsWith('-documents.ts'))

const isDocument = (value: unknown): value is DocumentNode => (value as DocumentNode | undefined)?.kind === 'Document'

it.each(homes.map(({ path }) => path))('%s queries only what the official schema has', async (path) => {
  const module: Record<string, unknown> = await import(pathToFileURL(inRoot(path)).href)
  const documents = Object.entries(module).filter(([, value]) => isDocument(value))
  expect(documents.length).toBeGreaterThan(0)
  for (const [name, document] of documents) expect(validate(schema, document as DocumentNode, rules), name).toEqual([])
})

it('the project keeps documents in files of their own, where they are checked', () => {
  const strays = sources.filter(
    ({ path, text }) => !homes.some((home) => home.path === path) && /\bgraphql\(\s*`/.test(text),
  )
  expect(strays.map(({ path }) => path)).toEqual([])
  expect(homes.length).toBeGreaterThan(0)
})
