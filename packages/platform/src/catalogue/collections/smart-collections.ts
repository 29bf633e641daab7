import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, isNotNull, type SQL, sql } from '@dvaput/database/query'
import { type Collection, collectionProducts, collections } from '../../tables/collections.table.ts'
import { products } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { ruleCondition } from './collection-rules.ts'

/** Members as the rules say, of these products only or of all; a member that stays keeps its place. */
const refreshMembers = async (
  { db }: Transaction,
  shop: Shop,
  smart: readonly Collection[],
  ofProducts: SQL | undefined,
) => {
  if (smart.length === 0) return
  const requested = sql.join(
    smart.map(
      (
        collection,
      ) => sql`SELECT ${collection.id}::bigint AS collection_id, ${products.id} AS product_id FROM ${products}
        WHERE ${and(eq(products.shopId, shop.id), ofProducts, ruleCondition(collection, shop))}`,
    ),
    sql` UNION ALL `,
  )
  const ids = sql`${sql.param(smart.map(({ id }) => id))}::bigint[]`
  const within = ofProducts
    ? sql`AND member.product_id IN (SELECT ${products.id} FROM ${products} WHERE ${ofProducts})`
    : sql``
  await db.execute(sql`
    WITH requested_members AS (${requested}), gone AS (
      DELETE FROM ${collectionProducts} AS member
      WHERE member.collection_id = ANY(${ids}) ${within}
        AND NOT EXISTS (
          SELECT FROM requested_members WHERE requested_members.collection_id = member.collection_id AND requested_members.product_id = member.product_id
        )
    )
    INSERT INTO ${collectionProducts} (collection_id, product_id, position)
    SELECT requested_members.collection_id, requested_members.product_id,
      coalesce((SELECT max(position) FROM ${collectionProducts} AS last WHERE last.collection_id = requested_members.collection_id), 0)
        + row_number() OVER (PARTITION BY requested_members.collection_id ORDER BY requested_members.product_id)
    FROM requested_members
    ON CONFLICT (collection_id, product_id) DO NOTHING`)
}

/** After these products changed. */
export const refreshSmartCollections = async (tx: Transaction, shop: Shop, productIds: readonly number[]) => {
  if (productIds.length === 0) return
  const smart = await tx.db
    .select()
    .from(collections)
    .where(and(eq(collections.shopId, shop.id), isNotNull(collections.rules)))
  await refreshMembers(tx, shop, smart, inArray(products.id, [...productIds]))
}

/** After the rules of this collection changed. */
export const refreshSmartCollection = (tx: Transaction, shop: Shop, collection: Collection) =>
  refreshMembers(tx, shop, [collection], undefined)
