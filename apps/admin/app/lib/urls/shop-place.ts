import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

/** The shop that the path names; nobody finds anything in another. */
export const shopOfPath = (named: string | undefined): ShopHandle => {
  const shop = shopHandles.find((each) => each === named)
  if (!shop) throw new Response(null, { status: 404 })
  return shop
}

/** Of the shop's texts; the first is its own. */
export const languagesOfShop = (shop: ShopHandle): readonly [Language, ...Language[]] =>
  markets[marketOfShop(shop)].languages

export const currencyOfShop = (shop: ShopHandle): Currency => markets[marketOfShop(shop)].currency
