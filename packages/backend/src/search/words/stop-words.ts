import type { Currency } from '@dvaput/domain/money/money'
import { type PriceBounds, readPrice } from './price-phrases.ts'
import { rangeWord } from './read-search-text.ts'

/** They say nothing about products. Single letters are not among them: A52, S21. */
const stopWords = new Set([
  rangeWord,
  ...[
    'sa',
    'na',
    'iz',
    'od',
    'do',
    'uz',
    'koji',
    'koja',
    'koje',
    'neki',
    'neku',
    'nesto',
    'moj',
    'moju',
    'tip',
    'tipa',
  ],
  ...['the', 'with', 'of', 'an', 'to', 'from', 'my', 'some', 'something', 'type'],
  ...[
    'de',
    'del',
    'con',
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'en',
    'por',
    'hasta',
    'mi',
    'algo',
    'algun',
    'alguna',
    'tipo',
  ],
  // Of questions to a seller
  ...['imate', 'ima', 'li', 'je', 'su', 'trebam', 'treba', 'trazim', 'kupiti', 'kupujem', 'zelim', 'prodajete'],
  ...['you', 'have', 'need', 'want', 'looking', 'buy', 'are', 'is', 'sell'],
  ...['tienen', 'tienes', 'hay', 'busco', 'quiero', 'necesito', 'comprar', 'venden'],
])
const connectiveWords = {
  and: ['i', 'and', 'y'],
  or: ['or', 'ili', 'o'],
  for: ['za', 'for', 'para'],
  /** "cargador de notebook", "punjač od laptopa" */
  of: ['de', 'del', 'od', 'of'],
  /** What follows describes what stands before. */
  with: ['sa', 'with', 'con', 'na', 'uz'],
  without: ['bez', 'without', 'sin'],
} as const
export type Connective = keyof typeof connectiveWords

const joiners: ReadonlyMap<string, Connective> = new Map(
  Object.entries(connectiveWords).flatMap(([connective, words]) =>
    words.map((word) => [word, connective as Connective] as const),
  ),
)

/** What one hopes for, and no product says of itself. */
const cheapness =
  /^(jeftin\w{0,4}|najjeftin\w{1,4}|povolj\w{1,4}|cheap(er|est)?|budget|affordable|barat[ao]s?|economic[ao]s?)$/
const preferences = /^(najbolj\w{1,3}|dobar|dobr[aeiou]|best|good|mejor(es)?|buen[ao]s?)$/

/** A word with its place in the text and what joins it to the one before. */
export type ReadWord = { readonly word: string; readonly index: number; readonly connective: Connective | null }

export const isStopWord = (word: string): boolean => stopWords.has(word) || joiners.has(word)

/** A letter that joins nothing may be a name: "core i 5", "moto o". */
const isLeftOut = (word: string): boolean => isStopWord(word) && word.length > 1

/** "i" and "o" between two words join them; "i 5" and "y 7" are names. */
const connectiveOf = (words: readonly string[], index: number): Connective | null => {
  const [word = '', next = ''] = words.slice(index, index + 2)
  if (index === 0 || next === '' || (word.length === 1 && /^\d/.test(next))) return null
  return joiners.get(word) ?? null
}

/** "for a laptop", "laptop s torbom", "štampač u boji"; "galaxy a 52" is a name. */
const isSmallWord = (words: readonly string[], index: number): boolean =>
  /^[asu]$/.test(words[index] ?? '') && /^[a-z]{3,}$/.test(words[index + 1] ?? '')

const within = (one: PriceBounds | null, other: PriceBounds): PriceBounds => ({
  from: other.from ?? one?.from ?? null,
  to: other.to ?? one?.to ?? null,
})

/** The words of a price, with their place in the text. */
type PricedWords = { readonly from: number; readonly to: number; readonly isOurs: boolean }

/** The words to search for, and those of a price. */
export const takeStopWords = (words: readonly string[], currency: Currency) => {
  const searched: ReadWord[] = []
  const priced: PricedWords[] = []
  let price: PriceBounds | null = null
  let connective: Connective | null = null
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const said = readPrice(words, index, currency)
    const joining = connectiveOf(words, index)
    if (said) {
      priced.push({ from: index, to: index + said.length, isOurs: said.bounds !== null })
      if (said.bounds) price = within(price, said.bounds)
    } else if (joining !== null) connective = joining
    else if (isSmallWord(words, index)) {
      if (word !== 'a' && index > 0) connective = 'with'
    } else if (!isLeftOut(word)) {
      searched.push({ word, index, connective: searched.length > 0 ? connective : null })
      connective = null
    }
    index += said?.length ?? 1
  }
  return { searched, priced, price }
}

export const isCheapWord = (word: string): boolean => cheapness.test(word)
export const isPreferenceWord = (word: string): boolean => isCheapWord(word) || preferences.test(word)
