/** They join and introduce, and say nothing about goods. Single letters are names more often than that: A52, S21. */
const spareWords = new Set([
  ...['za', 'sa', 'na', 'iz', 'od', 'do', 'uz', 'koji', 'koja', 'koje'],
  ...['the', 'for', 'with', 'of', 'an', 'to', 'from'],
  ...['de', 'del', 'para', 'con', 'el', 'la', 'los', 'las', 'un', 'una', 'en', 'por', 'hasta'],
])
const andWords = new Set(['i', 'and', 'y'])
const orWords = new Set(['or', 'ili', 'o'])

/** What one hopes for, and no product says of itself. */
const wishes =
  /^(jeftin\w{0,3}|povolj\w{1,4}|najbolj\w{1,3}|dobar|dobr[aeiou]|cheap(er|est)?|budget|affordable|best|good|barat[ao]s?|economic[ao]s?|mejor(es)?|buen[ao]s?)$/

/** Not "max": that is a telephone. */
const upTo = new Set(['do', 'ispod', 'maksimalno', 'under', 'below', 'hasta', 'maximo'])
const upToInTwo = new Set(['manje od', 'najvise do', 'up to', 'less than', 'menos de'])
const currencies =
  /^(km|bam|mara?k[ae]|eur[aeo]?s?|evra|usd|clp|pesos?|dolar[aei]?|dolares|dollars?|konvertibilnih|mil|lucas)$/
const amount = /^\d+(\.\d+)?$/
/** With no currency a small number may count anything. */
const leastBareAmount = 50

type Joiner = 'and' | 'or'
/** A word with what joins it to the one before. */
export type ReadWord = { readonly word: string; readonly joiner: Joiner | null }

export const isSpareWord = (word: string): boolean => spareWords.has(word) || andWords.has(word) || orWords.has(word)

/** How many words from here on speak of a price: "do 500 KM", "under 500", "200.000 pesos". */
const countPriceWords = (words: readonly string[], from: number): number => {
  const [first = '', second = ''] = words.slice(from, from + 2)
  const said = upToInTwo.has(`${first} ${second}`) ? 2 : Number(upTo.has(first))
  const number = words[from + said] ?? ''
  if (!amount.test(number)) return 0
  let end = from + said + 1
  while (currencies.test(words[end] ?? '')) end += 1
  const hasCurrency = end > from + said + 1
  return hasCurrency || (said > 0 && Number(number.replace('.', '')) >= leastBareAmount) ? end - from : 0
}

/** "i" and "o" between two words join them; "i 5" and "y 7" are names. */
const joinerOf = (words: readonly string[], index: number): Joiner | null => {
  const [word = '', next = ''] = words.slice(index, index + 2)
  if (index === 0 || next === '' || (word.length === 1 && /^\d/.test(next))) return null
  if (andWords.has(word)) return 'and'
  return orWords.has(word) ? 'or' : null
}

/** The words that are to be looked for, and those that are wishes and prices. */
export const takeSpareWords = (words: readonly string[]) => {
  const kept: ReadWord[] = []
  const wished: string[][] = []
  let joiner: Joiner | null = null
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const priced = countPriceWords(words, index)
    const joining = joinerOf(words, index)
    if (priced > 0) wished.push(words.slice(index, index + priced))
    else if (joining !== null) joiner = joining
    else if (!spareWords.has(word)) {
      kept.push({ word, joiner: kept.length > 0 ? joiner : null })
      joiner = null
    }
    index += Math.max(1, priced)
  }
  return { kept, wished }
}

export const isWish = (word: string): boolean => wishes.test(word)
