import type { SourceProduct } from '../source-product.ts'

type Judged = Pick<SourceProduct, 'publishedAt' | 'availableForSale' | 'variants' | 'images' | 'minimumPrice'>

const minimumPrice = ({ minimumPrice: minimum, variants }: Judged): number =>
  minimum?.minor ?? Math.min(...variants.map(({ price }) => price.minor))

/** Listings and search alike show only these. // CAT-01, SRCH-02 */
export const isListed = (product: Judged, now: Date): boolean =>
  product.publishedAt !== null &&
  product.publishedAt <= now &&
  product.availableForSale &&
  product.variants.length > 0 &&
  product.images.length > 0 &&
  minimumPrice(product) > 0
