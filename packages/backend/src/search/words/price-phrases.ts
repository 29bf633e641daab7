import type { Currency } from '@dvaput/domain/money/money'
import { readNumber } from './number-words.ts'
import { rangeWord } from './read-search-text.ts'

/** In major units of the market's currency. */
export type PriceBounds = { readonly from: number | null; readonly to: number | null }

type ParsedPrice = {
  /** How many words say it. */
  readonly length: number
  /** Nothing where it is said in somebody else's money. */
  readonly bounds: PriceBounds | null
}

/** Not "max" before an amount: that is a telephone. */
const upTo = new Set([
  ...['do', 'ispod', 'maksimalno', 'maksimum', 'manje od', 'jeftiniji od', 'jeftinije od', 'najvise', 'najvise do'],
  ...['ne vise od', 'ne skuplje od', 'budzet', 'budzet do', 'do nekih', 'under', 'below', 'up to', 'less than'],
  ...['cheaper than', 'at most', 'no more than', 'not over', 'budget', 'budget of', 'hasta', 'hasta los', 'bajo'],
  ...['bajo los', 'debajo de', 'por debajo de', 'maximo', 'menos de', 'menor a', 'menor que', 'inferior a'],
  ...['no mas de', 'presupuesto', 'presupuesto de', 'a menos de'],
])
const atLeast = new Set([
  ...['od', 'iznad', 'preko', 'vise od', 'skuplji od', 'skuplje od', 'najmanje', 'minimalno', 'from', 'over', 'above'],
  ...['more than', 'at least', 'minimum', 'desde', 'sobre', 'sobre los', 'mas de', 'mayor a', 'mayor que', 'minimo'],
  ...['superior a', 'por encima de', 'encima de'],
])
const around = new Set([
  ...['oko', 'otprilike', 'okvirno', 'cca', 'around', 'about', 'approximately', 'roughly', 'circa', 'alrededor de'],
  ...['alrededor de los', 'cerca de', 'aproximadamente', 'unos', 'aprox', 'como unos'],
])
const between = new Set(['od', 'izmedu', 'from', 'between', 'de', 'desde', 'entre', 'entre los'])
const andUpTo = new Set([rangeWord, 'do', 'i', 'to', 'and', 'a', 'y', 'hasta', 'y los'])
/** Behind an amount: "500 KM maks", "1000 KM i više". */
const upToBehind = new Set(['max', 'maks', 'maximo', 'maksimalno', 'ili manje', 'or less', 'o menos', 'tops'])
const atLeastBehind = new Set(['i vise', 'ili vise', 'and up', 'or more', 'and more', 'o mas', 'y mas', 'pa navise'])

const moneyWords = {
  BAM: /^(km|bam|mara?k[aeiu]|konvertibilnih|keem|soma?)$/,
  CLP: /^(clp|pesos?|mil|lucas?|palos?|k)$/,
  USD: /^(usd|dolar[aei]?|dolares|dollars?)$/,
} as const satisfies Record<Currency, RegExp>
const otherMoney = /^(eur[aeo]?s?|evra|evri)$/

/** A smaller number may count anything. */
const minBareAmount = 50
/** How far around "around" reaches. */
const aroundShare = 0.2
/** In pesos nobody names a price of less: "hasta 300" is 300 thousand. */
const minPesos = 2_000

type Amount = {
  readonly length: number
  readonly value: number
  /** As it was written, where thousands are meant. */
  readonly written: number
  readonly isMoney: boolean
  readonly isOurs: boolean
}

const isMoneyWord = (word: string): boolean =>
  Object.values(moneyWords).some((ours) => ours.test(word)) || otherMoney.test(word)

/** An amount and what is said of its money. */
const readAmount = (words: readonly string[], at: number, currency: Currency): Amount | undefined => {
  const number = readNumber(words, at)
  if (!number || number.value > 999_999_999) return undefined
  const behind: string[] = []
  while (isMoneyWord(words[at + number.length + behind.length] ?? ''))
    behind.push(words[at + number.length + behind.length] ?? '')
  const money = [...number.words.filter(isMoneyWord), ...behind]
  const isShort = number.value >= minBareAmount && number.value < minPesos
  const isThousands = currency === 'CLP' && money.length === 0 && isShort
  return {
    length: number.length + behind.length,
    value: isThousands ? number.value * 1_000 : number.value,
    written: number.value,
    isMoney: money.length > 0,
    isOurs: money.every((word) => moneyWords[currency].test(word)),
  }
}

