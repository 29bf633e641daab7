import type { Database } from '@dvaput/database/open-database'
import { type AgreedPrice, findAgreedPrice } from '@dvaput/domain/cart/agreed-price'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import { countMoves } from './count-moves.ts'
import { createListAgreedPrices } from './list-agreed-prices.ts'
import type { OfferedProducts } from './offered-product.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly products: Pick<OfferedProducts, 'find'>
  readonly settings: OfferSettings
}

/** How a customer and the shop stand about a product. */
export type Standing = {
  /** Whether the customer's next amount for it is the last for now. */
  readonly isLastMove: boolean
  readonly agreed: AgreedPrice | undefined
}

/** Undefined for what is not sold here. */
export const createReadStanding = ({ database, products, settings }: Needs) => {
  const listAgreed = createListAgreedPrices(database)
  return async (customerId: string, locale: Locale, identity: ProductIdentity): Promise<Standing | undefined> => {
    const product = await products.find(locale, identity)
    if (!product) return undefined
    const { productKey } = product
    const [moves, agreed] = await Promise.all([
      countMoves(database.db, customerId, [productKey]),
      listAgreed(customerId, locale.market.id),
    ])
    return {
      isLastMove: moves.get(productKey) === settings.movesPerProduct - 1,
      agreed: findAgreedPrice(agreed, { identity }),
    }
  }
}
