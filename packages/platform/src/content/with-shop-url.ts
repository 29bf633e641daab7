import { shopHome } from '../hosted-pages/shop-home.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'

/** In a written text, where its links lead to the storefront: that moves, and what was written stays. */
export const shopUrl = '{{ shop.url }}'

export const withShopUrl = (html: string, endpoint: Pick<ShopEndpoint, 'shop' | 'origin'>): string =>
  html.replaceAll(shopUrl, shopHome(endpoint).replace(/\/$/, ''))
