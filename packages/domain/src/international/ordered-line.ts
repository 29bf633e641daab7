import type { Range } from '../markets/figures.ts'
import type { ExchangeRate } from './exchange-rate.ts'
import type { ChosenRate } from './shipping-rate.ts'

/**
 * A product of an international order, at the price of the moment it was placed. Pieces of one product that cost
 * different prices are two lines: an agreed price is for the first.
 */
export type OrderedLine = {
  readonly eraId: string
  readonly handle: string
  /** In the language of the order, with its warnings: mails, receipts and the provider show it as it is. */
  readonly title: string
  readonly sku: string | null
  readonly image: string | null
  readonly grams: number | null
  readonly quantity: number
  /** Pesos; what customs may charge is not in it. */
  readonly unitPrice: number
  /** Cents; null where the warehouse gave the price in pesos alone. */
  readonly dollars: number | null
  /** By which dollars became pesos; null where they were not converted. */
  readonly rate: ExchangeRate | null
  /** Whose agreed price the unit price is. */
  readonly offerId?: string
  /** It does not work, is for parts or is locked. */
  readonly hasWarnings?: boolean
  /** It was paid, and the warehouse had too few of it. */
  readonly isGone?: boolean
}

export type OrderedShipping = ChosenRate & {
  /** Of everything together. */
  readonly grams: number
  /** Business days from the payment, as the market promised them when it was ordered. Orders of an earlier release have none. */
  readonly delivery?: Range
  /** ISO time; of an order whose address came after its payment. */
  readonly addressedAt?: string
}

type Pieces = Pick<OrderedLine, 'eraId' | 'quantity'>

/** How many of each product, whatever they cost. */
export const countPieces = (lines: readonly Pieces[]): readonly Pieces[] => {
  const counts = new Map<string, number>()
  for (const { eraId, quantity } of lines) counts.set(eraId, (counts.get(eraId) ?? 0) + quantity)
  return [...counts].map(([eraId, quantity]) => ({ eraId, quantity }))
}

/** Of the products that the warehouse had too few of, each once. */
export const goneTitles = (lines: readonly Pick<OrderedLine, 'title' | 'isGone'>[]): readonly string[] => [
  ...new Set(lines.filter(({ isGone }) => isGone).map(({ title }) => title)),
]
