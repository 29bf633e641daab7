type Sold = { readonly available: boolean; readonly priceMinor: number }

/** The variant of the displayed price, so that the compare-at price is its own. */
export const cheapestVariant = <Variant extends Sold>(variants: readonly Variant[]): Variant | undefined =>
  variants
    .filter(({ available, priceMinor }) => available && priceMinor > 0)
    .reduce<Variant | undefined>(
      (best, variant) => (best && best.priceMinor <= variant.priceMinor ? best : variant),
      undefined,
    ) ?? variants[0]
