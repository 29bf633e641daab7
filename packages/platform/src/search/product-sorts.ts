import { type SQL, sql } from '@dvaput/database/query'
import type { ProductCollectionSortKeys, ProductSortKeys } from '@shopify/hydrogen-react/storefront-api-types'
import type { Sort } from '../graphql/keyset.ts'
import { products } from '../tables/products.table.ts'
import { productSearch } from './product-search-columns.ts'

const ofProducts = (name: string, key: SQL, kind: Sort['kind'], descending = false): Sort => ({
  name,
  key,
  id: sql`${products.id}`,
  kind,
  descending,
})

const byId = ofProducts('id', sql`${products.id}`, 'number')
const bySales = ofProducts('sales', sql`${products.unitsSold}`, 'number', true)

export const productSorts = {
  BEST_SELLING: bySales,
  CREATED_AT: ofProducts('created', sql`${products.createdAt}`, 'time'),
  ID: byId,
  PRICE: ofProducts('price', sql`${products.minPrice}`, 'number'),
  PRODUCT_TYPE: ofProducts('type', sql`${products.productType}`, 'text'),
  /** Within one degree of relevance, what sells best. */
  RELEVANCE: { ...bySales, name: 'relevance' },
  TITLE: ofProducts('title', productSearch.titleKey, 'text'),
  UPDATED_AT: ofProducts('updated', sql`${products.updatedAt}`, 'time'),
  /** As people sort names: `apple` beside `Apple`. */
  VENDOR: ofProducts('vendor', sql`lower(${products.vendor})`, 'text'),
} as const satisfies Record<ProductSortKeys, Sort>

const ofMembers = (name: string, key: string, kind: Sort['kind'], descending = false): Sort => ({
  name: `collection-${name}`,
  key: sql.raw(`member.${key}`),
  id: sql.raw('member.product_id'),
  kind,
  descending,
})

const memberSorts = {
  MANUAL: ofMembers('manual', 'position', 'number'),
  BEST_SELLING: ofMembers('sales', 'units_sold', 'number', true),
  CREATED: ofMembers('created', 'created_at', 'time'),
  ID: ofMembers('id', 'product_id', 'number'),
  PRICE: ofMembers('price', 'min_price', 'number'),
  TITLE: ofMembers('title', 'title_key', 'text'),
}

/** The same orders over the table of products, inside a query that names the collection `parent`. */
const sortsOfMembers = {
  MANUAL: ofProducts(
    'collection-manual',
    sql.raw(`(SELECT member.position FROM platform.collection_products AS member
      WHERE member.collection_id = parent.id AND member.product_id = platform.products.id)`),
    'number',
  ),
  BEST_SELLING: productSorts.BEST_SELLING,
  CREATED: productSorts.CREATED_AT,
  ID: productSorts.ID,
  PRICE: productSorts.PRICE,
  TITLE: productSorts.TITLE,
} as const satisfies Record<keyof typeof memberSorts, Sort>

const turned = (sort: Sort): Sort => ({ ...sort, name: `${sort.name}-desc`, descending: !sort.descending })

/** What a collection's own `sortOrder` stands for. */
const ownOrders = (sorts: Readonly<Record<keyof typeof memberSorts, Sort>>): Readonly<Record<string, Sort>> => ({
  ALPHA_ASC: sorts.TITLE,
  ALPHA_DESC: turned(sorts.TITLE),
  BEST_SELLING: sorts.BEST_SELLING,
  CREATED: sorts.CREATED,
  CREATED_DESC: turned(sorts.CREATED),
  MANUAL: sorts.MANUAL,
  PRICE_ASC: sorts.PRICE,
  PRICE_DESC: turned(sorts.PRICE),
})

const sortOf =
  (sorts: Readonly<Record<keyof typeof memberSorts, Sort>>) =>
  (key: ProductCollectionSortKeys, ownOrder: string): Sort =>
    key === 'COLLECTION_DEFAULT' || key === 'RELEVANCE' ? (ownOrders(sorts)[ownOrder] ?? sorts.MANUAL) : sorts[key]

export const collectionSort = sortOf(memberSorts)

/** Of the Admin API, which lists products that are not on sale as well. */
export const adminCollectionSort = sortOf(sortsOfMembers)
