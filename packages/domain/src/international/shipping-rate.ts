import type { Money } from '../money/money.ts'

const gramsWhenUnknown = 4_000 // spec §7 Own backend calls
const expressFromGrams = 3_000 // spec §7 Rate choice
const economyFromGrams = 1_000
const fallback = { title: 'Express International', price: { minor: 16_800, currency: 'CLP' } } as const

type WeighedLine = { readonly grams: number | null; readonly quantity: number }

/** The weight of everything together; a product nobody weighed counts 4 kg. // readings N-28, V-09 */
export const totalGrams = (lines: readonly WeighedLine[]): number =>
  lines.reduce((sum, { grams, quantity }) => sum + (grams ?? gramsWhenUnknown) * quantity, 0)

export type ShippingRate = { readonly title: string; readonly price: Money }

export type ChosenRate = ShippingRate & {
  readonly source: 'platform' | 'fallback'
  /** Among how many it was chosen. */
  readonly ratesFound: number
}

const preferredTitle = (grams: number): string | undefined => {
  if (grams >= expressFromGrams) return 'express international'
  return grams >= economyFromGrams ? 'economy international' : undefined
}

/** By weight: the preferred one, any international one, the first, or the fixed one where there is none. // readings C-57 */
export const chooseShippingRate = (grams: number, rates: readonly ShippingRate[]): ChosenRate => {
  const find = (part: string | undefined) =>
    part === undefined ? undefined : rates.find(({ title }) => title.toLowerCase().includes(part))
  const chosen = find(preferredTitle(grams)) ?? find('international') ?? rates[0]
  return chosen
    ? { title: chosen.title, price: chosen.price, source: 'platform', ratesFound: rates.length }
    : { ...fallback, source: 'fallback', ratesFound: 0 }
}
