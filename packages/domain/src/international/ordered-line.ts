import type { ExchangeRate } from './exchange-rate.ts'
import type { ChosenRate } from './shipping-rate.ts'

/** A product of an international order, at the price of the moment it was placed. */
export type OrderedLine = {
  readonly eraId: string
  readonly handle: string
  readonly title: string
  readonly sku: string | null
  readonly image: string | null
  readonly grams: number | null
  readonly quantity: number
  /** Pesos, import taxes included. */
  readonly unitPrice: number
  /** Cents; null where the warehouse gave the price in pesos alone. */
  readonly dollars: number | null
  /** By which dollars became pesos; null where they were not converted. */
  readonly rate: ExchangeRate | null
  /** Whose agreed price the unit price is. */
  readonly offerId?: string
}

export type OrderedShipping = ChosenRate & {
  /** Of everything together. */
  readonly grams: number
}
