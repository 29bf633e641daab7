import type { Currency } from '@dvaput/domain/money/money'

/** In major units of the market's currency. */
export type PriceBounds = { readonly from: number | null; readonly to: number | null }

type ParsedPrice = {
  /** How many words say it. */
  readonly length: number
  /** Nothing where it is said in somebody else's money. */
  readonly bounds: PriceBounds | null
}

/** Not "max": that is a telephone. */
const upTo = new Set([
  ...['do', 'ispod', 'maksimalno', 'manje od', 'najvise do', 'under', 'below', 'up to', 'less than'],
  ...['hasta', 'maximo', 'menos de'],
])
const atLeast = new Set([
  ...['od', 'iznad', 'preko', 'vise od', 'from', 'over', 'above', 'more than', 'desde', 'sobre', 'mas de'],
])
const between = new Set(['od', 'izmedu', 'from', 'between', 'de', 'desde', 'entre'])
const andUpTo = new Set(['do', 'i', 'to', 'and', 'a', 'y', 'hasta'])

const moneyWords = {
  BAM: /^(km|bam|mara?k[ae]|konvertibilnih)$/,
  CLP: /^(clp|pesos?|mil|lucas)$/,
  USD: /^(usd|dolar[aei]?|dolares|dollars?)$/,
} as const satisfies Record<Currency, RegExp>
const otherMoney = /^(eur[aeo]?s?|evra)$/
const thousands = /^(mil|lucas)$/

const amount = /^\d{1,9}(\.\d{1,3})?$/
/** A smaller number may count anything. */
const leastBareAmount = 50

type Amount = { readonly length: number; readonly value: number; readonly isMoney: boolean; readonly isOurs: boolean }

/** 200.000 is two hundred thousand, 499.99 nearly five hundred. */
const toNumber = (text: string): number => Number(/\.\d{3}$/.test(text) ? text.replace('.', '') : text)

/** An amount and what is said of its money. */
const readAmount = (words: readonly string[], at: number, currency: Currency): Amount | undefined => {
  const number = words[at] ?? ''
  if (!amount.test(number)) return undefined
  const money: string[] = []
  const isMoneyWord = (word: string) =>
    Object.values(moneyWords).some((ours) => ours.test(word)) || otherMoney.test(word)
  while (isMoneyWord(words[at + 1 + money.length] ?? '')) money.push(words[at + 1 + money.length] ?? '')
  return {
    length: 1 + money.length,
    value: toNumber(number) * (money.some((word) => thousands.test(word)) ? 1_000 : 1),
    isMoney: money.length > 0,
    isOurs: money.every((word) => moneyWords[currency].test(word)),
  }
}

/** How many words from here on are one of these, which have one word or two. */
const countSaid = (said: ReadonlySet<string>, words: readonly string[], at: number): number => {
  if (said.has(words.slice(at, at + 2).join(' '))) return 2
  return Number(said.has(words[at] ?? ''))
}

/** A bare number may be a price where it is large enough, and not the year in which a thing was made. */
const isYear = (value: number): boolean => value > 2_000 && value < 2_050
const isEnough = ({ value, isMoney }: Amount): boolean => isMoney || (value >= leastBareAmount && !isYear(value))

const toSaid = (length: number, one: Amount, bounds: PriceBounds): ParsedPrice => ({
  length,
  bounds: one.isOurs ? bounds : null,
})

/** "od 300 do 500 KM", "between 300 and 500" */
const readRange = (words: readonly string[], at: number, currency: Currency): ParsedPrice | undefined => {
  const said = countSaid(between, words, at)
  const low = said > 0 ? readAmount(words, at + said, currency) : undefined
  if (!low) return undefined
  const middle = at + said + low.length
  const high = andUpTo.has(words[middle] ?? '') ? readAmount(words, middle + 1, currency) : undefined
  if (!high || !isEnough(high) || high.value <= low.value) return undefined
  // What is said of the second amount holds for both: "entre 200 y 300 lucas".
  const from = high.value >= low.value * 1_000 ? low.value * 1_000 : low.value
  return toSaid(said + low.length + 1 + high.length, high, { from: Math.floor(from), to: Math.ceil(high.value) })
}

/** Whether the words from here on are a price: "do 500 KM", "under 500", "200.000 pesos". */
export const readPrice = (words: readonly string[], at: number, currency: Currency): ParsedPrice | undefined => {
  const range = readRange(words, at, currency)
  if (range) return range
  const said = countSaid(upTo, words, at)
  const most = readAmount(words, at + said, currency)
  if (most && (said > 0 ? isEnough(most) : most.isMoney))
    return toSaid(said + most.length, most, { from: null, to: Math.ceil(most.value) })
  const more = countSaid(atLeast, words, at)
  const least = more > 0 ? readAmount(words, at + more, currency) : undefined
  // "od 2020" is a year.
  return least?.isMoney ? toSaid(more + least.length, least, { from: Math.floor(least.value), to: null }) : undefined
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