const maxPhraseLength = 3

/** How many words from here on are one of these. */
const countSaid = (said: ReadonlySet<string>, words: readonly string[], at: number): number => {
  for (let length = maxPhraseLength; length > 0; length -= 1)
    if (at + length <= words.length && said.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** A bare number may be a price where it is large enough, and not the year in which a thing was made. */
const isYear = (value: number): boolean => value > 2_000 && value < 2_050
const isEnough = ({ value, isMoney }: Amount): boolean => isMoney || (value >= minBareAmount && !isYear(value))
/** Sizes of disks and screens are seldom so round. */
const isRound = ({ written, isMoney }: Amount): boolean =>
  isMoney || (written >= 100 && written % 50 === 0 && !isYear(written))

const toSaid = (length: number, one: Amount, from: number | null, to: number | null): ParsedPrice => ({
  length,
  bounds: one.isOurs ? { from: from === null ? null : Math.floor(from), to: to === null ? null : Math.ceil(to) } : null,
})

/** "od 300 do 500 KM", "between 300 and 500", "300-500 KM" */
const readRange = (words: readonly string[], at: number, currency: Currency): ParsedPrice | undefined => {
  const said = countSaid(between, words, at)
  const low = readAmount(words, at + said, currency)
  if (!low) return undefined
  const middle = at + said + low.length
  const joined = countSaid(andUpTo, words, middle)
  const high = joined > 0 ? readAmount(words, middle + joined, currency) : undefined
  const isPrice = high && (said > 0 ? isEnough(high) : isRound(high) && (high.isMoney || isRound(low)))
  if (!high || !isPrice) return undefined
  // What is said of the second amount holds for both: "entre 200 y 300 lucas".
  const from = high.value >= low.value * 1_000 ? low.value * 1_000 : low.value
  if (high.value <= from) return undefined
  return toSaid(said + low.length + joined + high.length, high, from, high.value)
}

/** Whether the words from here on are a price: "do 500 KM", "around 500", "200.000 pesos". */
export const readPrice = (words: readonly string[], at: number, currency: Currency): ParsedPrice | undefined => {
  const range = readRange(words, at, currency)
  if (range) return range
  const near = countSaid(around, words, at)
  const middle = near > 0 ? readAmount(words, at + near, currency) : undefined
  if (middle && isEnough(middle))
    return toSaid(near + middle.length, middle, middle.value * (1 - aroundShare), middle.value * (1 + aroundShare))
  const said = countSaid(upTo, words, at)
  const most = readAmount(words, at + said, currency)
  if (most && said === 0 && isEnough(most)) {
    const end = at + most.length
    const more = countSaid(atLeastBehind, words, end)
    if (more > 0) return toSaid(most.length + more, most, most.value, null)
    const less = countSaid(upToBehind, words, end)
    if (less > 0 && isRound(most)) return toSaid(most.length + less, most, null, most.value)
  }
  if (most && (said > 0 ? isEnough(most) : most.isMoney)) return toSaid(said + most.length, most, null, most.value)
  const more = countSaid(atLeast, words, at)
  const least = more > 0 ? readAmount(words, at + more, currency) : undefined
  const [joined = '', next = ''] = least ? words.slice(at + more + least.length) : []
  // "od 500 do 1000 gb" is no price, and "od 2020" a year.
  const isOther = andUpTo.has(joined) && /^\d/.test(next)
  return least && isRound(least) && !isOther ? toSaid(more + least.length, least, least.value, null) : undefined
}

/** What is dear or cheap enough for both. */
export const narrowPrice = <Query extends { readonly priceFrom: number | null; readonly priceTo: number | null }>(
  query: Query,
  bounds: PriceBounds | null,
): Query => {
  if (bounds === null) return query
  const from = Math.max(query.priceFrom ?? 0, bounds.from ?? 0)
  const to = Math.min(query.priceTo ?? Number.POSITIVE_INFINITY, bounds.to ?? Number.POSITIVE_INFINITY)
  return { ...query, priceFrom: from > 0 ? from : query.priceFrom, priceTo: Number.isFinite(to) ? to : query.priceTo }
}
