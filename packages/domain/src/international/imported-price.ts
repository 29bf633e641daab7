import type { Money } from '../money/money.ts'
import { parseDecimal } from '../money/parse-decimal.ts'
import { convertDollars, type ExchangeRate } from './exchange-rate.ts'

/** Nothing is added on top in cart or checkout; what customs may charge is not in it. // GEN-13, divergences D-25 */
export type ImportedPrice =
  | {
      readonly kind: 'sold'
      readonly pesos: Money
      /** Where the warehouse says it. */
      readonly dollars: Money | null
      /** By which dollars became pesos; null where the warehouse gave the price in pesos. */
      readonly rate: ExchangeRate | null
    }
  /** Shown while there is no price, and never sold. // CAT-02 */
  | { readonly kind: 'placeholder'; readonly pesos: Money }

/** As the warehouse writes it: whole pesos, or dollars as decimal text. */
type SourcePrice = { readonly pesos?: number | null; readonly dollars?: string | null }

const placeholderPesos = 100_000 // CAT-02

/** No listing costs more than a billion pesos: what does was mistyped. */
const highestPesos = 1_000_000_000

const isPrice = (pesos: number): boolean => Number.isSafeInteger(pesos) && pesos > 0 && pesos <= highestPesos

const toPesos = (minor: number): Money => ({ minor, currency: 'CLP' })

/** Pesos where they are given, else dollars at the rate, else the placeholder. // CAT-02, CAT-03 */
export const priceImported = ({ pesos, dollars }: SourcePrice, rate: ExchangeRate): ImportedPrice => {
  const usd = dollars == null ? null : parseDecimal(dollars, 'USD')
  const shownDollars = usd && usd.minor > 0 ? usd : null
  if (pesos != null && isPrice(pesos)) return { kind: 'sold', pesos: toPesos(pesos), dollars: shownDollars, rate: null }
  const converted = shownDollars ? convertDollars(shownDollars.minor, rate.pesosPerDollar) : 0
  return isPrice(converted)
    ? { kind: 'sold', pesos: toPesos(converted), dollars: shownDollars, rate }
    : { kind: 'placeholder', pesos: toPesos(placeholderPesos) }
}

/** The price before a reduction, in the same currency rules; null where it is none. */
export const compareAtImported = (price: ImportedPrice, source: SourcePrice, rate: ExchangeRate): Money | null => {
  const before = priceImported(source, rate)
  const isReduced = price.kind === 'sold' && before.kind === 'sold' && before.pesos.minor > price.pesos.minor
  return isReduced ? before.pesos : null
}
