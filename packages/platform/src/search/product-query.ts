import { type SQL, sql } from '@dvaput/database/query'
import { parseDecimal } from '../graphql/decimal-money.ts'
import { type Condition, compileQuery, type QueryFields } from '../query-syntax/compile-query.ts'
import { booleanOf, idOf, matchesAny, operators, textOf, timeOf, wordsOf } from '../query-syntax/query-conditions.ts'
import { products, productVariants } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { facetId, facetIds } from './facet-id.ts'
import { productSearch } from './product-search-columns.ts'

const facet =
  (filter: string): Condition =>
  (term) => {
    if (matchesAny(term))
      return sql`EXISTS (SELECT FROM unnest(${productSearch.facets}) AS facet WHERE starts_with(facet, ${`${filter}.`}))`
    // A list by commas means any of them; within quotation marks a comma is a comma.
    const values = term.quoted ? [term.value] : term.value.split(',')
    const requested = values.map((value) => value.trim()).filter((value) => value !== '')
    if (requested.length === 0) return undefined
    return term.prefix
      ? sql`EXISTS (SELECT FROM unnest(${productSearch.facets}) AS facet WHERE starts_with(facet, ${facetId(filter, requested[0] ?? '')}))`
      : sql`${productSearch.facets} && ${facetIds(filter, requested)}`
  }

const ofVariants = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${productVariants} AS variant WHERE variant.product_id = ${products.id} AND ${condition})`

const price =
  ({ currency }: Shop): Condition =>
  ({ value, comparator }) => {
    const minor = parseDecimal(value, currency)
    if (minor === undefined) return undefined
    if (comparator === '=') return ofVariants(sql`variant.price = ${minor}::bigint`)
    const column = comparator.startsWith('>') ? products.maxPrice : products.minPrice
    return sql`${column} ${operators[comparator]} ${minor}::bigint`
  }

const code =
  (shop: Shop, column: 'sku' | 'barcode'): Condition =>
  (term) => {
    const stored = sql.raw(`variant.${column}`)
    const condition = term.prefix
      ? textOf(stored)(term)
      : sql`variant.shop_id = ${shop.id} AND lower(${stored}) = lower(${term.value})`
    return condition && ofVariants(condition)
  }

const handle: Condition = (term) =>
  term.prefix ? textOf(sql`${products.handle}`)(term) : sql`${products.handle} = ${term.value.toLowerCase()}`

/** Stored in lower case, so the index finds it. */
const status: Condition = (term) =>
  term.prefix || term.comparator !== '='
    ? textOf(sql`${products.status}`)(term)
    : sql`${products.status} = ${term.value.toLowerCase()}`

const negated =
  (condition: Condition): Condition =>
  (term) => {
    const inner = condition(term)
    return inner && sql`NOT (${inner})`
  }

const fieldsFor = (shop: Shop): QueryFields => ({
  words: wordsOf(productSearch.words),
  fields: {
    available_for_sale: booleanOf(sql`${products.availableForSale}`),
    barcode: code(shop, 'barcode'),
    created_at: timeOf(sql`${products.createdAt}`),
    handle,
    id: idOf(sql`${products.id}`),
    price: price(shop),
    product_type: facet('filter.p.product_type'),
    published_at: timeOf(sql`${products.publishedAt}`),
    sku: code(shop, 'sku'),
    status,
    tag: facet('filter.p.tag'),
    tag_not: negated(facet('filter.p.tag')),
    title: wordsOf(productSearch.titleWords),
    updated_at: timeOf(sql`${products.updatedAt}`),
    'variants.barcode': code(shop, 'barcode'),
    'variants.price': price(shop),
    'variants.sku': code(shop, 'sku'),
    vendor: facet('filter.p.vendor'),
  },
})

export const isProductField = (field: string, shop: Shop): boolean => Object.hasOwn(fieldsFor(shop).fields, field)

/** For `query:` of products, the shop's own lists and the backend's alike. */
export const compileProductQuery = (query: string | null | undefined, shop: Shop): SQL | undefined =>
  compileQuery(query, fieldsFor(shop))
