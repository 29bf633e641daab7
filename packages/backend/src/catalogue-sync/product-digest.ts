import { plenty } from '@dvaput/domain/catalogue/stock'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { digestOf, withDigest } from './with-digest.ts'

const upToPlenty = (count: number | null) => (count === null ? null : Math.min(count, plenty))

const asInLists = (product: CatalogueRecord): CatalogueRecord => ({
  ...product,
  stock: upToPlenty(product.stock),
  variants: product.variants.map((variant) => ({ ...variant, quantity: upToPlenty(variant.quantity) })),
})

/** The digest of what lists show of it, then that of everything. */
export const withProductDigest = (product: CatalogueRecord): CatalogueRecord & { digest: string } => {
  const { digest, ...row } = withDigest(product)
  return { ...row, digest: `${digestOf(asInLists(row))} ${digest}` }
}

const ofLists = (digest: string) => digest.split(' ')[0]

export const isSameInLists = (one: string, other: string): boolean => ofLists(one) === ofLists(other)
