import { type MarketId, marketIds } from './market.ts'
import { markets } from './markets.ts'

/** The market that an order is delivered to; the shop's own where the address lies in none of ours, or nobody delivers. */
export const buyerMarket = (ofShop: MarketId, countryCode: string | null | undefined): MarketId =>
  marketIds.find((id) => markets[id].country === countryCode) ?? ofShop
