import type { ShopEndpoint } from '../shops/shop-endpoint.ts'

/** Where shoppers of this shop buy; without a storefront in the settings, the endpoint they came through. */
export const shopHome = ({ shop, origin }: Pick<ShopEndpoint, 'shop' | 'origin'>): string =>
  shop.homeUrl ?? `${origin}/`
