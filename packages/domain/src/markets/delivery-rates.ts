import type { MarketId } from './market.ts'

export const rateNames = [
  /** Also a small parcel in Bosnia. */
  'standardCity',
  'standard',
  /** A heavy parcel in Bosnia, a region far away in Chile. */
  'standardExtreme',
  'expressCity',
  'express',
  'expressExtreme',
] as const

export type RateName = (typeof rateNames)[number]

/** In minor units of the market's currency. */
export type DeliveryRates = Readonly<Record<RateName, number>>

/** What delivery costs at the built-in checkout unless the shop has set it: about 5-15 BAM. // CART-25 */
export const originalRates = {
  ba: {
    standardCity: 500,
    standard: 800,
    standardExtreme: 1_200,
    expressCity: 1_000,
    express: 1_500,
    expressExtreme: 1_500,
  },
  cl: {
    standardCity: 3_990,
    standard: 5_990,
    standardExtreme: 9_990,
    expressCity: 6_990,
    express: 9_990,
    expressExtreme: 16_990,
  },
} as const satisfies Record<MarketId, DeliveryRates>
