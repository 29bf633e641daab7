import type { MarketId } from '../markets/market.ts'

/** Of pages that show the market's banners. */
export const bannersTag = (market: MarketId): string => `banners:${market}`
