import type { Database } from '@dvaput/database/open-database'
import type { Market } from '@dvaput/domain/markets/market'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { quoteLexeme } from './entries/ts-vector.ts'
import {
  canOrderBy,
  type PreferenceId,
  type PreferenceInText,
  takePreferences,
  typesOfPreference,
} from './words/preferences.ts'
import type { PriceBounds } from './words/price-phrases.ts'
import { rangeWord, readSearchText } from './words/read-search-text.ts'
import { resolveWords, type Vocabulary } from './words/resolve-words.ts'
import {
  namesProducts,
  ofTypes,
  sisterWords,
  strengths,
  type Term,
  toTerms,
  type UnknownWord,
} from './words/search-terms.ts'
import { simplifyWays } from './words/simplify-ways.ts'
import { splitWords, toCode } from './words/split-words.ts'
import { isCheapWord, isPreferenceWord, takeStopWords } from './words/stop-words.ts'
import { meaningsOf, spellingOf } from './words/synonyms.ts'

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
  /** What it is wanted for: those that mention it come first. */
  readonly purpose: string | null
  /** Model variants that were not asked for: a search for iPhone 13 does not mean the Pro. */
  readonly siblings: string | null
  /** By what it is ordered within the product types that were named. */
  readonly preferences: readonly PreferenceId[]
  readonly codes: readonly string[]
}

export type ParsedText = {
  readonly text: string
  readonly terms: readonly Term[]
  readonly purposes: readonly Term[]
  readonly preferences: readonly PreferenceId[]
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

type ParsedPrice = {
  readonly bounds: PriceBounds
  readonly words: readonly string[]
  /** The text without it. */
  readonly rest: string
}

const maxCodeLength = 200

/** With an exclamation mark it must not be there; `ssd/AC` must stand in a title or a specification. */
const quote = (lexeme: string): string => {
  const [word = '', weights] = lexeme.replace(/^!/, '').split('/')
  return `${lexeme.startsWith('!') ? '!' : ''}${quoteLexeme(word)}${weights === undefined ? '' : `:${weights}`}`
}
const all = (lexemes: readonly string[]): string => lexemes.map(quote).join(' & ')
const any = (ways: readonly (readonly string[])[]): string =>
  simplifyWays(ways)
    .map((way) => `(${all(way)})`)
    .join(' | ')
export const toBroad = (terms: readonly Term[]): string => terms.map(({ ways }) => `(${any(ways)})`).join(' & ')

/** Among other words a product type must match the type: many a laptop's description mentions a monitor. */
export const toWeak = (terms: readonly Term[]): WeakQuery => {
  const isConfirmed = (term: Term) =>
    terms.length > 1 && (term.isConfirmed === true || term.meaning?.isProductKind === true)
  const [firm, loose] = [terms.filter(isConfirmed), terms.filter((term) => !isConfirmed(term))]
  return { inHead: firm.length > 0 ? toBroad(firm) : null, inBody: loose.length > 0 ? toBroad(loose) : null }
}

type Read = Pick<ParsedText, 'text' | 'terms' | 'purposes' | 'ignored' | 'price' | 'preferences'>

/** As titles write it: iPhone, whatever it is called. */
const writtenWords = ({ words, meaning }: Term): readonly string[] =>
  (meaning?.isName ? meaning.phrases[0]?.split(' ') : undefined) ?? words

const toSearchQuery = ({ terms, purposes, text, preferences }: Read): SearchQuery => {
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
    purpose: purposes.length > 0 ? any(purposes.flatMap(({ ways }) => ways)) : null,
    siblings: unnamed.length > 0 ? unnamed.map((word) => `${quoteLexeme(word)}:A`).join(' | ') : null,
    preferences,
    codes: [...new Set([toCode(text.slice(0, maxCodeLength)), ...typed])].filter((code) => code.length > 3),
  }
}

/** `24in` is our own word; a shopper writes 24". */
const showWord = (word: string): string => word.replace(/^([\d.]+)in$/, '$1"')

/** In words that exist: "iPhone" for what was taken for "ajfon". */
const correctedWords = (term: Term): readonly string[] =>
  term.corrected === null ? term.words.map(showWord) : writtenWords(term).map(spellingOf)

/** As somebody typed it: `školu`, where we compare `skolu`. */
const showTyped = (word: string, text: string): string => {
  const typed = text.split(/\s+/).find((each) => splitWords(each).join(' ') === word)
  // The dash of a range is a word of ours.
  if (word === rangeWord) return '–'
  return typed?.replaceAll(/^\p{P}+|[.,;:!?)]+$/gu, '') ?? showWord(word)
}

export const showWords = (words: readonly string[], text: string): string =>
  words.map((word) => showTyped(word, text)).join(' ')

