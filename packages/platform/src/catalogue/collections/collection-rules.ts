import { type SQL, sql } from '@dvaput/database/query'
import { parseDecimal } from '../../graphql/decimal-money.ts'
import type { Collection, CollectionRule } from '../../tables/collections.table.ts'
import { products, productVariants } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

type Relation = CollectionRule['relation']

const never = sql`false`

const compareText = (column: SQL, relation: Relation, condition: string): SQL => {
  switch (relation) {
    case 'EQUALS':
      return sql`lower(${column}) = lower(${condition})`
    case 'NOT_EQUALS':
      return sql`lower(${column}) <> lower(${condition})`
    case 'STARTS_WITH':
      return sql`starts_with(lower(${column}), lower(${condition}))`
    case 'CONTAINS':
      return sql`position(lower(${condition}) in lower(${column})) > 0`
    case 'IS_SET':
      return sql`${column} <> ''`
    case 'GREATER_THAN':
    case 'LESS_THAN':
      return never
  }
}

/** A product has many tags: that it has none of this name is another query than that one is different. */
const compareTags = (relation: Relation, condition: string): SQL => {
  const some = (requested: Relation) =>
    sql`EXISTS (SELECT FROM unnest(${products.tags}) AS tag WHERE ${compareText(sql`tag`, requested, condition)})`
  return relation === 'NOT_EQUALS' ? sql`NOT ${some('EQUALS')}` : some(relation)
}

const someVariant = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${productVariants} WHERE ${productVariants.productId} = ${products.id} AND ${condition})`

const comparePrices = (relation: Relation, condition: string, { currency }: Pick<Shop, 'currency'>): SQL => {
  const amount = parseDecimal(condition, currency)
  if (amount === undefined) return never
  switch (relation) {
    case 'EQUALS':
      return someVariant(sql`${productVariants.price} = ${amount}`)
    case 'NOT_EQUALS':
      return someVariant(sql`${productVariants.price} <> ${amount}`)
    case 'GREATER_THAN':
      return someVariant(sql`${productVariants.price} > ${amount}`)
    case 'LESS_THAN':
      return someVariant(sql`${productVariants.price} < ${amount}`)
    default:
      return never
  }
}

const toCondition = (
  { column, relation, condition, metafield = '' }: CollectionRule,
  shop: Pick<Shop, 'currency'>,
): SQL => {
  switch (column) {
    case 'TAG':
      return compareTags(relation, condition)
    case 'TYPE':
      return compareText(sql`${products.productType}`, relation, condition)
    case 'VENDOR':
      return compareText(sql`${products.vendor}`, relation, condition)
    case 'TITLE':
      return compareText(sql`${products.title}`, relation, condition)
    case 'PRODUCT_METAFIELD_DEFINITION':
      return compareText(sql`coalesce(${products.metafields} -> ${metafield} ->> 'value', '')`, relation, condition)
    case 'VARIANT_PRICE':
      return comparePrices(relation, condition, shop)
    case 'IS_PRICE_REDUCED':
      return someVariant(sql`${productVariants.compareAtPrice} > ${productVariants.price}`)
  }
}

/** Which products of `products` belong to a smart collection. */
export const ruleCondition = (
  { rules, anyRuleSuffices }: Pick<Collection, 'rules' | 'anyRuleSuffices'>,
  shop: Pick<Shop, 'currency'>,
): SQL => {
  const conditions = (rules ?? []).map((rule) => toCondition(rule, shop))
  if (conditions.length === 0) return never
  return sql`(${sql.join(conditions, anyRuleSuffices ? sql` OR ` : sql` AND `)})`
}
