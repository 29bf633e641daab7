import type { Database } from '@dvaput/database/open-database'
import { and, eq, getTableColumns, inArray, type SQL, sql } from '@dvaput/database/query'
import { type Product, reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Language } from '@dvaput/domain/text/language'
import { type CatalogueProduct, catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import { type NamedCollection, toSourceProduct } from '../storefront/to-source-product.ts'
import type { Refreshing } from './read-cards.ts'

/** A full row of the replica with the titles of its collections. */
export type ReplicaRow = CatalogueProduct & { readonly named: readonly NamedCollection[] }

const { shop: shopColumn, id: idColumn, collections, listed } = catalogueProducts

const collectionNames = (language: Language) => sql<readonly NamedCollection[]>`(
  SELECT coalesce(json_agg(json_build_object('handle', named.handle, 'title', named.titles ->> ${language}::text)
    ORDER BY array_position(${collections}, named.handle)), '[]')
  FROM backend.catalogue_collections AS named
  WHERE named.shop = ${shopColumn} AND named.handle = ANY (${collections}) AND named.removed_at IS NULL)`

/** Whatever row of the shop meets the condition, listed or not. */
export const readRows = (
  { db }: Pick<Database, 'db'>,
  { market, language }: Locale,
  condition: SQL | undefined,
): Promise<ReplicaRow[]> =>
  db
    .select({ ...getTableColumns(catalogueProducts), named: collectionNames(language) })
    .from(catalogueProducts)
    .where(and(eq(shopColumn, market.shop), condition))

/** Listed ones, in the order of the ids. One statement. */
export const readProducts = async (
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  { locale, now, refreshRows, signal }: Refreshing & { readonly locale: Locale; readonly now: Date },
): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await readRows(database, locale, and(inArray(idColumn, [...ids]), eq(listed, true)))
  const byId = new Map((refreshRows ? await refreshRows(rows, signal) : rows).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [reshapeProduct(toSourceProduct(row, locale.language, row.named), { market: locale.market, now })] : []
  })
}
