import { buildSchema, GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { createDocuments } from './documents.ts'

const create = () => createDocuments(buildSchema('type Query { a: Int }'))
const first = '{ a }'

/** Whether the first text is still known when these were asked after it. */
const isKeptAfter = (texts: readonly string[], mayRun = () => true) => {
  const documents = create()
  const queryStorefront = (text: string) => {
    const checked = documents.check(text)
    if (!('errors' in checked) && mayRun()) documents.cache(text, checked)
    return checked
  }
  const checked = documents.check(first)
  if (!('errors' in checked)) documents.cache(first, checked)
  for (const text of texts) queryStorefront(text)
  return documents.known(first) === checked
}

const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `{ a } #${index} ${'x'.repeat(length)}`)

it('the cache of GraphQL documents checks a text once, until many or large ones came after it', () => {
  expect(isKeptAfter(texts(400, 100))).toBe(true)
  expect(isKeptAfter(texts(500, 100))).toBe(false)
  expect(isKeptAfter(texts(20, 60_000))).toBe(false)
})

it('the cache of GraphQL documents keeps none that is refused, for what it is or for what it costs: a flood of them pushes nothing out', () => {
  expect(isKeptAfter(Array.from({ length: 600 }, (_, index) => `{ b${index} }`))).toBe(true)
  expect(isKeptAfter(texts(600, 100), () => false)).toBe(true)
})

it('the cache of GraphQL documents does not evict what is requested again and again', () => {
  const documents = create()
  const checked = documents.check(first)
  if ('errors' in checked) throw checked.errors[0]
  for (const text of texts(600, 10)) {
    documents.cache(first, checked)
    const other = documents.check(text)
    if (!('errors' in other)) documents.cache(text, other)
  }
  expect(documents.known(first)).toBe(checked)
})

it('hears what the client would refuse anyway before it looks at the schema', () => {
  const refusal = new GraphQLError('too dear')
  expect(create().check('{ b }', () => refusal)).toEqual({ errors: [refusal] })
  expect(create().check('{ b }')).toMatchObject({
    errors: [{ message: expect.stringContaining('Cannot query field') }],
  })
})
