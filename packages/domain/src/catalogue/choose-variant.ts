import type { SourceVariant } from './source-product.ts'

type Offer = { readonly available: boolean; readonly priceMinor: number }

const choose = <Variant>(variants: readonly Variant[], readOffer: (variant: Variant) => Offer): Variant | undefined => {
  let best: { readonly variant: Variant; readonly priceMinor: number } | undefined
  for (const variant of variants) {
    const { available, priceMinor } = readOffer(variant)
    const isCheaper = best === undefined || priceMinor < best.priceMinor
    if (available && priceMinor > 0 && isCheaper) best = { variant, priceMinor }
  }
  return best ? best.variant : variants[0]
}

/** The one that is bought at the shown price: the cheapest that can be had, else the first. */
export const chooseVariant = <Variant extends Offer>(variants: readonly Variant[]): Variant | undefined =>
  choose(variants, (variant) => variant)

/** The same, of what pages are made of. */
export const chooseSourceVariant = (variants: readonly SourceVariant[]): SourceVariant | undefined =>
  choose(variants, ({ availableForSale, price }) => ({ available: availableForSale, priceMinor: price.minor }))
