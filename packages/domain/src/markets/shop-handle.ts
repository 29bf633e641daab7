/** The shops of every installation: accounts and Bosnia's stock at main, Chile's stock at retail. // SF-02 */
export const shopHandles = ['main', 'retail'] as const

export type ShopHandle = (typeof shopHandles)[number]

/** It keeps the customers of every market. // SF-02 */
export const customersShop = 'main' satisfies ShopHandle

/** Where imported products are paid at a checkout of the platform: the shop that sells in pesos. // divergences D-15 */
export const importsShop = 'retail' satisfies ShopHandle
