import { filteredFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { plenty } from '@dvaput/domain/catalogue/stock'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { hasWarnings } from '../search/has-warnings.ts'
import { digestOf, withDigest } from './with-digest.ts'

const upToPlenty = (count: number | null) => (count === null ? null : Math.min(count, plenty))

const withoutCountsOfMany = (product: CatalogueRecord): CatalogueRecord => ({
  ...product,
  stock: upToPlenty(product.stock),
  variants: product.variants.map((variant) => ({ ...variant, quantity: upToPlenty(variant.quantity) })),
})

/** What the product is found by among the fields of the filters: a new one of them writes it anew. */
const fieldsOf = ({ specifications }: CatalogueRecord): string =>
  filteredFields.flatMap(({ key, filter }) => (specifications[key] === undefined ? [] : [` ${filter}`])).join('')

/**
 * The digest of all but the counts of many, then that of everything; and marks, so that a newly read warning or a new
 * field of the filters is written.
 */
export const withProductDigest = (product: CatalogueRecord): CatalogueRecord & { digest: string } => {
  const { digest, ...row } = withDigest(product)
  const mark = hasWarnings(product) ? ' warned' : ''
  return { ...row, digest: `${digestOf(withoutCountsOfMany(row))} ${digest}${mark}${fieldsOf(product)}` }
}

type Counted = Pick<CatalogueRecord, 'variants'> & { readonly digest: string }

const withoutCounts = ({ digest }: Counted) => digest.split(' ')[0]

/** Whether there are fewer than before, still many, and nothing else is another: no list shows it. */
export const isSaleAmongMany = (before: Counted, now: Counted): boolean => {
  const counts = new Map(before.variants.map(({ gid, quantity }) => [gid, quantity ?? 0]))
  const hasRisen = now.variants.some(({ gid, quantity }) => (quantity ?? 0) > (counts.get(gid) ?? 0))
  return withoutCounts(before) === withoutCounts(now) && !hasRisen
}
