export type ShopName = 'main' | 'retail'

/** What a shop is called, whichever process answers. */
export const hostOf = (shop: ShopName) => `${shop}.localhost:3000`
export const originOf = (shop: ShopName) => `http://${hostOf(shop)}`
export const parseShop = (host = ''): ShopName => (host.startsWith('retail.') ? 'retail' : 'main')
