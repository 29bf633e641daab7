import type { Door } from '../graphql/storefront-context.ts'
import { shopHome } from '../hosted-pages/shop-home.ts'

/** In a written text, where its links lead to the storefront: that moves, and what was written stays. */
export const shopUrl = '{{ shop.url }}'

export const withShopUrl = (html: string, door: Pick<Door, 'shop' | 'origin'>): string =>
  html.replaceAll(shopUrl, shopHome(door).replace(/\/$/, ''))
