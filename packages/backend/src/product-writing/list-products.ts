import { narrowToFew } from '@dvaput/database/narrow-to-few'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, isNull, lt, type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Money } from '@dvaput/domain/money/money'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { Language } from '@dvaput/domain/text/language'
import type { ProductStatus } from '@dvaput/integrations/shop-products/shop-product'
import { catalogueProducts, productWords } from '../catalogue-sync/catalogue-products.table.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { isRunningOut, maxLowStock } from './running-out.ts'

export type StockFilter = 'in-stock' | 'low' | 'out-of-stock'

export type ProductsQuery = {
  readonly shop: ShopHandle
  readonly status: ProductStatus
  /** Words of the title, the brand or the handle, or a SKU. */
  readonly q?: string | undefined
  /** The product type. */
  readonly kind?: string | undefined
  readonly stock?: StockFilter | undefined
  readonly after?: string | undefined
  readonly language: Language
}

export type ListedProduct = {
  readonly gid: string
  readonly handle: string
  readonly title: string
  readonly productType: string
  readonly vendor: string
  readonly status: ProductStatus
  readonly pictureUrl: string | null
  readonly price: Money | null
  readonly compareAt: Money | null
  readonly stock: number | null
  readonly updatedAt: Date
  /** Of a product with one variant, so that price and stock can be changed in the list. */
  readonly onlyVariantGid: string | null
}

export type ProductsPage = { readonly products: readonly ListedProduct[]; readonly next: string | null }

export const productsPageSize = 50
const maxWords = 8

const inStock = {
  'in-stock': sql`${catalogueProducts.stock} > 0`,
  low: sql.raw(isRunningOut),
  'out-of-stock': sql`${catalogueProducts.stock} <= 0`,
} as const satisfies Record<StockFilter, SQL>

/** Every word begins one of the product's, as it is written or without accents; or all of it is a SKU. */
const isNamed = (q: string): SQL | undefined => {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return q.trim() === '' ? undefined : sql`${catalogueProducts.skus} @> ARRAY[${q.trim()}]`
  const query = words
    .slice(0, maxWords)
    .map((word) => `(${[...new Set([word, foldText(word)])].map((each) => `${each}:*`).join(' | ')})`)
    .join(' & ')
  return sql`(${productWords(catalogueProducts)} @@ to_tsquery('simple', ${query})
    OR ${catalogueProducts.skus} @> ARRAY[${q.trim()}])`
}

export const createListProducts = ({
  database,
  shops,
}: {
  database: Database
  shops: ConnectedShops<'isReadOnly' | 'products'>
}) => {
  const listActive = async ({ shop, q, kind, stock, after, language }: ProductsQuery): Promise<ProductsPage> => {
    const { id, gid, handle, titles, productType, vendor, images, variants, ...columns } = catalogueProducts
    const before = Number(after ?? '')
    const named = q === undefined ? undefined : isNamed(q)
    const ofShop = named && and(eq(columns.shop, shop), named)
    const rows = await database.db
      .select({
        ...{ id, gid, handle, productType, vendor, stock: columns.stock, updatedAt: columns.updatedAt },
        title: sql<string>`${titles} ->> ${language}`,
        pictureUrl: sql<string | null>`${images} -> 0 ->> 'url'`,
        onlyVariantGid: sql<
          string | null
        >`CASE WHEN jsonb_array_length(${variants}) = 1 THEN ${variants} -> 0 ->> 'gid' END`,
        ...{ priceMinor: columns.priceMinor, compareAtMinor: columns.compareAtMinor, currency: columns.currency },
      })
      .from(catalogueProducts)
      .where(
        and(
          eq(columns.shop, shop),
          isNull(columns.removedAt),
          before > 0 ? lt(id, before) : undefined,
          kind === undefined ? undefined : eq(productType, kind),
          stock && inStock[stock],
          await narrowToFew(database, { table: catalogueProducts, id, where: ofShop }),
        ),
      )
      .orderBy(desc(id))
      .limit(productsPageSize + 1)
    const page = rows.slice(0, productsPageSize)
    return {
      products: page.map(({ id: _id, priceMinor, compareAtMinor, currency, ...row }) => ({
        ...row,
        status: 'active',
        price: { minor: priceMinor, currency },
        compareAt: compareAtMinor === null ? null : { minor: compareAtMinor, currency },
      })),
      next: rows.length > productsPageSize ? String(page.at(-1)?.id) : null,
    }
  }

  /** Active products are read from the replica, which has no others; the rest are asked of the shop. */
  return async (query: ProductsQuery): Promise<ProductsPage> => {
    if (query.status === 'active') return listActive(query)
    const { status, kind, q: words, after } = query
    const { products, next } = await shops[query.shop].products.list({ status, kind, words, after })
    // The Admin API cannot be asked for the stock, so a page may have fewer.
    const isWanted = ({ stock }: ListedProduct) =>
      (query.stock !== 'out-of-stock' || (stock ?? 0) <= 0) &&
      (query.stock !== 'in-stock' || (stock ?? 0) > 0) &&
      (query.stock !== 'low' || (stock !== null && stock > 0 && stock <= maxLowStock))
    return { products: products.map((each) => ({ ...each, onlyVariantGid: null })).filter(isWanted), next }
  }
}
