import type { Database } from '@dvaput/database/open-database'
import { and, count, eq, inArray, sql } from '@dvaput/database/query'
import { movesWindowDays } from '@dvaput/domain/offers/offer-limits'
import { countedMoves } from '@dvaput/domain/offers/offer-transitions'
import { offerMoves } from './offer-moves.table.ts'
import { offers } from './offers.table.ts'

/** How many amounts a customer has named for each of these products within the window, whatever became of them. */
export const countMoves = async (
  db: Database['db'],
  customerId: string,
  productKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (productKeys.length === 0) return new Map()
  const rows = await db
    .select({ productKey: offers.productKey, moves: count() })
    .from(offerMoves)
    .innerJoin(offers, eq(offers.id, offerMoves.offerId))
    .where(
      and(
        eq(offers.customerId, customerId),
        inArray(offers.productKey, [...productKeys]),
        inArray(offerMoves.move, [...countedMoves]),
        sql`${offerMoves.createdAt} > app_now() - make_interval(days => ${movesWindowDays})`,
      ),
    )
    .groupBy(offers.productKey)
  return new Map(rows.map(({ productKey, moves }) => [productKey, moves]))
}
