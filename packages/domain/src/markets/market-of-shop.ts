import { type MarketId, marketIds } from './market.ts'
import { markets } from './markets.ts'
import type { ShopHandle } from './shop-handle.ts'

/** The market whose local stock the shop lists. */
export const marketOfShop = (shop: ShopHandle): MarketId =>
  marketIds.find((market) => markets[market].shop === shop) ?? marketIds[0]
