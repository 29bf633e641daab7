import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { readSearchText } from './read-search-text.ts'
import { type ResolvedWord, resolveWords } from './resolve-words.ts'
import { toCode } from './split-words.ts'
import { findMeaning, type Meaning, meaningWords } from './synonyms.ts'
import { quoteLexeme } from './text-vector.ts'
import { toLexeme } from './to-lexeme.ts'
import { countSlips, mostSlips } from './word-distance.ts'

/** What is to be looked for, as PostgreSQL reads it. */
export type SearchQuestion = {
  /** Every word, in any of the ways it may be meant. */
  readonly broad: string
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
  /** Nothing where there is nothing to look for. */
  readonly question: SearchQuestion | null
  /** The text as it was read, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** Words that no product has. */
  readonly ignored: readonly string[]
}

type Term = {
  readonly words: readonly string[]
  readonly meaning: Meaning | undefined
  /** Each a list of lexemes that must all be there. */
  readonly ways: readonly (readonly string[])[]
  readonly corrected: string | null
}

type Resolved = ReadonlyMap<string, ResolvedWord>

const sisterWords = ['pro', 'max', 'mini', 'plus', 'ultra', 'lite', 'se', 'air', 'fe']
const longestPhrase = 3

const all = (lexemes: readonly string[]): string => lexemes.map(quoteLexeme).join(' & ')
const any = (ways: readonly (readonly string[])[]): string => ways.map((way) => `(${all(way)})`).join(' | ')

const waysOfMeaning = ({ phrases, marks }: Meaning): string[][] => [
  ...marks.map((mark) => [mark]),
  ...phrases.map((phrase) => phrase.split(' ').map(toLexeme)),
]

/** "iphone13" as "iphone 13"; "t480" stays, it is a name. */
const takeApart = (word: string): string[][] => {
  const [, letters, digits] = /^([a-z]{3,})(\d+)$/.exec(word) ?? []
  return letters === undefined || digits === undefined ? [] : [[toLexeme(letters), digits]]
}

const chooseCorrection = (word: string, { similar }: ResolvedWord): string | undefined => {
  const most = mostSlips(word)
  if (most === 0) return undefined
  const [best] = [...similar, ...meaningWords.map((meant) => ({ word: meant, uses: 1 }))]
    .map((each) => ({ ...each, slips: countSlips(word, each.word) }))
    .filter(({ slips, word: meant }) => slips <= most && mostSlips(meant) > 0)
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses || (one.word < other.word ? -1 : 1))
  return best?.word
}

const toTerm = (word: string, resolved: ResolvedWord, isLast: boolean): Term | undefined => {
  const longer = resolved.longer.map((each) => [toLexeme(each)])
  const meant = isLast && word.length > 2 ? meaningWords.filter((each) => each.startsWith(word)) : []
  const meantWays = meant.flatMap((each) => waysOfMeaning(findMeaning([each]) ?? { phrases: [], marks: [] }))
  const ways = [...(resolved.isKnown ? [[toLexeme(word)]] : []), ...takeApart(word), ...longer, ...meantWays]
  if (resolved.isKnown || longer.length > 0 || meant.length > 0)
    return {
      words: [word],
      meaning: resolved.isKnown ? undefined : findMeaning(meant.slice(0, 1)),
      ways,
      corrected: null,
    }
  const corrected = chooseCorrection(word, resolved)
  if (corrected === undefined)
    return ways.length > 0 ? { words: [word], meaning: undefined, ways, corrected: null } : undefined
  const meaning = findMeaning([corrected])
  const right = meaning ? waysOfMeaning(meaning) : [[toLexeme(corrected)]]
  return { words: [corrected], meaning, ways: [...ways, ...right], corrected }
}

/** The longest run of words from here on that together mean one thing. */
const findPhrase = (words: readonly string[], from: number) => {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length -= 1) {
    const run = words.slice(from, from + length)
    const meaning = findMeaning(run)
    if (meaning) return { run, meaning }
  }
  return undefined
}

const unknown: ResolvedWord = { isKnown: false, longer: [], similar: [] }

/** "think pad" as "thinkpad", where the goods know it only so. */
const joinWithNext = (words: readonly string[], index: number, resolved: Resolved): Term | undefined => {
  const [word, next] = words.slice(index, index + 2)
  if (word === undefined || next === undefined) return undefined
  const joined = word + next
  const meaning = findMeaning([joined])
  if (meaning) return { words: [joined], meaning, ways: waysOfMeaning(meaning), corrected: null }
  const isKnownApart = resolved.get(word)?.isKnown && resolved.get(next)?.isKnown
  if (isKnownApart || !resolved.get(joined)?.isKnown) return undefined
  return { words: [joined], meaning: undefined, ways: [[toLexeme(joined)]], corrected: null }
}

const toTerms = (words: readonly string[], resolved: Resolved) => {
  const terms: Term[] = []
  const ignored: string[] = []
  for (let index = 0; index < words.length; ) {
    const found = findPhrase(words, index)
    if (found) {
      const { run, meaning } = found
      terms.push({ words: run, meaning, ways: [run.map(toLexeme), ...waysOfMeaning(meaning)], corrected: null })
      index += run.length
      continue
    }
    const joined = joinWithNext(words, index, resolved)
    const word = words[index] ?? ''
    const term = joined ?? toTerm(word, resolved.get(word) ?? unknown, index === words.length - 1)
    if (term) terms.push(term)
    else ignored.push(word)
    index += joined ? 2 : 1
  }
  return { terms, ignored }
}

/** Every word, and every two that stand side by side as one. */
const wordsToResolve = (words: readonly string[]) => {
  const pairs = words.slice(1).map((next, index) => (words[index] ?? '') + next)
  return [...new Set([...words, ...pairs])].map((word) => ({ word, isLast: word === words.at(-1) }))
}

const toQuestion = (terms: readonly Term[], text: string): SearchQuestion => {
  const typed = terms.flatMap(({ words }) => words.map(toLexeme))
  const weighed = (weights: string) => typed.map((lexeme) => `${quoteLexeme(lexeme)}:${weights}`)
  const marks = terms.flatMap(({ meaning }) => meaning?.marks ?? [])
  const unasked = sisterWords.filter((word) => !typed.includes(word))
  return {
    broad: terms.map(({ ways }) => `(${any(ways)})`).join(' & '),
    phrase: weighed('A').join(' <-> '),
    inTitle: weighed('A').join(' & '),
    inKind: weighed('AB').join(' & '),
    exact: all(typed),
    named: marks.length > 0 ? any(marks.map((mark) => [mark])) : null,
    sisters: unasked.length > 0 ? unasked.map((word) => `${quoteLexeme(word)}:A`).join(' | ') : null,
    codes: [...new Set([toCode(text), ...typed])].filter((code) => code.length > 3),
  }
}

/** One statement, whatever was typed. */
export const understandText = async (
  database: Pick<Database, 'pool'>,
  shop: ShopHandle,
  text: string,
): Promise<UnderstoodText> => {
  const words = readSearchText(text)
  const resolved = await resolveWords(database, shop, wordsToResolve(words))
  const { terms, ignored } = toTerms(words, resolved)
  const isCorrected = terms.some(({ corrected }) => corrected !== null)
  return {
    question: terms.length > 0 ? toQuestion(terms, text.slice(0, 200)) : null,
    correction: isCorrected ? terms.flatMap((term) => term.words).join(' ') : null,
    ignored,
  }
}
