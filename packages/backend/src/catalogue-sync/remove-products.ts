import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, isNull, lte, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { removeEntries } from '../search/entries/write-entries.ts'
import { catalogueProducts } from './catalogue-products.table.ts'
import type { TaggedProduct } from './product-cache-tags.ts'

/** The shop was read at `readAt` and does not have these any more. Their rows stay, so that their pages can say so. */
export const removeProducts = async (
  tx: Transaction,
  shop: ShopHandle,
  ids: readonly number[],
  readAt: Date,
): Promise<TaggedProduct[]> => {
  if (ids.length === 0) return []
  const { id, handle, productType, collections, removedAt, syncedAt } = catalogueProducts
  const gone = await tx.db
    .update(catalogueProducts)
    // Without a digest: should it come back, it is a change.
    .set({ listed: false, available: false, stock: 0, removedAt: sql`app_now()`, digest: '', syncedAt: readAt })
    .where(and(eq(catalogueProducts.shop, shop), inArray(id, [...ids]), isNull(removedAt), lte(syncedAt, readAt)))
    .returning({ id, handle, productType, collections })
  await removeEntries(
    tx,
    shop,
    gone.map((row) => row.id),
  )
  return gone
}
