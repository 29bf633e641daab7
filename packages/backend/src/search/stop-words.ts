import type { Currency } from '@dvaput/domain/money/money'
import { type PriceBounds, readPrice } from './price-phrases.ts'

/** They say nothing about products. Single letters are not among them: A52, S21. */
const stopWords = new Set([
  ...['sa', 'na', 'iz', 'od', 'do', 'uz', 'koji', 'koja', 'koje'],
  ...['the', 'with', 'of', 'an', 'to', 'from'],
  ...['de', 'del', 'con', 'el', 'la', 'los', 'las', 'un', 'una', 'en', 'por', 'hasta'],
  // Of questions to a seller
  ...['imate', 'ima', 'li', 'je', 'su', 'trebam', 'treba', 'trazim', 'kupiti', 'kupujem'],
  ...['you', 'have', 'need', 'want', 'looking', 'buy', 'are', 'is'],
  ...['tienen', 'tienes', 'hay', 'busco', 'quiero', 'necesito', 'comprar'],
])
const andWords = new Set(['i', 'and', 'y'])
const orWords = new Set(['or', 'ili', 'o'])
const forWords = new Set(['za', 'for', 'para'])

/** What one hopes for, and no product says of itself. */
const cheapness =
  /^(jeftin\w{0,4}|najjeftin\w{1,4}|povolj\w{1,4}|cheap(er|est)?|budget|affordable|barat[ao]s?|economic[ao]s?)$/
const wishes = /^(najbolj\w{1,3}|dobar|dobr[aeiou]|best|good|mejor(es)?|buen[ao]s?)$/

type Joiner = 'and' | 'or' | 'for'
/** A word with what joins it to the one before. */
export type ReadWord = { readonly word: string; readonly joiner: Joiner | null }

export const isStopWord = (word: string): boolean =>
  [stopWords, andWords, orWords, forWords].some((words) => words.has(word))

/** "i" and "o" between two words join them; "i 5" and "y 7" are names. */
const joinerOf = (words: readonly string[], index: number): Joiner | null => {
  const [word = '', next = ''] = words.slice(index, index + 2)
  if (index === 0 || next === '' || (word.length === 1 && /^\d/.test(next))) return null
  if (andWords.has(word)) return 'and'
  if (forWords.has(word)) return 'for'
  return orWords.has(word) ? 'or' : null
}

/** "for a laptop", "laptop s torbom", "štampač u boji"; "galaxy a 52" is a name. */
const isSmallWord = (words: readonly string[], index: number): boolean =>
  /^[asu]$/.test(words[index] ?? '') && /^[a-z]{3,}$/.test(words[index + 1] ?? '')

const within = (one: PriceBounds | null, other: PriceBounds): PriceBounds => ({
  from: other.from ?? one?.from ?? null,
  to: other.to ?? one?.to ?? null,
})

/** The words to search for, and those of a price. */
export const takeStopWords = (words: readonly string[], currency: Currency) => {
  const searched: ReadWord[] = []
  const priced: string[][] = []
  let price: PriceBounds | null = null
  let joiner: Joiner | null = null
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const said = readPrice(words, index, currency)
    const joining = joinerOf(words, index)
    if (said) {
      priced.push(words.slice(index, index + said.length))
      if (said.bounds) price = within(price, said.bounds)
    } else if (joining !== null) joiner = joining
    else if (!stopWords.has(word) && !forWords.has(word) && !isSmallWord(words, index)) {
      searched.push({ word, joiner: searched.length > 0 ? joiner : null })
      joiner = null
    }
    index += said?.length ?? 1
  }
  return { searched, priced, price }
}

export const isCheapWish = (word: string): boolean => cheapness.test(word)
export const isWish = (word: string): boolean => isCheapWish(word) || wishes.test(word)
