import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { editDistance, maxEdits } from './edit-distance.ts'
import type { ResolvedWord } from './resolve-words.ts'
import { typeMark } from './search-document.ts'
import { isWish, type ReadWord } from './stop-words.ts'
import { type Meaning, type Meanings, waysOfMeaning } from './synonyms.ts'

/** One term of the search. */
export type Term = {
  readonly words: readonly string[]
  readonly meaning: Meaning | undefined
  /** Each a list of lexemes that must all be there, as those of a meaning. */
  readonly ways: readonly (readonly string[])[]
  readonly corrected: string | null
  /** The weaker is left out first, where all of them together find nothing. */
  readonly strength: number
  /** A match in the description is not enough. */
  readonly isFirm?: boolean
}

type Resolved = ReadonlyMap<string, ResolvedWord>

/** What a larger or smaller sister of a model is called by. */
export const sisterWords: readonly string[] = ['pro', 'max', 'mini', 'plus', 'ultra', 'lite', 'se', 'air', 'fe']

/** A product type, a word of titles, a measure or a quality, a word of descriptions. */
const strengths = { kind: 3, name: 2, quality: 1, mention: 0 } as const

const strengthOf = (word: string, meaning: Meaning | undefined, isNamed: boolean): number => {
  if (meaning?.isName) return strengths.name
  if (meaning) return meaning.isProductKind ? strengths.kind : strengths.quality
  if (/^\d[\d.]*[a-z]/.test(word) || sisterWords.includes(word)) return strengths.quality
  return isNamed ? strengths.name : strengths.mention
}

const toMeant = (words: readonly string[], meaning: Meaning): Term => ({
  words,
  meaning,
  ways: [...(meaning.isClosed ? [] : [words.map(toLexeme)]), ...waysOfMeaning(meaning)],
  corrected: null,
  strength: strengthOf(words[0] ?? '', meaning, false),
})

/** "iphone13" as "iphone 13"; "t480" stays, it is a name. */
const takeApart = (word: string): string[][] => {
  const [, letters, digits] = /^([a-z]{3,})(\d+)$/.exec(word) ?? []
  return letters === undefined || digits === undefined ? [] : [[toLexeme(letters), digits]]
}

/** Whoever says 24" means 23.8" too: large screens are called by the next whole number. */
const leastRounded = 18
const mostRounded = 60
const nearSizes = (inches: string): string[][] => {
  const size = Number(inches)
  if (!Number.isInteger(size) || size < leastRounded || size > mostRounded) return []
  return [5, 6, 7, 8, 9].map((tenth) => [`${size - 1}.${tenth}in`])
}

const digitsOf = (word: string): string => word.replaceAll(/\D/g, '')

/** A figure is never a slip: 24" is not 14", and T480 not T490. */
const chooseCorrection = (word: string, { similar }: ResolvedWord, meanings: Meanings): string | undefined => {
  const most = maxEdits(word)
  if (most === 0 || /^\d/.test(word)) return undefined
  const [best] = [...similar, ...meanings.words.map((meant) => ({ word: meant, uses: 1 }))]
    .map((each) => ({ ...each, slips: editDistance(word, each.word) }))
    .filter(({ slips, word: meant }) => slips <= most && maxEdits(meant) > 0 && digitsOf(meant) === digitsOf(word))
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses || (one.word < other.word ? -1 : 1))
  return best?.word
}

const toTerm = (word: string, resolved: ResolvedWord, isLast: boolean, meanings: Meanings): Term | undefined => {
  const longer = resolved.longer.map((each) => [toLexeme(each)])
  const meant = isLast && word.length > 2 ? meanings.words.filter((each) => each.startsWith(word)) : []
  const meantWays = meant.flatMap((each) => {
    const meaning = meanings.find([each])
    return meaning ? waysOfMeaning(meaning) : []
  })
  const near = /^\d+in$/.test(word) ? nearSizes(word.slice(0, -2)) : []
  const ways = [...(resolved.isKnown ? [[toLexeme(word)]] : []), ...takeApart(word), ...near, ...longer, ...meantWays]
  if (resolved.isKnown || longer.length > 0 || meant.length > 0 || near.length > 0) {
    const meaning = resolved.isKnown ? undefined : meanings.find(meant.slice(0, 1))
    const isNamed = resolved.isNamed || longer.length > 0
    return { words: [word], meaning, ways, corrected: null, strength: strengthOf(word, meaning, isNamed) }
  }
  const corrected = chooseCorrection(word, resolved, meanings)
  if (corrected === undefined)
    return ways.length > 0
      ? { words: [word], meaning: undefined, ways, corrected: null, strength: strengths.name }
      : undefined
  const meaning = meanings.find([corrected])
  const right = meaning ? waysOfMeaning(meaning) : [[toLexeme(corrected)]]
  const strength = strengthOf(corrected, meaning, true)
  return { words: [corrected], meaning, ways: [...ways, ...right], corrected, strength }
}

const unknown: ResolvedWord = { isKnown: false, isNamed: false, longer: [], similar: [] }

/** The longest run of words from here on that together mean one thing. */
const findPhrase = (words: readonly string[], from: number, { find, longestPhrase }: Meanings) => {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length -= 1) {
    const run = words.slice(from, from + length)
    const meaning = find(run)
    if (meaning) return toMeant(run, meaning)
  }
  return undefined
}

