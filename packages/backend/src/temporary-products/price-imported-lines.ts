import { type AgreedPrice, findAgreedImport } from '@dvaput/domain/cart/agreed-price'
import { totalGrams } from '@dvaput/domain/international/shipping-rate'
import type { Money } from '@dvaput/domain/money/money'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { ReadStock, Warehouse } from '../international-orders/read-stock.ts'

export type ImportedLineRequest = {
  readonly eraId: string
  readonly quantity: number
  /** What the shopper saw, in pesos: compared with the price of now, and never charged. // readings S-14 */
  readonly shown?: number | undefined
}

export type PricedImport = {
  readonly eraId: string
  readonly quantity: number
  readonly title: string
  readonly sku: string | null
  readonly grams: number
  readonly price: Money
  /** Whose agreed price it is. */
  readonly offerId?: string
}

type LinesRefusal = Refusal<
  'cart-without-international' | 'cart-out-of-stock' | 'stock-unconfirmed' | 'temporary-products-failed'
>

type Priced =
  | { readonly ok: true; readonly lines: readonly PricedImport[] }
  | { readonly ok: false; readonly refusal: LinesRefusal }

type Needs = {
  readonly international: Pick<Warehouse, 'findByIds'>
  readonly readStock: Pick<ReadStock, 'askOrRemember'>
}

/** A price that was shown in dollars may be a peso off. */
const roundingPesos = 1

const refused = (code: LinesRefusal['code']): Priced => ({ ok: false, refusal: { code } })

const mergeLines = (lines: readonly ImportedLineRequest[]): readonly ImportedLineRequest[] => {
  const merged = new Map<string, ImportedLineRequest>()
  for (const line of lines) {
    const before = merged.get(line.eraId)
    merged.set(line.eraId, before ? { ...line, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

const isShownPrice = (shown: number | undefined, { minor }: Money): boolean =>
  shown === undefined || Math.abs(shown - minor) <= roundingPesos

/** Only ids are believed: name, price, SKU and weight are the inventory's, and the warehouse confirms the stock. */
export const createPriceImportedLines =
  ({ international, readStock }: Needs) =>
  async (requested: readonly ImportedLineRequest[], agreed: readonly AgreedPrice[] = []): Promise<Priced> => {
    const lines = mergeLines(requested)
    if (lines.length === 0) return refused('cart-without-international')
    const eraIds = lines.map(({ eraId }) => eraId)
    const found = await international.findByIds(eraIds)
    // A warehouse that is down for some minutes stops nobody here either.
    const reading = await readStock.askOrRemember(eraIds)
    if (!reading) return refused('stock-unconfirmed')
    const priced: PricedImport[] = []
    for (const { eraId, quantity, shown } of lines) {
      const product = found.get(eraId)
      const count = reading.counts.get(eraId) ?? null
      if (product?.price.kind !== 'sold') return refused('cart-out-of-stock')
      if (count === null) return refused('stock-unconfirmed')
      if (count < quantity) return refused('cart-out-of-stock')
      const { title, sku, grams, price } = product
      if (!isShownPrice(shown, price.pesos)) return refused('temporary-products-failed')
      const weight = totalGrams([{ grams, quantity: 1 }])
      const promised = quantity === 1 ? findAgreedImport(agreed, eraId, price.pesos) : undefined
      priced.push({
        ...{ eraId, quantity, title, sku, grams: weight, price: promised?.price ?? price.pesos },
        ...(promised && { offerId: promised.offerId }),
      })
    }
    return { ok: true, lines: priced }
  }
