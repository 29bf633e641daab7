import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq } from '@dvaput/database/query'
import { type AgreedPrice, findAgreedPrice } from '@dvaput/domain/cart/agreed-price'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import type { OfferStatus } from '@dvaput/domain/offers/offer'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import { createListAgreedPrices } from './agreed/list-agreed-prices.ts'
import { countMoves } from './count-moves.ts'
import { isOpen } from './is-open.ts'
import type { OfferedProducts } from './offered-product.ts'
import { offers } from './offers.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly products: Pick<OfferedProducts, 'find'>
  readonly settings: OfferSettings
}

/** The offer of which the customer cannot make a second one, with the amount that counts now and until when. */
export type OpenOffer = {
  readonly status: Extract<OfferStatus, 'pending' | 'countered' | 'approved'>
  readonly amount: Money
  readonly until: string | null
}

/** How a customer and the shop stand about a product. */
export type Standing = {
  /** Whether the customer's next amount for it is the last for now. */
  readonly isLastMove: boolean
  readonly agreed: AgreedPrice | undefined
  /** Of the whole product, whichever variant it is about. */
  readonly open: OpenOffer | undefined
}

/** Undefined for what is not sold here. */
export const createReadStanding = ({ database, products, settings }: Needs) => {
  const listAgreed = createListAgreedPrices(database)

  const findOpen = async (customerId: string, productKey: string): Promise<OpenOffer | undefined> => {
    const [row] = await database.db
      .select()
      .from(offers)
      .where(and(eq(offers.customerId, customerId), eq(offers.productKey, productKey), isOpen))
      .orderBy(desc(offers.createdAt))
      .limit(1)
    if (!row || (row.status !== 'pending' && row.status !== 'countered' && row.status !== 'approved')) return undefined
    const { status, offeredPrice, counterPrice, agreedPrice, currency, answerBy, payBy } = row
    const amounts = { pending: offeredPrice, countered: counterPrice, approved: agreedPrice }
    return {
      status,
      amount: createMoney(amounts[status] ?? offeredPrice, currency),
      until: (status === 'approved' ? payBy : answerBy)?.toISOString() ?? null,
    }
  }

  return async (customerId: string, locale: Locale, identity: ProductIdentity): Promise<Standing | undefined> => {
    const product = await products.find(locale, identity)
    if (!product) return undefined
    const { productKey } = product
    const [moves, agreed, open] = await Promise.all([
      countMoves(database.db, customerId, [productKey]),
      listAgreed(customerId, locale.market.id),
      findOpen(customerId, productKey),
    ])
    return {
      isLastMove: moves.get(productKey) === settings.movesPerProduct - 1,
      agreed: findAgreedPrice(agreed, { identity }),
      open,
    }
  }
}
