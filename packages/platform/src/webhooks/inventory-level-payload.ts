import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { toGid } from '../graphql/gid.ts'
import { productVariants } from '../tables/products.table.ts'
import { stock } from '../tables/stock.table.ts'

/** A variant is its own inventory item, and a shop its own and only location. */
export const buildInventoryLevelPayload = async ({ db }: Transaction, variantId: number) => {
  const [level] = await db
    .select({
      locationId: productVariants.shopId,
      now: sql<Date>`app_now()`.mapWith(productVariants.updatedAt),
      onHand: stock.onHand,
      reserved: stock.reserved,
    })
    .from(productVariants)
    .innerJoin(stock, eq(stock.variantId, productVariants.id))
    .where(eq(productVariants.id, variantId))
  if (!level) return undefined
  return {
    inventory_item_id: variantId,
    location_id: level.locationId,
    available: level.onHand - level.reserved,
    updated_at: level.now.toISOString(),
    admin_graphql_api_id: toGid('InventoryLevel', `${level.locationId}?inventory_item_id=${variantId}`),
  }
}
