import type { Database } from '@dvaput/database/open-database'
import { type AgreedPrice, findAgreedImport, splitAgreed } from '@dvaput/domain/cart/agreed-price'
import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import { type ImportedProduct, soldTitle } from '@dvaput/domain/international/imported-product'
import { totalGrams } from '@dvaput/domain/international/shipping-rate'
import type { Money } from '@dvaput/domain/money/money'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Language } from '@dvaput/domain/text/language'
import { toShortage } from '../imported-orders/placing/compare-quote.ts'
import { countHeld, readHeldUntil } from '../imported-orders/placing/read-holds.ts'
import type { Inventory, ReadStock } from '../warehouse-orders/read-stock.ts'

export type ImportedLineRequest = {
  readonly eraId: string
  readonly quantity: number
  /** What the shopper saw, in pesos: compared with the price of now, and never charged. // divergences S-14 */
  readonly shown?: number | undefined
}

export type PricedImport = {
  readonly eraId: string
  readonly quantity: number
  readonly title: string
  readonly sku: string | null
  readonly grams: number
  readonly price: Money
  /** URL of its first picture. */
  readonly picture?: string
  /** Whose agreed price it is. */
  readonly offerId?: string
}

type LinesRefusal = Refusal<
  'cart-without-international' | 'cart-out-of-stock' | 'stock-unconfirmed' | 'temporary-products-refused'
>

type Priced =
  /** Pieces of one product at two prices are two lines. */
  | { readonly ok: true; readonly lines: readonly PricedImport[] }
  | { readonly ok: false; readonly refusal: LinesRefusal; readonly problems?: readonly LineProblem[] }

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly inventory: Pick<Inventory, 'findByIds'>
  readonly readStock: Pick<ReadStock, 'askOrRemember'>
}

/** A price that was shown in dollars may be a peso off. */
const roundingPesos = 1

const refused = (code: LinesRefusal['code']) => ({ ok: false, refusal: { code } }) as const

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

/** The first piece at the price that was agreed, where there is one. // decision 0068 */
const toPriced = (
  { eraId, sku, grams, pictures }: ImportedProduct,
  title: string,
  full: Money,
  quantity: number,
  agreed: readonly AgreedPrice[],
): readonly PricedImport[] =>
  splitAgreed(quantity, findAgreedImport(agreed, eraId, full)).map((pieces) => ({
    ...{ eraId, title, sku, grams: totalGrams([{ grams, quantity: 1 }]), quantity: pieces.quantity },
    price: pieces.agreed?.price ?? full,
    ...(pictures[0] && { picture: pictures[0].url }),
    ...(pieces.agreed && { offerId: pieces.agreed.offerId }),
  }))

/** Only ids are believed: name, price, SKU and weight are the inventory's, and the warehouse confirms the stock. */
export const createPriceImportedLines =
  ({ database, inventory, readStock }: Needs) =>
  async (
    requested: readonly ImportedLineRequest[],
    language: Language,
    agreed: readonly AgreedPrice[] = [],
  ): Promise<Priced> => {
    const lines = mergeLines(requested)
    if (lines.length === 0) return refused('cart-without-international')
    const eraIds = lines.map(({ eraId }) => eraId)
    const found = await inventory.findByIds(eraIds)
    // A warehouse that is down for some minutes stops nobody here either.
    const reading = await readStock.askOrRemember(eraIds)
    if (!reading) return refused('stock-unconfirmed')
    // What another market's buyers have ordered at the warehouse itself.
    const [held, heldUntil] = [await countHeld(database, eraIds), await readHeldUntil(database, eraIds)]
    const priced: PricedImport[] = []
    const short: LineProblem[] = []
    for (const { eraId, quantity, shown } of lines) {
      const product = found.get(eraId)
      const title = product ? soldTitle(product, language) : null
      const count = reading.counts.get(eraId) ?? null
      if (product?.price.kind !== 'sold') {
        short.push(toShortage(eraId, title, 0))
        continue
      }
      if (count === null) return refused('stock-unconfirmed')
      const left = Math.max(0, count - (held.get(eraId) ?? 0))
      if (left < quantity) short.push(toShortage(eraId, title, left, heldUntil.get(eraId)))
      const { price } = product
      if (!isShownPrice(shown, price.pesos)) return refused('temporary-products-refused')
      priced.push(...toPriced(product, title ?? '', price.pesos, quantity, agreed))
    }
    if (short.length > 0) return { ...refused('cart-out-of-stock'), problems: short }
    return { ok: true, lines: priced }
  }
