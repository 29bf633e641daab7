/** What the shop's list of offers can show; those that wait for the shop first. */
export const offerQueues = ['waiting', 'countered', 'approved', 'rejected', 'expired', 'unsent', 'all'] as const
export type OfferQueue = (typeof offerQueues)[number]

/** In percent of the price, to a whole number. */
export const percentOfPrice = (minor: number, price: number): number => Math.round((minor * 100) / price)
