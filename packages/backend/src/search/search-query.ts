import type { Database } from '@dvaput/database/open-database'
import type { Market } from '@dvaput/domain/markets/market'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { PriceBounds } from './price-phrases.ts'
import { readSearchText } from './read-search-text.ts'
import { resolveWords, type Vocabulary } from './resolve-words.ts'
import { namesProducts, sisterWords, type Term, toTerms } from './search-terms.ts'
import { simplifyWays } from './simplify-ways.ts'
import { splitWords, toCode } from './split-words.ts'
import { isCheapWish, isWish, takeStopWords } from './stop-words.ts'
import { meaningsOf } from './synonyms.ts'
import { quoteLexeme } from './ts-vector.ts'

/** Where descriptions are read too: what the document proper must say, and what may be said anywhere. */
export type WeakQuery = { readonly inHead: string | null; readonly inBody: string | null }

/** What is to be looked for, as PostgreSQL reads it. */
export type SearchQuery = {
  /** Every word, in any of the ways it may be meant. */
  readonly broad: string
  readonly weak: WeakQuery
  /** Every word as it was typed: in titles side by side, in titles, in titles and kinds, anywhere. */
  readonly phrase: string
  readonly inTitle: string
  readonly inKind: string
  readonly exact: string
  /** The product types that were named. */
  readonly named: string | null
  /** Model variants that were not asked for: a search for iPhone 13 does not mean the Pro. */
  readonly sisters: string | null
  /** Of a product type the cheapest first. */
  readonly isCheap: boolean
  readonly codes: readonly string[]
}

export type ParsedText = {
  readonly text: string
  readonly terms: readonly Term[]
  /** Null where there is nothing to search for. */
  readonly searchQuery: SearchQuery | null
  /** The text as it was read, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** What was left out, as it was typed. */
  readonly ignored: readonly string[]
  /** What was said of the price. */
  readonly price: ParsedPrice | null
  /** False: the words occur in descriptions at most, as those of a question to support do. */
  readonly isAboutProducts: boolean
}

type ParsedPrice = { readonly bounds: PriceBounds; readonly words: readonly string[] }

const longestCode = 200

const quote = (lexeme: string): string =>
  lexeme.startsWith('!') ? `!${quoteLexeme(lexeme.slice(1))}` : quoteLexeme(lexeme)
const all = (lexemes: readonly string[]): string => lexemes.map(quote).join(' & ')
const any = (ways: readonly (readonly string[])[]): string =>
  simplifyWays(ways)
    .map((way) => `(${all(way)})`)
    .join(' | ')
const toBroad = (terms: readonly Term[]): string => terms.map(({ ways }) => `(${any(ways)})`).join(' & ')

/** Among other words a product type must match the type: many a laptop's description mentions a monitor. */
export const toWeak = (terms: readonly Term[]): WeakQuery => {
  const isFirm = (term: Term) => terms.length > 1 && (term.isFirm === true || term.meaning?.isProductKind === true)
  const [firm, loose] = [terms.filter(isFirm), terms.filter((term) => !isFirm(term))]
  return { inHead: firm.length > 0 ? toBroad(firm) : null, inBody: loose.length > 0 ? toBroad(loose) : null }
}

/** As titles write it: iPhone, whatever it is called. */
const writtenWords = ({ words, meaning }: Term): readonly string[] =>
  (meaning?.isName ? meaning.phrases[0]?.split(' ') : undefined) ?? words

const toSearchQuery = (terms: readonly Term[], text: string, isCheap: boolean): SearchQuery => {
  const typed = terms.flatMap((term) => writtenWords(term).map(toLexeme))
  const weighed = (weights: string) => typed.map((lexeme) => `${quoteLexeme(lexeme)}:${weights}`)
  const marks = terms.flatMap(({ meaning }) => meaning?.marks ?? [])
  const unnamed = sisterWords.filter((word) => !typed.includes(word))
  return {
    broad: toBroad(terms),
    weak: toWeak(terms),
    phrase: weighed('A').join(' <-> '),
    inTitle: weighed('A').join(' & '),
    inKind: weighed('AB').join(' & '),
    exact: all(typed),
    named: marks.length > 0 ? any(marks) : null,
    sisters: unnamed.length > 0 ? unnamed.map((word) => `${quoteLexeme(word)}:A`).join(' | ') : null,
    isCheap: isCheap && marks.length > 0,
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

type Read = Pick<ParsedText, 'text' | 'terms' | 'ignored' | 'price'> & { readonly isCheap: boolean }

export const toParsedText = ({ text, terms, ignored, price, isCheap }: Read): ParsedText => {
  const isCorrected = terms.some(({ corrected }) => corrected !== null)
  return {
    text,
    terms,
    searchQuery: terms.length > 0 ? toSearchQuery(terms, text.slice(0, longestCode), isCheap) : null,
    correction: isCorrected ? terms.flatMap((term) => term.words.map(showWord)).join(' ') : null,
    ignored,
    price,
    isAboutProducts: namesProducts(terms),
  }
}

/** Where nothing is as dear or as cheap as that. */
export const withoutPrice = ({ price, ignored, ...parsed }: ParsedText): ParsedText => ({
  ...parsed,
  price: null,
  ignored: [...ignored, ...(price?.words ?? [])],
})

/** Every word, and every two that stand side by side as one. */
const wordsToResolve = (words: readonly string[]) => {
  const pairs = words.slice(1).map((next, index) => (words[index] ?? '') + next)
  return [...new Set([...words, ...pairs])].map((word) => ({ word, isLast: word === words.at(-1) }))
}

/** Beside an unknown word a bare number means nothing either: "playstation 5". */
const isHollow = (terms: readonly Term[], ignored: readonly string[]): boolean =>
  ignored.some((word) => !isWish(word)) && terms.every(({ words }) => words.every((word) => /^\d{1,3}$/.test(word)))

type TextScope = Pick<Market, 'capabilities' | 'currency'> & { readonly vocabulary: Vocabulary }

/** One statement, whatever was typed. */
export const parseText = async (
  database: Pick<Database, 'pool'>,
  { vocabulary, capabilities, currency }: TextScope,
  text: string,
): Promise<ParsedText> => {
  const words = readSearchText(text)
  const taken = takeStopWords(words, currency)
  // A text of such words alone may be a name after all.
  const isAllSpare = taken.searched.length === 0 && taken.priced.length === 0
  const searched = isAllSpare ? words.map((word) => ({ word, joiner: null })) : taken.searched
  const resolved = await resolveWords(database, vocabulary, wordsToResolve(searched.map(({ word }) => word)))
  const { terms, ignored } = toTerms(searched, resolved, meaningsOf(capabilities))
  const show = (each: readonly string[]) => showWords(each, text)
  const isCheap = ignored.some(isCheapWish) && terms.some(({ meaning }) => meaning?.isProductKind)
  const unheard = isCheap ? ignored.filter((word) => !isCheapWish(word)) : ignored
  const priced = taken.priced.map(show)
  return toParsedText({
    text,
    terms: isHollow(terms, ignored) ? [] : terms,
    ignored: [...unheard.map((word) => show([word])), ...(taken.price ? [] : priced)],
    price: taken.price && { bounds: taken.price, words: priced },
    isCheap,
  })
}
