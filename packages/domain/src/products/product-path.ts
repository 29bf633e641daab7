import type { ProductSource } from '../catalogue/product.ts'

const folders = { local: 'product', international: 'international' } as const satisfies Record<ProductSource, string>

/** The page of a product, in the market at hand. // ROUTE-06, ROUTE-11 */
export const productPath = (source: ProductSource, handle: string): string =>
  `/${folders[source]}/${encodeURIComponent(handle)}`
