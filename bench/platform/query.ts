import type { BenchShop } from './bench-shop.ts'

/** Rounds that do not count. */
export const warmUp = 30

export type BenchQuery = {
  readonly name: string
  /** How many times slower it may be with a hundred times the products. */
  readonly maxTimesSlower: number
  /** For a quiet machine with two cores, milliseconds. */
  readonly guideP95?: number
  readonly rounds?: number
  /** Made ready once for each shop. */
  prepare(shop: BenchShop): Promise<(number: number) => Promise<void>>
}

/** What a card in a listing shows. */
export const cardFields = `
  id handle title vendor productType availableForSale tags
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  compareAtPriceRange { minVariantPrice { amount currencyCode } }
  featuredImage { url(transform: { maxWidth: 400 }) altText width height }
  variants(first: 3) { nodes { id title availableForSale price { amount currencyCode } selectedOptions { name value } } }
  metafields(identifiers: [{ namespace: "custom", key: "grade" }, { namespace: "custom", key: "condition" }]) { key value }
`
