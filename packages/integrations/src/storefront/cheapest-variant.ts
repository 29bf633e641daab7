type Sold = { readonly available: boolean; readonly priceMinor: number }

/** The one that is bought at the shown price, so that the struck price belongs to it. */
export const cheapestVariant = <Variant extends Sold>(variants: readonly Variant[]): Variant | undefined =>
  variants
    .filter(({ available, priceMinor }) => available && priceMinor > 0)
    .reduce<Variant | undefined>(
      (best, variant) => (best && best.priceMinor <= variant.priceMinor ? best : variant),
      undefined,
    ) ?? variants[0]
