import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, sql } from '@dvaput/database/query'
import { collectionTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CollectionRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { catalogueCollections } from './catalogue-collections.table.ts'
import { withDigest } from './with-digest.ts'

type Written = { readonly handles: readonly string[]; readonly changed: number }

const { id, shop: shopColumn, kind, productCount, ...synced } = getTableColumns(catalogueCollections)

const fromNewRow = Object.fromEntries(
  Object.entries(synced).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
)

export const collectionCacheTags = (shop: ShopHandle, handles: readonly string[]): string[] => [
  ...new Set(handles.map((handle) => collectionTag(shop, handle))),
]

/** As with products: an older response never replaces a newer one. */
export const writeCollections = async (
  { db }: Transaction,
  shop: ShopHandle,
  collections: readonly CollectionRecord[],
  readAt: Date,
): Promise<Written> => {
  if (collections.length === 0) return { handles: [], changed: 0 }
  const rows = collections.map(withDigest)
  const ids = rows.map((row) => row.id)
  const { handle, digest, syncedAt } = catalogueCollections
  const existing = await db
    .select({ id, handle, digest })
    .from(catalogueCollections)
    .where(and(eq(shopColumn, shop), inArray(id, ids)))
    .orderBy(asc(id))
    .for('update')
  const known = new Map(existing.map((row) => [row.id, row]))
  const different = rows.filter((row) => known.get(row.id)?.digest !== row.digest)
  await db
    .update(catalogueCollections)
    .set({ syncedAt: readAt })
    .where(and(eq(shopColumn, shop), inArray(id, ids), lt(syncedAt, readAt)))
  if (different.length === 0) return { handles: [], changed: 0 }
  const written = await db
    .insert(catalogueCollections)
    .values(different.map((row) => ({ ...row, shop, removedAt: null, syncedAt: readAt })))
    .onConflictDoUpdate({
      target: [shopColumn, id],
      set: fromNewRow,
      setWhere: lte(syncedAt, sql`excluded.synced_at`),
    })
    .returning({ id, handle })
  const before = written.flatMap((row) => known.get(row.id)?.handle ?? [])
  return { handles: [...before, ...written.map((row) => row.handle)], changed: written.length }
}

export const removeCollections = async (
  { db }: Transaction,
  shop: ShopHandle,
  ids: readonly number[],
  readAt: Date,
): Promise<string[]> => {
  if (ids.length === 0) return []
  const { handle, removedAt, syncedAt } = catalogueCollections
  const gone = await db
    .update(catalogueCollections)
    .set({ removedAt: sql`app_now()`, digest: '', productCount: 0, syncedAt: readAt })
    .where(and(eq(shopColumn, shop), inArray(id, [...ids]), isNull(removedAt), lte(syncedAt, readAt)))
    .returning({ handle })
  return gone.map((row) => row.handle)
}
