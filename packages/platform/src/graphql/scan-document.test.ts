import fc from 'fast-check'
import { Lexer, parse, Source, TokenKind, visit } from 'graphql'
import { expect, it } from 'vitest'
import { scanDocument } from './scan-document.ts'

/** As the parser's own reader cuts it; nothing where it cannot. */
const countTokens = (text: string): number | undefined => {
  const lexer = new Lexer(new Source(text))
  try {
    let tokens = 0
    while (lexer.advance().kind !== TokenKind.EOF) tokens += 1
    return tokens
  } catch {
    return undefined
  }
}

const pieces = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '@',
  '!',
  '$',
  '&',
  '=',
  '|',
  '...',
  'name',
  '_n1',
  'E',
  'e-',
].concat(
  ['0', '-1', '12', '1.5', '-1.5e+10', '2E-3', '""', '"a(b: @c)"', '"\\""', '"\\\\"', '"""', '"""a "" \\""" b"""'],
  ['"', '\\', '# c(a: "\n', '#\r', ' ', ',', '\n', '\t', '\uFEFF'],
)

it('the scan of a GraphQL document counts tokens as the parser does, whatever stands beside what', () => {
  let compared = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const tokens = countTokens(parts.join(''))
      if (tokens === undefined) return
      compared += 1
      expect(scanDocument(parts.join(''), 1_000).tokens).toBe(tokens)
    }),
    { numRuns: 5_000 },
  )
  expect(compared).toBeGreaterThan(500)
})

it('the scan of a GraphQL document counts aliases and directives, and nothing that looks like one', () => {
  const text = `query Q($a: Int = 1 @d(x: 1), $b: I = { a: 1, b: [{ c: 2 }] }) @e { # f: g @h
    one: shop(x: "y: @z", w: { v: "(" }) @skip(if: $a) { two : name }
    ... on Shop @include(if: true) { three:name } ...F }
    fragment F on Shop { four: id }`
  const counted = { aliases: 0, directives: 0 }
  visit(parse(text), {
    Field: ({ alias }) => {
      if (alias) counted.aliases += 1
    },
    Directive: () => {
      counted.directives += 1
    },
  })
  expect(counted).toEqual({ aliases: 4, directives: 4 })
  expect(scanDocument(text, 1_000)).toMatchObject(counted)
})

it('the scan of a GraphQL document gives up where there are too many tokens', () => {
  expect(scanDocument('a '.repeat(10_000), 2_000).tokens).toBe(2_001)
})
