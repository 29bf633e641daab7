import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { buyerMarket } from '@dvaput/domain/markets/buyer-market'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type Shop, shops } from '../tables/shops.table.ts'
import type { ShopEndpoint } from './shop-endpoint.ts'

/** The same page of another storefront. */
const pageAt = (url: string, homeUrl: string): string => new URL(new URL(url).pathname, homeUrl).href

/**
 * The shop as a buyer of another market knows it: name, home page, contact data and clock are those of the shop where
 * they buy. Money, payments and ids stay this shop's. For pages and emails alone. // decision 0072
 */
export const shopForBuyer = async (db: Transaction['db'], shop: Shop, market: MarketId): Promise<Shop> => {
  if (market === shop.market) return shop
  const [known] = await db.select().from(shops).where(eq(shops.market, market)).limit(1)
  if (!known) return { ...shop, market, ownProfile: null }
  const { name, homeUrl, ownProfile } = known
  const { passwordResetUrl: page } = shop
  const passwordResetUrl = page === null || homeUrl === null ? page : pageAt(page, homeUrl)
  return { ...shop, market, name, homeUrl, ownProfile, passwordResetUrl }
}

/** As shoppers of this country know it; ISO, as `CL`. */
export const shopForCountry = (db: Transaction['db'], shop: Shop, country: string | undefined): Promise<Shop> =>
  shopForBuyer(db, shop, buyerMarket(shop.market, country))

type Delivered = {
  readonly shippingAddress?: { readonly countryCode?: string | null | undefined } | null | undefined
}

/** Nothing but imported products goes to another market, so the address says whose buyer it is. */
export const marketOfBuyer = ({ market }: Pick<Shop, 'market'>, { shippingAddress }: Delivered): MarketId =>
  buyerMarket(market, shippingAddress?.countryCode)

/** The same of the endpoint that a page is made for. */
export const endpointForBuyer = async (
  db: Transaction['db'],
  endpoint: ShopEndpoint,
  delivered: Delivered,
): Promise<ShopEndpoint> => ({
  ...endpoint,
  shop: await shopForBuyer(db, endpoint.shop, marketOfBuyer(endpoint.shop, delivered)),
})
