import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseQuery, type QueryNode } from './parse-query.ts'

/** As it was read: brackets show what belongs together. */
const show = (node: QueryNode | undefined): string => {
  if (!node) return ''
  if (node.kind === 'not') return `!${show(node.node)}`
  if (node.kind !== 'term') return `(${node.nodes.map(show).join(node.kind === 'and' ? ' & ' : ' | ')})`
  const comparator = node.comparator === '=' ? ':' : `:${node.comparator}`
  const value = node.quoted ? `"${node.value}"` : node.value
  return `${node.field === undefined ? '' : node.field + comparator}${value}${node.prefix ? '*' : ''}`
}

it.each([
  ['blue', 'blue'],
  ['blue shoe', '(blue & shoe)'],
  ['blue AND shoe', '(blue & shoe)'],
  ['blue OR shoe', '(blue | shoe)'],
  ['bob OR norman AND shop', '((bob | norman) & shop)'],
  ['shop bob OR norman', '(shop & (bob | norman))'],
  ['NOT blue', '!blue'],
  ['-blue shoe', '(!blue & shoe)'],
  ['NOT NOT blue', 'blue'],
  ['-(blue OR red) shoe', '(!(blue | red) & shoe)'],
  ['"dark blue" shoe', '("dark blue" & shoe)'],
  ["'dark blue'", '"dark blue"'],
  ['"say \\"hello\\""', '"say "hello""'],
  ["title:'O\\'Reilly'", 'title:"O\'Reilly"'],
  ["D'Addario", "D'Addario"],
  ['tag:sale', 'tag:sale'],
  ['TAG:Sale', 'tag:Sale'],
  ['title:"a b"', 'title:"a b"'],
  ['variants.price:>100', 'variants.price:>100'],
  ["created_at:>='2024-01-01'", 'created_at:>="2024-01-01"'],
  ['created_at:<2024-01-01T10:00:00Z', 'created_at:<2024-01-01T10:00:00Z'],
  ['price:<=5 price:>=1', '(price:<=5 & price:>=1)'],
  ['head*', 'head*'],
  ['title:head*', 'title:head*'],
  ['published_at:*', 'published_at:*'],
  ['head\\*', 'head*'],
  ['a\\:b', 'a:b'],
  ['and or not', '(and & or & not)'],
  ['wi-fi', 'wi-fi'],
  ['(a OR b) (c OR d)', '((a | b) & (c | d))'],
  ['((a))', 'a'],
])('the search query %s is read as %s', (query, shown) => {
  expect(show(parseQuery(query))).toBe(shown)
})

it.each([
  ['', ''],
  ['   ', ''],
  ['AND', ''],
  ['OR OR', ''],
  ['a OR', 'a'],
  ['OR a', 'a'],
  ['(a', 'a'],
  ['a)', 'a'],
  [')(', ''],
  ['- a', 'a'],
  ['NOT', ''],
  ['"open', '"open"'],
  ['title:', 'title:'],
  [':x', 'x'],
])('%j, which is none, does no harm', (query, shown) => {
  expect(show(parseQuery(query))).toBe(shown)
})

it('the parser of queries reads any text, however deep and long', () => {
  expect(() => parseQuery('('.repeat(50_000))).not.toThrow()
  expect(() => parseQuery('-'.repeat(50_000))).not.toThrow()
  const pieces = fc.constantFrom('(', ')', '"', "'", '-', ':', '*', '\\', ' ', 'AND', 'OR', 'NOT', 'a', '>', '\0', 'đ')
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const read = show(parseQuery(parts.join('')))
      expect(read).not.toContain('\0')
    }),
  )
})

it('considers as many words as anybody types, however they are put, and every field beside them', () => {
  const words = Array.from({ length: 250 }, (_, number) => `w${number}`)
  const first = words.slice(0, 32)
  const wordsOf = (query: string) => show(parseQuery(query)).match(/w\d+/g)
  expect(wordsOf(words.join(' '))).toEqual(first)
  expect(wordsOf(words.join(' OR '))).toEqual(first)
  expect(wordsOf(`"${words.join(' ')}"`)).toEqual(first)
  expect(wordsOf(words.join('-'))).toEqual(first)
  expect(wordsOf(`title:${words.join(' title:')}`)).toEqual(first)
  expect(wordsOf(`"${words.slice(0, 31).join(' ')}" ${words.slice(31).join(' ')}`)).toEqual(first)
  const ids = words.map((_, number) => `id:${number}`)
  expect(show(parseQuery(ids.join(' OR '))).match(/id:\d+/g)).toEqual(ids)
})
