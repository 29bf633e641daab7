import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createDocuments } from './documents.ts'

const create = () => createDocuments(buildSchema('type Query { a: Int }'))
const first = '{ a }'

/** Whether the first text is still known when these came after it. */
const isKeptAfter = (texts: readonly string[]) => {
  const check = create()
  const checked = check(first)
  for (const text of texts) check(text)
  return check(first) === checked
}

it('checks a text once, until many or large ones came after it', () => {
  const texts = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => `{ a } #${index} ${'x'.repeat(length)}`)
  expect(isKeptAfter(texts(400, 100))).toBe(true)
  expect(isKeptAfter(texts(500, 100))).toBe(false)
  expect(isKeptAfter(texts(20, 60_000))).toBe(false)
})

it('keeps none that is refused: a flood of them pushes nothing out', () => {
  expect(isKeptAfter(Array.from({ length: 1_000 }, (_, index) => `{ b${index} }`))).toBe(true)
})
