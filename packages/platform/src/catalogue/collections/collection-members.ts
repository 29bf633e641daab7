import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, sql } from '@dvaput/database/query'
import type { WebhookEmitter } from '../../needs/webhook-emitter.ts'
import { type Collection, collectionProducts, collections } from '../../tables/collections.table.ts'
import { products } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

export type Move = { readonly productId: number; readonly newPosition: number }

/** Members of custom collections; those of a smart one follow from its rules. */
export const createCollectionMembers = ({ webhooks }: { webhooks: WebhookEmitter }) => {
  const lock = async ({ db }: Transaction, shop: Shop, id: number): Promise<Collection | undefined> => {
    const ofShop = and(eq(collections.id, id), eq(collections.shopId, shop.id))
    return (await db.select().from(collections).where(ofShop).for('update'))[0]
  }

  const readMembers = async ({ db }: Transaction, collectionId: number): Promise<readonly number[]> => {
    const rows = await db
      .select({ id: collectionProducts.productId })
      .from(collectionProducts)
      .where(eq(collectionProducts.collectionId, collectionId))
      .orderBy(asc(collectionProducts.position), asc(collectionProducts.productId))
    return rows.map(({ id }) => id)
  }

  const touch = async (tx: Transaction, shop: Shop, { id }: Collection): Promise<Collection | undefined> => {
    const [row] = await tx.db
      .update(collections)
      .set({ updatedAt: sql`app_now()` })
      .where(eq(collections.id, id))
      .returning()
    await webhooks.emit(tx, shop.id, 'COLLECTIONS_UPDATE', { collectionId: id })
    return row
  }

  return {
    lockCollection: lock,

    /** Behind the others. Returns the products that are not there. */
    async addToCollection(
      tx: Transaction,
      shop: Shop,
      collection: Collection,
      productIds: readonly number[],
    ): Promise<readonly number[]> {
      const known = await tx.db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.shopId, shop.id), inArray(products.id, [...productIds])))
      const ids = new Set(known.map(({ id }) => id))
      const unknown = productIds.filter((id) => !ids.has(id))
      const before = new Set(await readMembers(tx, collection.id))
      const added = [...new Set(productIds)].filter((id) => ids.has(id) && !before.has(id))
      if (unknown.length > 0 || added.length === 0) return unknown
      await tx.db.execute(sql`
        INSERT INTO ${collectionProducts} (collection_id, product_id, position)
        SELECT ${collection.id}, added.id, added.place + coalesce(
          (SELECT max(position) FROM ${collectionProducts} WHERE collection_id = ${collection.id}), 0)
        FROM unnest(${sql.param(added)}::bigint[]) WITH ORDINALITY AS added (id, place)`)
      await touch(tx, shop, collection)
      return []
    },

    async removeFromCollection(tx: Transaction, shop: Shop, collection: Collection, productIds: readonly number[]) {
      const gone = await tx.db
        .delete(collectionProducts)
        .where(
          and(
            eq(collectionProducts.collectionId, collection.id),
            inArray(collectionProducts.productId, [...productIds]),
          ),
        )
        .returning({ id: collectionProducts.productId })
      if (gone.length > 0) await touch(tx, shop, collection)
    },

    /** One after the other, each to its place counted from 0. False where one is no member. */
    async reorderCollection(tx: Transaction, shop: Shop, collection: Collection, moves: readonly Move[]) {
      const order = [...(await readMembers(tx, collection.id))]
      for (const { productId, newPosition } of moves) {
        const from = order.indexOf(productId)
        if (from < 0) return false
        order.splice(from, 1)
        order.splice(Math.min(newPosition, order.length), 0, productId)
      }
      await tx.db.execute(sql`
        UPDATE ${collectionProducts} AS member SET position = placed.place
        FROM unnest(${sql.param(order)}::bigint[]) WITH ORDINALITY AS placed (id, place)
        WHERE member.collection_id = ${collection.id} AND member.product_id = placed.id`)
      await touch(tx, shop, collection)
      return true
    },
  }
}
