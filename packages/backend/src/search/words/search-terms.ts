import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { typeMark } from '../entries/search-document.ts'
import { editDistance, maxEdits } from './edit-distance.ts'
import type { ResolvedWord } from './resolve-words.ts'
import { type Connective, isPreferenceWord, type ReadWord } from './stop-words.ts'
import { findMeaningOfType, type Meaning, type Meanings, waysOfMeaning } from './synonyms.ts'

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
  readonly isConfirmed?: boolean
  /** Which words of the text it stands for. */
  readonly from: number
  readonly to: number
  readonly connective: Connective | null
  /** Only the beginning was typed, so it may become something else. */
  readonly hasStarted?: boolean
}

/** A term that has no place in the text yet. */
type Unplaced = Omit<Term, 'from' | 'to' | 'connective'>

/** Products of these types, whatever the text says. */
export const ofTypes = (slugs: readonly string[]): Term => {
  const marks = slugs.flatMap((slug) => findMeaningOfType(slug).marks)
  const meaning: Meaning = { phrases: [], marks, others: [], isProductKind: true, types: slugs, level: null }
  return {
    words: [],
    meaning,
    ways: marks,
    corrected: null,
    strength: strengths.kind,
    from: 0,
    to: 0,
    connective: null,
  }
}

type Resolved = ReadonlyMap<string, ResolvedWord>

/** What a larger or smaller sister of a model is called by. */
export const sisterWords: readonly string[] = ['pro', 'max', 'mini', 'plus', 'ultra', 'lite', 'se', 'air', 'fe']

/** A product type, a word of titles, a measure or a quality, a word of descriptions. */
export const strengths = { kind: 3, name: 2, quality: 1, mention: 0 } as const

const strengthOf = (word: string, meaning: Meaning | undefined, isNamed: boolean): number => {
  if (meaning?.isName) return strengths.name
  if (meaning) return meaning.isProductKind ? strengths.kind : strengths.quality
  if (/^\d[\d.]*[a-z]/.test(word) || sisterWords.includes(word)) return strengths.quality
  return isNamed ? strengths.name : strengths.mention
}

const toMeant = (words: readonly string[], meaning: Meaning): Unplaced => ({
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
const minRounded = 18
const maxRounded = 60
const nearSizes = (inches: string): string[][] => {
  const size = Number(inches)
  if (!Number.isInteger(size) || size < minRounded || size > maxRounded) return []
  return [5, 6, 7, 8, 9].map((tenth) => [`${size - 1}.${tenth}in`])
}

/** Whoever says 500 GB means 512 and 480 too. */
const capacities = [
  ['120gb', '125gb', '128gb'],
  ['240gb', '250gb', '256gb'],
  ['480gb', '500gb', '512gb'],
  ['960gb', '1tb'],
] as const
const nearCapacities = (word: string): string[][] =>
  (capacities.find((alike: readonly string[]) => alike.includes(word)) ?? []).map((alike) => [alike])

const digitsOf = (word: string): string => word.replaceAll(/\D/g, '')

const minUnsold = 5

/** A figure is never a slip: 24" is not 14", and T480 not T490. */
const chooseCorrection = (word: string, { similar }: ResolvedWord, meanings: Meanings): string | undefined => {
  const most = maxEdits(word)
  if (most === 0 || /^\d/.test(word)) return undefined
  const [best] = [
    ...similar.map((each) => ({ ...each, most })),
    ...meanings.words.map((meant) => ({ word: meant, uses: 1, most })),
    // A name that we do not know is not taken for one of them lightly: "mesh" is no table, "millón" no armchair.
    ...meanings.unsoldWords
      .filter((meant) => word.length >= minUnsold && meant[0] === word[0])
      .map((meant) => ({ word: meant, uses: 0, most: 1 })),
  ]
    .map((each) => ({ ...each, slips: editDistance(word, each.word) }))
    .filter((each) => each.slips <= each.most && maxEdits(each.word) > 0 && digitsOf(each.word) === digitsOf(word))
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses || (one.word < other.word ? -1 : 1))
  return best?.word
}

const toTerm = (word: string, resolved: ResolvedWord, isLast: boolean, meanings: Meanings): Unplaced | undefined => {
  const longer = resolved.longer.map((each) => [toLexeme(each)])
  const meant = isLast && word.length > 2 ? meanings.words.filter((each) => each.startsWith(word)) : []
  const meantWays = meant.flatMap((each) => {
    const meaning = meanings.find([each])
    return meaning ? waysOfMeaning(meaning) : []
  })
  const near = /^\d+in$/.test(word) ? nearSizes(word.slice(0, -2)) : nearCapacities(word)
  const ways = [...(resolved.isKnown ? [[toLexeme(word)]] : []), ...takeApart(word), ...near, ...longer, ...meantWays]
  if (resolved.isKnown || longer.length > 0 || meant.length > 0 || near.length > 0) {
    const meaning = resolved.isKnown ? undefined : meanings.find(meant.slice(0, 1))
    const isNamed = resolved.isNamed || longer.length > 0
    return {
      words: [word],
      meaning,
      ways,
      corrected: null,
      strength: strengthOf(word, meaning, isNamed),
      hasStarted: true,
    }
  }
  const corrected = chooseCorrection(word, resolved, meanings)
  if (corrected === undefined)
    return ways.length > 0
      ? { words: [word], meaning: undefined, ways, corrected: null, strength: strengths.name }
      : undefined
  const meaning = meanings.find([corrected])
  const right = meaning ? waysOfMeaning(meaning) : [[toLexeme(corrected)]]
  const strength = strengthOf(corrected, meaning, true)
  const written = meanings.writtenOf(corrected)
  return { words: [written], meaning, ways: [...ways, ...right], corrected: written, strength }
}

const unknown: ResolvedWord = { isKnown: false, isNamed: false, longer: [], similar: [] }

/** The longest run of words from here on that together mean one thing. */
const findPhrase = (words: readonly string[], from: number, { find, maxPhraseLength }: Meanings) => {
  for (let length = Math.min(maxPhraseLength, words.length - from); length > 0; length -= 1) {
    const run = words.slice(from, from + length)
    const meaning = find(run)
    if (meaning) return toMeant(run, meaning)
  }
  return undefined
}

/** "24 port" is a switch, whatever its own words for that are. */
const ports = /^port(s|a|ov[ai]|n[aei])?$|^puertos?$/
const findPorts = (words: readonly string[], index: number, { find }: Meanings): Unplaced | undefined => {
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
  return meaning && { ...toMeant(run, meaning), ways: waysOfMeaning(meaning), hasStarted: true }
}

/** Either of them will do. */
export const joinTerms = (one: Term, other: Term): Term => {
  const meant = [one, other].flatMap(({ meaning }) => meaning ?? [])
  return {
    words: [...one.words, ...other.words],
    meaning: {
      phrases: [],
      marks: meant.flatMap(({ marks }) => marks),
      others: meant.flatMap(({ others }) => others),
      isProductKind: meant.some(({ isProductKind }) => isProductKind),
      types: meant.flatMap(({ types = [] }) => types),
      level: Math.max(...meant.map(({ level }) => level ?? 0)),
    },
    ways: [...one.ways, ...other.ways],
    corrected: one.corrected ?? other.corrected,
    strength: Math.max(one.strength, other.strength),
    from: one.from,
    to: other.to,
    connective: one.connective,
  }
}

const isScreen = ({ meaning }: Term): boolean =>
  meaning?.marks.some(([mark]) => mark === typeMark('monitor') || mark === typeMark('all-in-one')) ?? false

/** Beside a screen a bare number is its size. */
const readSizes = (terms: readonly Term[]): readonly Term[] =>
  terms.some(isScreen)
    ? terms.map((term) => ({ ...term, ways: [...term.ways, ...nearSizes(term.words.join(' '))] }))
    : terms

/** Behind a name a bare number is the model's: "iphone 12" is no phone with a camera of 12 MP. */
const readModelNumbers = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, index) => {
    const [number = '', ...more] = term.words
    const before = terms[index - 1]
    const isModel = before?.meaning?.isName === true && before.to === term.from && term.connective === null
    if (!isModel || more.length > 0 || !/^\d{1,2}$/.test(number)) return term
    const written = ['', 'in', 'st', 'nd', 'rd', 'th'].map((ending) => [`${number}${ending}/A`])
    return { ...term, ways: written, strength: strengths.name }
  })

