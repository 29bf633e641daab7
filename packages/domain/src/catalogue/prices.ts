import type { Money } from '../money/money.ts'

/** `price` is the original one while the product is discounted. // ENT-02 */
export type Prices = { readonly price: Money; readonly salePrice: Money | null }

type SourcePrices = { readonly price: Money; readonly compareAtPrice: Money | null }

export const isReduced = ({ price, compareAtPrice }: SourcePrices): boolean =>
  compareAtPrice !== null &&
  compareAtPrice.currency === price.currency &&
  price.minor > 0 &&
  compareAtPrice.minor > price.minor

export const toPrices = (source: SourcePrices): Prices =>
  source.compareAtPrice !== null && isReduced(source)
    ? { price: source.compareAtPrice, salePrice: source.price }
    : { price: source.price, salePrice: null }

/** What the shopper pays: in the cart, under an offer, in a list sorted by price. */
export const currentPrice = ({ price, salePrice }: Prices): Money => salePrice ?? price

/** The badge; nothing where it would say 0 %. // PDP-25 */
export const discountPercent = ({ price, salePrice }: Prices): number | null => {
  if (salePrice === null || price.minor <= 0 || salePrice.minor >= price.minor) return null
  const percent = Math.round(((price.minor - salePrice.minor) / price.minor) * 100)
  return percent > 0 ? percent : null
}
