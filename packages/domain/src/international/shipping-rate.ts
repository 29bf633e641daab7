import type { Money } from '../money/money.ts'

const gramsWhenUnknown = 4_000 // API-11
const expressFromGrams = 3_000 // XCO-15
const economyFromGrams = 1_000
/** For a parcel of any weight, where no rate is listed. The one amount that the specification names. */
export const fixedShipping = { title: 'Express International', price: { minor: 16_800, currency: 'CLP' } } as const

type WeighedLine = { readonly grams: number | null; readonly quantity: number }

/** The weight of everything together; a product nobody weighed counts 4 kg. // API-11 */
export const totalGrams = (lines: readonly WeighedLine[]): number =>
  lines.reduce((sum, { grams, quantity }) => sum + (grams ?? gramsWhenUnknown) * quantity, 0)

export type ShippingRate = { readonly title: string; readonly price: Money }

export type ChosenRate = ShippingRate & {
  readonly source: 'platform' | 'fallback'
  /** Among how many it was chosen. */
  readonly ratesFound: number
}

/**
 * What parcels from abroad cost. The specification has rules to choose by weight and no prices to choose from, so there
 * are none until the carrier's are known; product page and checkout read them here. // divergences V-08
 */
export const parcelRates: readonly ShippingRate[] = []

const preferredTitle = (grams: number): string | undefined => {
  if (grams >= expressFromGrams) return 'express international'
  return grams >= economyFromGrams ? 'economy international' : undefined
}

/**
 * By weight: the preferred one, any international one, the first, or the fixed one where there is none.
 * // XCO-17, XCO-19
 */
export const chooseShippingRate = (grams: number, rates: readonly ShippingRate[]): ChosenRate => {
  const find = (part: string | undefined) =>
    part === undefined ? undefined : rates.find(({ title }) => title.toLowerCase().includes(part))
  const chosen = find(preferredTitle(grams)) ?? find('international') ?? rates[0]
  return chosen
    ? { title: chosen.title, price: chosen.price, source: 'platform', ratesFound: rates.length }
    : { ...fixedShipping, source: 'fallback', ratesFound: 0 }
}
