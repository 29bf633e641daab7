import type { ShopEndpoint } from '../shops/shop-endpoint.ts'

/** Where shoppers of this shop buy; without a storefront in the settings, the endpoint they came through. */
export const shopHome = ({ shop, origin }: Pick<ShopEndpoint, 'shop' | 'origin'>): string =>
  shop.homeUrl ?? `${origin}/`

/** Whoever has an account logs in there, and comes back from the cart with the addresses of it. */
export const loginUrl = (endpoint: Parameters<typeof shopHome>[0], returnUrl: string | null): string =>
  new URL('/login?returnTo=/cart', returnUrl ?? shopHome(endpoint)).href

/** A storefront that names where a placed order leads (`return_to`) has its cart at /cart; of another nothing is known. */
export const cartUrl = (endpoint: Parameters<typeof shopHome>[0], returnUrl: string | null): string =>
  returnUrl === null ? shopHome(endpoint) : new URL('/cart', returnUrl).href
