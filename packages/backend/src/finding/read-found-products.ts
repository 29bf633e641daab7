import type { Database } from '@dvaput/database/open-database'
import { and, eq, getTableColumns, inArray, sql } from '@dvaput/database/query'
import { type Product, reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { SourceProduct } from '@dvaput/domain/catalogue/source-product'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { type CatalogueProduct, catalogueProducts } from '../catalogue/catalogue-products.table.ts'

type NamedCollection = { readonly handle: string; readonly title: string }

/** A row of our copy as any source tells a product. */
export const toSourceProduct = (
  row: CatalogueProduct,
  language: Language,
  collections: readonly NamedCollection[],
): SourceProduct => ({
  id: row.gid,
  handle: row.handle,
  title: row.titles[language],
  descriptionHtml: row.descriptions[language],
  productType: row.productType,
  vendor: row.vendor,
  tags: row.tags,
  collections,
  createdAt: row.createdAt,
  publishedAt: row.publishedAt,
  availableForSale: row.available,
  images: row.images.map(({ url, width, height, alt }) => ({ url, width, height, alt: alt[language] || null })),
  variants: row.variants.map(({ gid, titles, sku, priceMinor, compareAtMinor, available, quantity }) => ({
    id: gid,
    title: titles[language],
    sku,
    price: { minor: priceMinor, currency: row.currency },
    compareAtPrice: compareAtMinor === null ? null : { minor: compareAtMinor, currency: row.currency },
    availableForSale: available,
    quantityAvailable: quantity,
  })),
  minimumPrice: { minor: row.priceMinor, currency: row.currency },
  condition: row.condition,
  grade: row.grade,
})

type Options = { readonly market: Market; readonly language: Language; readonly now: Date }

const collectionNames = (language: Language) => sql<readonly NamedCollection[]>`(
  SELECT coalesce(json_agg(json_build_object('handle', named.handle, 'title', named.titles ->> ${language}::text)
    ORDER BY array_position(${catalogueProducts.collections}, named.handle)), '[]')
  FROM backend.catalogue_collections AS named
  WHERE named.shop = ${catalogueProducts.shop} AND named.handle = ANY (${catalogueProducts.collections})
    AND named.removed_at IS NULL)`

/** In the order of the ids. One statement. */
export const readFoundProducts = async (
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
  { market, language, now }: Options,
): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...getTableColumns(catalogueProducts), named: collectionNames(language) })
    .from(catalogueProducts)
    .where(
      and(
        eq(catalogueProducts.shop, market.shop),
        inArray(catalogueProducts.id, [...ids]),
        eq(catalogueProducts.listed, true),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [reshapeProduct(toSourceProduct(row, language, row.named), { market, now })] : []
  })
}
