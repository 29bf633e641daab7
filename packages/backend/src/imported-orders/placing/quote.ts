import type { Log } from '@dvaput/database/log'
import { type AgreedPrice, findAgreedImport, splitAgreed } from '@dvaput/domain/cart/agreed-price'
import { type ImportedProduct, soldTitle } from '@dvaput/domain/international/imported-product'
import { countPieces, type OrderedLine, type OrderedShipping } from '@dvaput/domain/international/ordered-line'
import { chooseShippingRate, type ShippingRate, totalGrams } from '@dvaput/domain/international/shipping-rate'
import type { MarketId } from '@dvaput/domain/markets/market'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { describeError } from '../../log/describe-error.ts'
import type { Inventory } from '../../warehouse-orders/read-stock.ts'

export type RequestedLine = { readonly eraId: string; readonly quantity: number }

export type UnavailableImport = {
  readonly eraId: string
  /** Null where the warehouse has it no longer at all. */
  readonly title: string | null
  /** So many of it are in the lines, fewer than were asked for. */
  readonly left: number
  /** The time in the market, as `12:30`: an order that is being paid for has the last of it, until then at most. */
  readonly heldUntil?: string
}

export type Quote = {
  /** Pieces of one product at two prices are two lines. */
  readonly lines: readonly OrderedLine[]
  /** What cannot be bought, or not as many: unknown, sold out, or without a price. */
  readonly unavailable: readonly UnavailableImport[]
  readonly shipping: OrderedShipping
  readonly goods: Money
  readonly total: Money
}

/** Of the shop that sells in pesos, for a parcel. */
export type ReadShippingRates = () => Promise<readonly ShippingRate[]>

type Needs = {
  readonly inventory: Pick<Inventory, 'findByIds'>
  readonly shippingRates: ReadShippingRates
  readonly log: Log
}

const maxLines = 50
const maxQuantity = 999

/** A product named twice is one line. */
const mergeLines = (requested: readonly RequestedLine[]): readonly RequestedLine[] =>
  countPieces(
    requested.slice(0, maxLines).filter(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0),
  ).map(({ eraId, quantity }) => ({ eraId, quantity: Math.min(quantity, maxQuantity) }))

/** The first piece at the price that was agreed, where there is one. // decision 0068 */
const toLines = (
  product: ImportedProduct,
  quantity: number,
  agreed: readonly AgreedPrice[],
  language: Language,
): readonly OrderedLine[] => {
  const { eraId, handle, sku, grams, price, pictures, warnings } = product
  if (price.kind !== 'sold') return []
  const facts = {
    ...{ eraId, handle, sku, grams, image: pictures[0]?.url ?? null },
    title: soldTitle(product, language),
    ...(warnings.length > 0 && { hasWarnings: true }),
  }
  return splitAgreed(quantity, findAgreedImport(agreed, eraId, price.pesos)).map((pieces) => ({
    ...facts,
    quantity: pieces.quantity,
    // Agreed in pesos, whatever the dollar costs.
    ...(pieces.agreed
      ? { unitPrice: pieces.agreed.price.minor, dollars: null, rate: null, offerId: pieces.agreed.offerId }
      : { unitPrice: price.pesos.minor, dollars: price.dollars?.minor ?? null, rate: price.rate }),
  }))
}

export const createQuote = ({ inventory, shippingRates, log }: Needs) => {
  /** A shop that does not answer stops nobody. // XCO-18 */
  const readRates = () =>
    shippingRates().catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'shipping rates not read, using the fixed rate')
      return []
    })

  /** Prices, weight and shipping of the server: nothing that a browser says is part of it. // divergences S-12 */
  return async (
    requested: readonly RequestedLine[],
    agreed: readonly AgreedPrice[] = [],
    language: Language = 'es',
  ): Promise<Quote> => {
    const merged = mergeLines(requested)
    const products = await inventory.findByIds(merged.map(({ eraId }) => eraId))
    const lines: OrderedLine[] = []
    const unavailable: UnavailableImport[] = []
    for (const { eraId, quantity } of merged) {
      const product = products.get(eraId)
      const left = product?.price.kind === 'sold' ? Math.min(product.stock ?? 0, quantity) : 0
      if (left < quantity) unavailable.push({ eraId, title: product ? soldTitle(product, language) : null, left })
      if (product && left > 0) lines.push(...toLines(product, left, agreed, language))
    }
    const grams = totalGrams(lines)
    const rate = chooseShippingRate(grams, lines.length > 0 ? await readRates() : [])
    const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
    return {
      lines,
      unavailable,
      shipping: { ...rate, grams },
      goods: createMoney(goods, 'CLP'),
      total: createMoney(lines.length > 0 ? goods + rate.price.minor : 0, 'CLP'),
    }
  }
}

/** Undefined buyer: a guest, with whom nothing is agreed. */
export type QuoteFor = (
  lines: readonly RequestedLine[],
  buyer?: { readonly customerId: string; readonly market: MarketId },
  language?: Language,
) => Promise<Quote>
