import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createDocuments } from './documents.ts'

const create = () => createDocuments(buildSchema('type Query { a: Int }'))

it('checks a text once, until many or large ones came after it', () => {
  const first = '{ a }'
  const isKeptAfter = (texts: readonly string[]) => {
    const check = create()
    const checked = check(first)
    for (const text of texts) check(text)
    return check(first) === checked
  }
  const texts = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => `{ a } #${index} ${'x'.repeat(length)}`)
  expect(isKeptAfter(texts(400, 100))).toBe(true)
  expect(isKeptAfter(texts(500, 100))).toBe(false)
  expect(isKeptAfter(texts(20, 60_000))).toBe(false)
})
