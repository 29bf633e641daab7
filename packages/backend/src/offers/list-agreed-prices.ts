import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, isNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import { type ProductIdentity, parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { offers } from './offers.table.ts'

/** What an approved offer is worth: one customer, one product, one piece, until one moment. */
export type AgreedPrice = {
  readonly offerId: string
  readonly item: ProductIdentity
  readonly price: Money
  /** Whose code it is; null for an imported product. */
  readonly shop: ShopHandle | null
  readonly code: string | null
  readonly payBy: Date
}

export type ListAgreedPrices = ReturnType<typeof createListAgreedPrices>

/** Those that this customer can pay now. */
export const createListAgreedPrices =
  ({ db }: Pick<Database, 'db'>) =>
  async (customerId: string, market: MarketId): Promise<readonly AgreedPrice[]> => {
    const rows = await db
      .select()
      .from(offers)
      .where(
        and(
          eq(offers.customerId, customerId),
          eq(offers.market, market),
          eq(offers.status, 'approved'),
          isNull(offers.usedAt),
          gt(offers.payBy, sql`app_now()`),
        ),
      )
    return rows.flatMap(({ id, item, shop, code, agreedPrice, currency, payBy }) => {
      const identity = parseProductIdentity(item)
      if (!identity || agreedPrice === null || !payBy) return []
      return [{ offerId: id, item: identity, price: createMoney(agreedPrice, currency), shop, code, payBy }]
    })
  }
