import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, isNull, ne, sql } from '@dvaput/database/query'
import type { ShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'
import type { AgreedImports } from '../imported-orders/agreed-imports.ts'
import { offers } from '../offers/offers.table.ts'
import type { PricedImport } from './price-imported-lines.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Database
  readonly shop: Pick<ShopTemporaryProducts, 'remove'>
  readonly agreed: AgreedImports
}

export type ClaimTemporary = ReturnType<typeof createClaimTemporary>

/** An agreed price belongs to the newest checkout of its customer: what an earlier one would sell at it is removed first. */
export const createClaimTemporary = ({ database, shop, agreed }: Needs) => {
  const takeFromEarlier = async (checkoutId: string, { offerId, eraId }: PricedImport): Promise<void> => {
    const [offer] = await database.db
      .select({ claim: offers.claim })
      .from(offers)
      .where(and(eq(offers.id, offerId ?? ''), isNull(offers.usedAt)))
    const earlier = offer?.claim?.split(':')[0]
    if (earlier === undefined || earlier === checkoutId) return
    const rows = await database.db
      .select()
      .from(temporaryProducts)
      .where(
        and(
          eq(temporaryProducts.checkoutId, earlier),
          eq(temporaryProducts.eraId, eraId),
          isNull(temporaryProducts.orderId),
          ne(temporaryProducts.checkoutId, checkoutId),
        ),
      )
    // The row of one whose answer was lost is not made again at this price: its checkout has ended.
    if (rows.length === 0 || rows.some(({ productId }) => productId === null)) return
    for (const { productId } of rows) await shop.remove(productId ?? '')
    const ids = rows.map(({ id }) => id)
    await database.inTransaction(async (tx) => {
      await tx.db.update(temporaryProducts).set({ removedAt: sql`app_now()` }).where(inArray(temporaryProducts.id, ids))
      await agreed.release(tx, earlier)
    })
  }

  return {
    listFor: agreed.listFor,

    /** The line whose price another purchase of the customer has meanwhile; undefined where all are theirs. */
    async claimAll(checkoutId: string, lines: readonly PricedImport[]): Promise<PricedImport | undefined> {
      for (const line of lines) {
        const { offerId } = line
        if (offerId === undefined) continue
        await takeFromEarlier(checkoutId, line)
        const isClaimed = await database.inTransaction((tx) => agreed.claim(tx, { by: checkoutId, offerId }))
        if (!isClaimed) return line
      }
      return undefined
    },
  }
}
