import type { Log } from '@dvaput/database/log'
import { type AgreedPrice, findAgreedImport } from '@dvaput/domain/cart/agreed-price'
import type { OrderedLine, OrderedShipping } from '@dvaput/domain/international/ordered-line'
import { chooseShippingRate, type ShippingRate, totalGrams } from '@dvaput/domain/international/shipping-rate'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import { describeError } from '../log/describe-error.ts'
import type { Warehouse } from './read-stock.ts'

export type RequestedLine = { readonly eraId: string; readonly quantity: number }

export type Quote = {
  readonly lines: readonly OrderedLine[]
  /** What cannot be bought: unknown, sold out, or without a price. */
  readonly unavailable: readonly string[]
  readonly shipping: OrderedShipping
  readonly goods: Money
  readonly total: Money
}

/** Of the shop that sells in pesos, for a parcel. */
export type ReadShippingRates = () => Promise<readonly ShippingRate[]>

type Needs = {
  readonly warehouse: Pick<Warehouse, 'findByIds'>
  readonly shippingRates: ReadShippingRates
  readonly log: Log
}

const maxLines = 50
const maxQuantity = 999

/** A product named twice is one line. */
const mergeLines = (requested: readonly RequestedLine[]): readonly RequestedLine[] => {
  const merged = new Map<string, number>()
  for (const { eraId, quantity } of requested.slice(0, maxLines))
    if (Number.isSafeInteger(quantity) && quantity > 0) merged.set(eraId, (merged.get(eraId) ?? 0) + quantity)
  return [...merged].map(([eraId, quantity]) => ({ eraId, quantity: Math.min(quantity, maxQuantity) }))
}

export const createQuote = ({ warehouse, shippingRates, log }: Needs) => {
  /** A shop that does not answer stops nobody. // spec §7 Rate choice */
  const readRates = () =>
    shippingRates().catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'shipping rates not read, using the fixed rate')
      return []
    })

  /** Prices, weight and shipping of the server: nothing that a browser says is part of it. // readings D-09 */
  return async (requested: readonly RequestedLine[], agreed: readonly AgreedPrice[] = []): Promise<Quote> => {
    const merged = mergeLines(requested)
    const products = await warehouse.findByIds(merged.map(({ eraId }) => eraId))
    const lines: OrderedLine[] = []
    const unavailable: string[] = []
    for (const { eraId, quantity } of merged) {
      const product = products.get(eraId)
      if (product?.price.kind !== 'sold' || product.stock === null || product.stock < quantity) {
        unavailable.push(eraId)
        continue
      }
      const { handle, title, sku, grams, price, pictures } = product
      const promised = quantity === 1 ? findAgreedImport(agreed, eraId, price.pesos) : undefined
      lines.push({
        ...{ eraId, handle, title, sku, grams, quantity, image: pictures[0]?.url ?? null },
        ...{
          unitPrice: promised?.price.minor ?? price.pesos.minor,
          dollars: price.dollars?.minor ?? null,
          rate: price.rate,
        },
        // Agreed in pesos, whatever the dollar costs.
        ...(promised && { offerId: promised.offerId, dollars: null, rate: null }),
      })
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

export type CreateQuote = ReturnType<typeof createQuote>
