import { ignoreUniqueViolation } from '@dvaput/database/ignore-unique-violation'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import type { WebhookEmitter } from '../../needs/webhook-emitter.ts'
import { type Collection, collectionProducts, collections } from '../../tables/collections.table.ts'
import { products } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { isStorable } from '../../text/is-storable.ts'
import type { Written } from '../product-input.ts'
import { toHandle } from '../to-handle.ts'
import { refreshSmartCollection } from './smart-collections.ts'

type Facts = Partial<
  Pick<
    Collection,
    | 'anyRuleSuffices'
    | 'descriptionHtml'
    | 'image'
    | 'metafields'
    | 'publishedAt'
    | 'rules'
    | 'seoDescription'
    | 'seoTitle'
    | 'sortOrder'
    | 'translations'
  >
>

export type CollectionInput = Facts & {
  readonly id?: number
  readonly title: string
  readonly handle?: string
  /** Members of a custom collection, in their order; those of a smart one follow from its rules. */
  readonly productIds?: readonly number[]
}

const refuse = (code: 'BLANK' | 'INVALID' | 'NOT_FOUND' | 'TAKEN', field: string, message: string) => ({
  ok: false as const,
  refusal: { code, field: [field], message },
})

const placeMembers = async ({ db }: Transaction, shop: Shop, collection: Collection, productIds: readonly number[]) => {
  await db.delete(collectionProducts).where(eq(collectionProducts.collectionId, collection.id))
  const known = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shop.id), inArray(products.id, [...productIds])))
  const ids = new Set(known.map(({ id }) => id))
  const members = [...new Set(productIds)].filter((id) => ids.has(id))
  if (members.length > 0)
    await db
      .insert(collectionProducts)
      .values(members.map((productId, index) => ({ collectionId: collection.id, productId, position: index + 1 })))
}

const triesForHandle = 50

export const createCollectionWriter = ({ webhooks }: { webhooks: WebhookEmitter }) => {
  const write = async (tx: Transaction, shop: Shop, { id, productIds: _members, ...facts }: CollectionInput) => {
    const { db } = tx
    const values = { ...facts, handle: toHandle(facts.handle ?? facts.title) || 'collection', shopId: shop.id }
    if (id === undefined) {
      // A requested handle is taken or not; one made from the title gets a number.
      for (let number = 0; number < (facts.handle === undefined ? triesForHandle : 1); number += 1) {
        const handle = number === 0 ? values.handle : `${values.handle}-${number}`
        const [row] = await db
          .insert(collections)
          .values({ ...values, handle })
          .onConflictDoNothing()
          .returning()
        if (row) return row
      }
      return 'TAKEN'
    }
    const { handle, ...rest } = values
    const requested = facts.handle === undefined ? undefined : handle
    const [holder] = requested
      ? await db
          .select({ id: collections.id })
          .from(collections)
          .where(and(eq(collections.shopId, shop.id), eq(collections.handle, requested)))
      : []
    if (holder && holder.id !== id) return 'TAKEN'
    const updated = await ignoreUniqueViolation(tx, () =>
      db
        .update(collections)
        .set({ ...rest, ...(requested && { handle: requested }), updatedAt: sql`app_now()` })
        .where(and(eq(collections.id, id), eq(collections.shopId, shop.id)))
        .returning(),
    )
    return updated ? (updated[0] ?? 'NOT_FOUND') : 'TAKEN'
  }

  return {
    /** Creates it, or with an id changes it. */
    async saveCollection(tx: Transaction, shop: Shop, input: CollectionInput): Promise<Written<Collection>> {
      if (!isStorable(input)) return refuse('INVALID', 'title', 'Text contains invalid characters')
      if (input.title.trim() === '') return refuse('BLANK', 'title', "Title can't be blank")
      const value = await write(tx, shop, input)
      if (value === 'TAKEN') return refuse('TAKEN', 'handle', 'Handle has already been taken')
      if (value === 'NOT_FOUND') return refuse('NOT_FOUND', 'id', 'Collection does not exist')
      if (value.rules) await refreshSmartCollection(tx, shop, value)
      else if (input.productIds) await placeMembers(tx, shop, value, input.productIds)
      await webhooks.emit(tx, shop.id, input.id === undefined ? 'COLLECTIONS_CREATE' : 'COLLECTIONS_UPDATE', {
        collectionId: value.id,
      })
      return { ok: true, value }
    },

    async deleteCollection(tx: Transaction, shop: Shop, id: number): Promise<Written<{ id: number }>> {
      const [gone] = await tx.db
        .delete(collections)
        .where(and(eq(collections.id, id), eq(collections.shopId, shop.id)))
        .returning({ id: collections.id })
      if (!gone) return refuse('NOT_FOUND', 'id', 'Collection does not exist')
      await webhooks.emit(tx, shop.id, 'COLLECTIONS_DELETE', { collectionId: id })
      return { ok: true, value: gone }
    },
  }
}
