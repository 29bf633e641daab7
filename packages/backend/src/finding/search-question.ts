import type { Database } from '@dvaput/database/open-database'
import type { Market } from '@dvaput/domain/markets/market'
import { readSearchText } from './read-search-text.ts'
import { resolveWords } from './resolve-words.ts'
import { sisterWords, type Term, toTerms } from './search-terms.ts'
import { takeSpareWords } from './spare-words.ts'
import { splitWords, toCode } from './split-words.ts'
import { meaningsOf } from './synonyms.ts'
import { quoteLexeme } from './text-vector.ts'
import { toLexeme } from './to-lexeme.ts'

/** Where descriptions are read too: what the document proper must say, and what may be said anywhere. */
export type WeakQuestion = { readonly inHead: string | null; readonly inBody: string | null }

/** What is to be looked for, as PostgreSQL reads it. */
export type SearchQuestion = {
  /** Every word, in any of the ways it may be meant. */
  readonly broad: string
  readonly weak: WeakQuestion
  /** Every word as it was typed: in titles side by side, in titles, in titles and kinds, anywhere. */
  readonly phrase: string
  readonly inTitle: string
  readonly inKind: string
  readonly exact: string
  /** The kinds of goods that were named. */
  readonly named: string | null
  /** Larger and smaller sisters that nobody asked for: who looks for an iPhone 13 does not mean the Pro. */
  readonly sisters: string | null
  readonly codes: readonly string[]
}

export type UnderstoodText = {
  readonly text: string
  readonly terms: readonly Term[]
  /** Nothing where there is nothing to look for. */
  readonly question: SearchQuestion | null
  /** The text as it was read, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** What was left out, as it was typed. */
  readonly ignored: readonly string[]
}

const longestCode = 200

const quote = (lexeme: string): string =>
  lexeme.startsWith('!') ? `!${quoteLexeme(lexeme.slice(1))}` : quoteLexeme(lexeme)
const all = (lexemes: readonly string[]): string => lexemes.map(quote).join(' & ')
const any = (ways: readonly (readonly string[])[]): string => ways.map((way) => `(${all(way)})`).join(' | ')
const toBroad = (terms: readonly Term[]): string => terms.map(({ ways }) => `(${any(ways)})`).join(' & ')

/** Among other words a kind of goods must be one: many a laptop's description speaks of a monitor. */
export const toWeak = (terms: readonly Term[]): WeakQuestion => {
  const isFirm = ({ meaning }: Term) => terms.length > 1 && meaning?.isGoods === true
  const [firm, loose] = [terms.filter(isFirm), terms.filter((term) => !isFirm(term))]
  return { inHead: firm.length > 0 ? toBroad(firm) : null, inBody: loose.length > 0 ? toBroad(loose) : null }
}

const toQuestion = (terms: readonly Term[], text: string): SearchQuestion => {
  const typed = terms.flatMap(({ words }) => words.map(toLexeme))
  const weighed = (weights: string) => typed.map((lexeme) => `${quoteLexeme(lexeme)}:${weights}`)
  const marks = terms.flatMap(({ meaning }) => meaning?.marks ?? [])
  const unasked = sisterWords.filter((word) => !typed.includes(word))
  return {
    broad: toBroad(terms),
    weak: toWeak(terms),
    phrase: weighed('A').join(' <-> '),
    inTitle: weighed('A').join(' & '),
    inKind: weighed('AB').join(' & '),
    exact: all(typed),
    named: marks.length > 0 ? any(marks) : null,
    sisters: unasked.length > 0 ? unasked.map((word) => `${quoteLexeme(word)}:A`).join(' | ') : null,
    codes: [...new Set([toCode(text), ...typed])].filter((code) => code.length > 3),
  }
}

/** `24in` is our own word; a shopper writes 24". */
const showWord = (word: string): string => word.replace(/^([\d.]+)in$/, '$1"')

/** As somebody typed it: `školu`, where we compare `skolu`. */
const showTyped = (word: string, text: string): string => {
  const typed = text.split(/\s+/).find((each) => splitWords(each).join(' ') === word)
  return typed?.replaceAll(/^\p{P}+|[.,;:!?)]+$/gu, '') ?? showWord(word)
}

export const showWords = (words: readonly string[], text: string): string =>
  words.map((word) => showTyped(word, text)).join(' ')

export const toUnderstood = (terms: readonly Term[], ignored: readonly string[], text: string): UnderstoodText => {
  const isCorrected = terms.some(({ corrected }) => corrected !== null)
  return {
    text,
    terms,
    question: terms.length > 0 ? toQuestion(terms, text.slice(0, longestCode)) : null,
    correction: isCorrected ? terms.flatMap((term) => term.words.map(showWord)).join(' ') : null,
    ignored,
  }
}

/** Every word, and every two that stand side by side as one. */
const wordsToResolve = (words: readonly string[]) => {
  const pairs = words.slice(1).map((next, index) => (words[index] ?? '') + next)
  return [...new Set([...words, ...pairs])].map((word) => ({ word, isLast: word === words.at(-1) }))
}

/** One statement, whatever was typed. */
export const understandText = async (
  database: Pick<Database, 'pool'>,
  { shop, capabilities }: Pick<Market, 'shop' | 'capabilities'>,
  text: string,
): Promise<UnderstoodText> => {
  const words = readSearchText(text)
  const taken = takeSpareWords(words)
  // A text of such words alone may be a name after all.
  const isAllSpare = taken.kept.length === 0 && taken.wished.length === 0
  const { kept, wished } = isAllSpare ? { kept: words.map((word) => ({ word, joiner: null })), wished: [] } : taken
  const asked = kept.map(({ word }) => word)
  const resolved = await resolveWords(database, shop, wordsToResolve(asked))
  const { terms, ignored } = toTerms(kept, resolved, meaningsOf(capabilities))
  const leftOut = [...ignored.map((word) => [word]), ...wished]
  return toUnderstood(
    terms,
    leftOut.map((each) => showWords(each, text)),
    text,
  )
}
