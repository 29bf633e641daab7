import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, isNull, sql } from '@dvaput/database/query'
import type { AgreedPrice } from '@dvaput/domain/cart/agreed-price'
import type { MarketId } from '@dvaput/domain/markets/market'
import { createMoney } from '@dvaput/domain/money/money'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { offers } from '../offers.table.ts'

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
    return rows.flatMap(({ id, item, code, agreedPrice, currency, payBy }) => {
      const identity = parseProductIdentity(item)
      if (!identity || agreedPrice === null || !payBy) return []
      return [
        { offerId: id, item: identity, price: createMoney(agreedPrice, currency), code, payBy: payBy.toISOString() },
      ]
    })
  }
