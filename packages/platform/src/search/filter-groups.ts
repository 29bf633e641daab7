import { and, or, type SQL, sql } from '@dvaput/database/query'
import { type Currency, unitOf } from '@dvaput/domain/money/money'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { ProductFilter } from '@shopify/hydrogen-react/storefront-api-types'
import { refuse } from '../graphql/refuse.ts'
import { products, productVariants } from '../tables/products.table.ts'
import { facetIds } from './facet-id.ts'
import { productSearch } from './product-search-columns.ts'

/** The condition of each filter that is in use, by the filter's id: any of its values will do. */
export type FilterGroups = ReadonlyMap<string, SQL>

/** What filters compare, from where it is cheapest to read. */
export type FilteredColumns = {
  readonly productId: SQL
  readonly available: SQL
  readonly minPrice: SQL
  readonly maxPrice: SQL
  readonly facetCodes: SQL
  /** Has any of these values of this filter. */
  hasFacet(filterId: string, values: readonly string[]): SQL
}

export const ofProducts: FilteredColumns = {
  productId: sql`${products.id}`,
  available: sql`${products.availableForSale}`,
  minPrice: sql`${products.minPrice}`,
  maxPrice: sql`${products.maxPrice}`,
  facetCodes: productSearch.facetCodes,
  hasFacet: (filterId, values) => sql`${productSearch.facets} && ${facetIds(filterId, values)}`,
}

const priceWithin = (
  { min, max }: { min?: number | null; max?: number | null },
  currency: Currency,
  { productId, minPrice, maxPrice }: FilteredColumns,
): SQL | undefined => {
  const toMinor = (amount: number) => Math.min(Math.round(amount * unitOf(currency)), Number.MAX_SAFE_INTEGER)
  const from = sql`${Math.max(toMinor(min ?? 0), 0)}::bigint`
  if (max == null) return sql`${maxPrice} >= ${from}`
  const to = sql`${Math.max(toMinor(max), -1)}::bigint`
  // The cheapest or the dearest variant settles nearly all of it; only one between them has to be looked for.
  return and(
    sql`${minPrice} <= ${to}`,
    sql`${maxPrice} >= ${from}`,
    or(
      sql`${minPrice} >= ${from}`,
      sql`${maxPrice} <= ${to}`,
      sql`EXISTS (SELECT FROM ${productVariants} AS variant
        WHERE variant.product_id = ${productId} AND variant.price BETWEEN ${from} AND ${to})`,
    ),
  )
}

const optionFilter = (name: string): string => `filter.v.option.${foldText(name).replaceAll(' ', '-')}`

/** The facet that a filter compares, where the catalogue stores one. */
export const facetsOf = (filter: ProductFilter): readonly (readonly [filterId: string, value: string])[] => {
  const { productType, productVendor, tag, variantOption, productMetafield } = filter
  const named = (id: string, value: string | null | undefined) => (value == null ? [] : [[id, value] as const])
  return [
    ...named('filter.p.product_type', productType),
    ...named('filter.p.vendor', productVendor),
    ...named('filter.p.tag', tag),
    ...(variantOption ? named(optionFilter(variantOption.name), variantOption.value) : []),
    ...(productMetafield
      ? named(`filter.p.m.${productMetafield.namespace}.${productMetafield.key}`, productMetafield.value)
      : []),
  ]
}

const push = <Value>(lists: Map<string, Value[]>, key: string, value: Value | undefined) => {
  if (value !== undefined) lists.set(key, [...(lists.get(key) ?? []), value])
}

/** Each is a query of its own about every product, and the planner's time grows with their square. */
const maxOthers = 25
const maxGroups = 50

export const groupFilters = (
  filters: readonly ProductFilter[] | null | undefined,
  currency: Currency,
  columns: FilteredColumns,
): FilterGroups => {
  const facets = new Map<string, string[]>()
  const others = new Map<string, SQL[]>()
  for (const filter of filters ?? []) {
    for (const [id, value] of facetsOf(filter)) push(facets, id, value)
    const { available, price, variantMetafield, category, taxonomyMetafield } = filter
    if (available != null)
      push(others, 'filter.v.availability', available ? columns.available : sql`NOT ${columns.available}`)
    if (price) push(others, 'filter.v.price', priceWithin(price, currency, columns))
    if (variantMetafield) {
      const name = `${variantMetafield.namespace}.${variantMetafield.key}`
      push(
        others,
        `filter.v.m.${name}`,
        sql`EXISTS (SELECT FROM ${productVariants} AS variant WHERE variant.product_id = ${columns.productId}
          AND variant.metafields -> ${name}::text ->> 'value' = ${variantMetafield.value})`,
      )
    }
    // No product has a category of the hosted platform's taxonomy.
    if (category || taxonomyMetafield) push(others, 'filter.p.t.category', sql`false`)
  }
  if (others.size > maxOthers) throw refuse('BAD_REQUEST', `filters cannot name more than ${maxOthers} metafields`)
  if (facets.size + others.size > maxGroups)
    throw refuse('BAD_REQUEST', `filters cannot be of more than ${maxGroups} kinds`)
  return new Map([
    ...[...facets].map(([id, values]) => [id, columns.hasFacet(id, values)] as const),
    ...[...others].map(([id, conditions]) => [id, or(...conditions) ?? sql`true`] as const),
  ])
}