/** Whether some word names a product, and does not occur in descriptions only. */
export const namesProducts = (terms: readonly Term[]): boolean =>
  terms.some(({ corrected, strength }) => corrected === null && strength > strengths.mention)

/** A word that no product has, with its place in the text. */
export type UnknownWord = { readonly word: string; readonly index: number }

/** @returns the terms to search for, and the words that no product has */
export const toTerms = (read: readonly ReadWord[], resolved: Resolved, meanings: Meanings) => {
  const words = read.map(({ word }) => word)
  const areAllPreferenceWords = words.every(isPreferenceWord)
  const terms: Term[] = []
  const unknownWords: UnknownWord[] = []
  let connectiveOfUnknown: Connective | null = null
  for (let at = 0; at < read.length; ) {
    const { word, index, connective: written } = read[at] as ReadWord
    const phrase = findPhrase(words, at, meanings) ?? findPorts(words, at, meanings)
    const joined = phrase ? undefined : joinWithNext(words, at, resolved, meanings)
    const begun = phrase || joined ? undefined : findBegun(words, at, resolved, meanings)
    const isLeftOut = !(phrase || joined || begun || areAllPreferenceWords) && isPreferenceWord(word)
    const unplaced =
      phrase ??
      joined ??
      begun ??
      (isLeftOut ? undefined : toTerm(word, resolved.get(word) ?? unknown, at === words.length - 1, meanings))
    const length = joined ? 2 : (phrase ?? begun)?.words.length || 1
    // "torba za crveni laptop": what joined the word that is left out joins the next one.
    const connective: Connective | null = written ?? connectiveOfUnknown
    const before = terms.at(-1)
    connectiveOfUnknown = null
    if (unplaced) {
      const to = (read[at + length - 1]?.index ?? index) + 1
      const term: Term = { ...unplaced, from: index, to, connective }
      const areBothKinds = before?.meaning?.isProductKind === true && term.meaning?.isProductKind === true
      const isEither = connective === 'or' || (connective === 'and' && areBothKinds)
      if (before && isEither && !before.meaning?.unsold && !term.meaning?.unsold)
        terms.splice(-1, 1, joinTerms(before, term))
      else terms.push(term)
    } else {
      unknownWords.push({ word, index })
      connectiveOfUnknown = connective
    }
    at += length
  }
  return { terms: readModelNumbers(readSizes(terms)), unknownWords }
}
