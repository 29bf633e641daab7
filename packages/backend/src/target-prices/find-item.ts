import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import type { TargetPrice } from './target-prices.table.ts'

export type TargetItem = Pick<TargetPrice, 'shop' | 'productId' | 'item'>

type Named = { readonly shop: ShopHandle; readonly handle: string; readonly variantId?: string | undefined }

const { shop: shopColumn, id, gid, variants, handle: handleColumn, removedAt } = catalogueProducts

/** By the address of its page; undefined where the product, or the variant of it, is unknown. */
export const findNamedItem = async (
  { db }: Pick<Database, 'db'>,
  { shop, handle, variantId }: Named,
): Promise<TargetItem | undefined> => {
  const [listed] = await db
    .select({ id, gid, variants })
    .from(catalogueProducts)
    .where(and(eq(shopColumn, shop), eq(handleColumn, handle), isNull(removedAt)))
    .limit(1)
  if (!listed) return undefined
  const item = variantId ?? listed.gid
  const isKnown = variantId === undefined || listed.variants.some((variant) => variant.gid === variantId)
  return isKnown ? { shop, productId: listed.id, item } : undefined
}

/** By what carts and offers call it. */
export const findItem = async (
  { db }: Pick<Database, 'db'>,
  identity: ProductIdentity,
): Promise<TargetItem | undefined> => {
  if (identity.kind === 'international') return { shop: null, productId: null, item: identity.eraId }
  const { shop, variantId } = identity
  const [listed] = await db
    .select({ id })
    .from(catalogueProducts)
    .where(
      and(
        sql`jsonb_path_query_array(${variants}, '$[*].gid') ?| ${sql.param([variantId])}::text[]`,
        sql`${shopColumn} || '' = ${shop}`,
        isNull(removedAt),
      ),
    )
    .limit(1)
  return listed && { shop, productId: listed.id, item: variantId }
}