/** "24 port" is a switch, whatever its own words for that are. */
const ports = /^port(s|a|ov[ai]|n[aei])?$|^puertos?$/
const findPorts = (words: readonly string[], index: number, { find }: Meanings): Term | undefined => {
  const [count = '', word = ''] = words.slice(index - 1, index + 1)
  const meaning = find(['switch'])
  return index > 0 && /^\d{1,2}$/.test(count) && ports.test(word) && meaning ? toMeant([word], meaning) : undefined
}

/** "think pad" as "thinkpad", where products write it only so. */
const joinWithNext = (words: readonly string[], index: number, resolved: Resolved, meanings: Meanings) => {
  const [word, next] = words.slice(index, index + 2)
  if (word === undefined || next === undefined) return undefined
  const joined = word + next
  const meaning = meanings.find([joined])
  if (meaning) return { ...toMeant([word, next], meaning), words: [joined] }
  const isKnownApart = resolved.get(word)?.isKnown && resolved.get(next)?.isKnown
  if (isKnownApart || !resolved.get(joined)?.isKnown) return undefined
  const ways = [[toLexeme(joined)]]
  return { words: [joined], meaning: undefined, ways, corrected: null, strength: strengths.name }
}

/** "pametni s" may become "pametni sat", where no product has these words otherwise. */
const findBegun = (words: readonly string[], index: number, resolved: Resolved, meanings: Meanings) => {
  const run = words.slice(index)
  const [first = '', last = ''] = [run[0], run.at(-1)]
  const { isKnown, longer } = resolved.get(last) ?? unknown
  const isOther = (resolved.get(first)?.isKnown ?? false) && (isKnown || longer.length > 0)
  const meaning = first.length < 4 || isOther ? undefined : meanings.findBegun(run)
  return meaning && { ...toMeant(run, meaning), ways: waysOfMeaning(meaning) }
}

/** Either of them will do. */
const joinTerms = (one: Term, other: Term): Term => {
  const meant = [one, other].flatMap(({ meaning }) => meaning ?? [])
  return {
    words: [...one.words, ...other.words],
    meaning: {
      phrases: [],
      marks: meant.flatMap(({ marks }) => marks),
      others: meant.flatMap(({ others }) => others),
      isProductKind: meant.some(({ isProductKind }) => isProductKind),
    },
    ways: [...one.ways, ...other.ways],
    corrected: one.corrected ?? other.corrected,
    strength: Math.max(one.strength, other.strength),
  }
}

const isScreen = ({ meaning }: Term): boolean =>
  meaning?.marks.some(([mark]) => mark === typeMark('monitor') || mark === typeMark('all-in-one')) ?? false

/** Beside a screen a bare number is its size. */
const readSizes = (terms: readonly Term[]): readonly Term[] =>
  terms.some(isScreen)
    ? terms.map((term) => ({ ...term, ways: [...term.ways, ...nearSizes(term.words.join(' '))] }))
    : terms

/**
 * "ram za laptop" is memory, and "punjač za laptop" at best a laptop: the first term must be the product's type; where it
 * is no type, what it is for will do.
 */
const takePurpose = (
  product: Term,
  purpose: Term,
): { readonly terms: readonly Term[]; readonly ignored: readonly string[] } => {
  const { meaning } = product
  return meaning?.isProductKind
    ? { terms: [{ ...product, ways: [...meaning.marks, ...meaning.others] }], ignored: purpose.words }
    : { terms: [{ ...product, isFirm: true }, purpose], ignored: [] }
}

/** Whether some word names a product, and does not occur in descriptions only. */
export const namesProducts = (terms: readonly Term[]): boolean =>
  terms.some(({ corrected, strength }) => corrected === null && strength > strengths.mention)

/** @returns the terms to search for, and the words that no product has */
export const toTerms = (read: readonly ReadWord[], resolved: Resolved, meanings: Meanings) => {
  const words = read.map(({ word }) => word)
  const areAllWishes = words.every(isWish)
  const terms: Term[] = []
  const ignored: string[] = []
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const phrase = findPhrase(words, index, meanings) ?? findPorts(words, index, meanings)
    const joined = phrase ? undefined : joinWithNext(words, index, resolved, meanings)
    const begun = phrase || joined ? undefined : findBegun(words, index, resolved, meanings)
    const isLeftOut = !(phrase || joined || begun || areAllWishes) && isWish(word)
    const isLast = index === words.length - 1
    const term =
      phrase ??
      joined ??
      begun ??
      (isLeftOut ? undefined : toTerm(word, resolved.get(word) ?? unknown, isLast, meanings))
    const before = terms.at(-1)
    const joiner = read[index]?.joiner
    if (!term) ignored.push(word)
    else if (before && joiner === 'for' && term.meaning?.isProductKind) {
      const taken = takePurpose(before, term)
      terms.splice(-1, 1, ...taken.terms)
      ignored.push(...taken.ignored)
    } else if (
      before &&
      (joiner === 'or' || (joiner === 'and' && before.meaning?.isProductKind && term.meaning?.isProductKind))
    )
      terms.splice(-1, 1, joinTerms(before, term))
    else terms.push(term)
    index += joined ? 2 : (phrase ?? begun)?.words.length || 1
  }
  return { terms: readSizes(terms), ignored }
}