export const toParsedText = (read: Read): ParsedText => {
  const { text, terms, purposes, ignored, price, preferences } = read
  const isCorrected = terms.some(({ corrected }) => corrected !== null)
  return {
    text,
    terms,
    purposes,
    preferences,
    searchQuery: terms.length > 0 ? toSearchQuery(read) : null,
    correction: isCorrected ? terms.flatMap(correctedWords).join(' ') : null,
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
const isHollow = (terms: readonly Term[], unknownWords: readonly UnknownWord[]): boolean =>
  unknownWords.some(({ word }) => !isPreferenceWord(word)) &&
  terms.every(({ words }) => words.every((word) => /^\d{1,3}$/.test(word)))

type TextScope = Pick<Market, 'capabilities' | 'currency'> & {
  readonly vocabulary: Vocabulary
  /** Whether products can be ordered by a preference, such as for a light one. */
  readonly hasPreferences?: boolean
}

/** The words of a text, each with what it may mean. */
export type ReadText = Pick<ParsedText, 'text' | 'terms' | 'price'> & {
  readonly words: readonly string[]
  readonly unknownWords: readonly UnknownWord[]
  /** Amounts in somebody else's money. */
  readonly foreignPrices: readonly string[]
  readonly preferences: readonly PreferenceInText[]
}

/** Two statements, whatever was typed. */
export const readText = async (
  database: Pick<Database, 'pool'>,
  { vocabulary, capabilities, currency, hasPreferences = false }: TextScope,
  text: string,
): Promise<ReadText> => {
  const words = readSearchText(text)
  const taken = takeStopWords(words, currency)
  // A text of such words alone may be a name after all.
  const isAllSpare = taken.searched.length === 0 && taken.priced.length === 0
  const searched = isAllSpare ? words.map((word, index) => ({ word, index, connective: null })) : taken.searched
  const resolved = await resolveWords(database, vocabulary, wordsToResolve(searched.map(({ word }) => word)))
  const meanings = meaningsOf(capabilities)
  const { found, left } = hasPreferences ? takePreferences(searched) : { found: [], left: searched }
  const withoutPreferences = toTerms(left, resolved, meanings)
  // A preference orders products, so something else has to name them.
  const hasPreference = found.length > 0 && withoutPreferences.terms.some(({ strength }) => strength >= strengths.name)
  const preferred =
    withoutPreferences.terms.length === 0 && withoutPreferences.unknownWords.length === 0
      ? found.flatMap(typesOfPreference)
      : []
  const isMeant = hasPreference || preferred.length > 0
  const { terms, unknownWords } =
    preferred.length > 0
      ? { terms: [ofTypes(preferred)], unknownWords: [] }
      : hasPreference || found.length === 0
        ? withoutPreferences
        : toTerms(searched, resolved, meanings)
  const priced = taken.priced.map(({ from, to }) => showWords(words.slice(from, to), text))
  const isPriced = (index: number) => taken.priced.some(({ from, to }) => index >= from && index < to)
  const rest = showWords(
    words.filter((_, index) => !isPriced(index)),
    text,
  )
  return {
    text,
    words,
    terms: isHollow(terms, unknownWords) ? [] : terms,
    unknownWords,
    price: taken.price && { bounds: taken.price, words: priced, rest },
    foreignPrices: taken.price ? [] : priced,
    preferences: isMeant ? found : [],
  }
}

type Chosen = {
  readonly terms: readonly Term[]
  readonly purposes?: readonly Term[]
  readonly leftOut?: readonly Term[]
}

/** The query of these terms of the text. */
export const toQuery = (read: ReadText, { terms, purposes = [], leftOut = [] }: Chosen): ParsedText => {
  const { text, words: typed, unknownWords, price, foreignPrices } = read
  const types = terms.flatMap(({ meaning }) => (meaning?.isProductKind ? (meaning.types ?? []) : []))
  const isKept = ({ id }: PreferenceInText) => canOrderBy(id, types)
  const isCheap =
    unknownWords.some(({ word }) => isCheapWord(word)) && terms.some(({ strength }) => strength >= strengths.name)
  const unheard = unknownWords.filter(({ word }) => !(isCheap && isCheapWord(word)))
  const ignored = [
    ...leftOut.map(({ words }) => showWords(words, text)),
    ...unheard.map(({ word }) => showWords([word], text)),
    ...read.preferences
      .filter((preference) => !isKept(preference))
      .map(({ from, to }) => showWords(typed.slice(from, to), text)),
    ...foreignPrices,
  ]
  const cheap = unknownWords.filter(({ word }) => isCheap && isCheapWord(word))
  const preferred = [
    ...read.preferences.filter(isKept).map(({ id, from }) => ({ id, from })),
    ...cheap.map(({ index }) => ({ id: 'cheap' as const, from: index })),
  ]
  // What is said first counts first.
  const preferences = [...new Set(preferred.toSorted((one, other) => one.from - other.from).map(({ id }) => id))]
  return toParsedText({ text, terms, purposes, ignored, price, preferences })
}

export const parseText = async (
  database: Pick<Database, 'pool'>,
  scope: TextScope,
  text: string,
): Promise<ParsedText> => {
  const read = await readText(database, scope, text)
  return toQuery(read, read)
}
