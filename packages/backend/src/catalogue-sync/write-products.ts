import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, getTableColumns, inArray, lt, lte, sql } from '@dvaput/database/query'
import { isListed } from '@dvaput/domain/catalogue/listings/is-listed'
import { temporaryTag } from '@dvaput/domain/international/temporary-product'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { removeEntries, writeEntries } from '../search/entries/write-entries.ts'
import { catalogueProducts } from './catalogue-products.table.ts'
import type { TouchedProducts } from './product-cache-tags.ts'
import { isSaleAmongMany, withProductDigest } from './product-digest.ts'

type Written = TouchedProducts & {
  readonly changed: readonly CatalogueRecord[]
  /** Collections that may have more or fewer listed products than before. */
  readonly regrouped: readonly string[]
}

const nothingWritten: Written = { touched: [], recounted: [], changed: [], regrouped: [] }

/** Called in the same transaction with the products that changed. */
export type AfterWriting = (tx: Transaction, shop: ShopHandle, changed: readonly CatalogueRecord[]) => Promise<void>

const {
  id,
  shop: shopColumn,
  firstListedAt,
  inventoryItemIds,
  formerHandles,
  ...synced
} = getTableColumns(catalogueProducts)

const maxFormerHandles = 10

/** With the handle it had, where it has another one now. */
const rememberHandle = sql`CASE WHEN ${catalogueProducts.handle} = excluded.handle THEN ${formerHandles} ELSE
  (array_prepend(${catalogueProducts.handle},
    array_remove(array_remove(${formerHandles}, ${catalogueProducts.handle}), excluded.handle)))
  [:${sql.raw(String(maxFormerHandles))}] END`

/** Every synced column as the new row has it. */
const fromNewRow = Object.fromEntries(
  Object.entries(synced).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
)

const judge = ({ variants, currency, ...product }: CatalogueRecord, now: Date): boolean =>
  isListed(
    {
      publishedAt: product.publishedAt,
      availableForSale: product.available,
      images: product.images.map(({ url, width, height }) => ({ url, width, height, alt: null })),
      variants: variants.map(({ gid, titles, sku, priceMinor, compareAtMinor, available, quantity }) => ({
        id: gid,
        title: titles.en,
        sku,
        price: { minor: priceMinor, currency },
        compareAtPrice: compareAtMinor === null ? null : { minor: compareAtMinor, currency },
        availableForSale: available,
        quantityAvailable: quantity,
      })),
    },
    now,
  )

/** Locked in order, so that nobody writes an older response between our read and our write. */
const readKnown = async ({ db }: Transaction, shop: ShopHandle, ids: readonly number[]) => {
  const { handle, productType, collections, variants, digest, listed } = catalogueProducts
  const rows = await db
    .select({ id, handle, productType, collections, variants, digest, listed })
    .from(catalogueProducts)
    .where(and(eq(shopColumn, shop), inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes records that were read at `readAt`; an older response never replaces a newer one. */
export const writeProducts = async (
  tx: Transaction,
  shop: ShopHandle,
  records: readonly CatalogueRecord[],
  readAt: Date,
): Promise<Written> => {
  // What stands for an imported product in one checkout is no product of the catalogue.
  const products = records.filter(({ tags }) => !tags.includes(temporaryTag))
  if (products.length === 0) return nothingWritten
  const rows = products.map((product) => ({ ...withProductDigest(product), listed: judge(product, readAt) }))
  const known = await readKnown(
    tx,
    shop,
    rows.map((row) => row.id),
  )
  const isSame = (row: (typeof rows)[number]) =>
    known.get(row.id)?.digest === row.digest && known.get(row.id)?.listed === row.listed
  const same = rows.filter(isSame)
  const different = rows.filter((row) => !isSame(row))

  if (same.length > 0) {
    const ids = same.map((row) => row.id)
    await tx.db
      .update(catalogueProducts)
      .set({ syncedAt: readAt })
      .where(and(eq(shopColumn, shop), inArray(id, ids), lt(catalogueProducts.syncedAt, readAt)))
  }
  if (different.length === 0) return nothingWritten
  const written = await tx.db
    .insert(catalogueProducts)
    .values(
      different.map((row) => ({
        ...row,
        tags: [...row.tags],
        collections: [...row.collections],
        skus: [...row.skus],
        shop,
        removedAt: null,
        syncedAt: readAt,
        firstListedAt: row.listed ? readAt : null,
      })),
    )
    .onConflictDoUpdate({
      target: [shopColumn, id],
      set: {
        ...fromNewRow,
        firstListedAt: sql`coalesce(${firstListedAt}, excluded.first_listed_at)`,
        formerHandles: rememberHandle,
      },
      setWhere: lte(catalogueProducts.syncedAt, sql`excluded.synced_at`),
    })
    .returning({ id })
  const writtenIds = new Set(written.map((row) => row.id))
  const changed = different.filter((row) => writtenIds.has(row.id))
  const unlisted = changed.filter(({ listed }) => !listed)
  await removeEntries(
    tx,
    shop,
    unlisted.map((row) => row.id),
  )
  await writeEntries(
    tx,
    shop,
    changed.filter(({ listed }) => listed),
  )
  const regrouped = changed.flatMap((row) => {
    const before = known.get(row.id)
    const isWhereItWas = before?.listed === row.listed && isDeepStrictEqual(before.collections, row.collections)
    return isWhereItWas ? [] : [...row.collections, ...(before?.collections ?? [])]
  })
  const { touched = [], recounted = [] } = Object.groupBy(changed, (row) => {
    const before = known.get(row.id)
    return before?.listed === row.listed && isSaleAmongMany(before, row) ? 'recounted' : 'touched'
  })
  return { touched: touched.flatMap((row) => [row, known.get(row.id) ?? row]), recounted, changed, regrouped }
}
