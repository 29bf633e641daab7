import { type ShopHandle, shopHandles } from '../markets/shop-handle.ts'

/** Where an order lives: at a shop of the platform, or with us, for what the ERA warehouse sends. */
export type OrderSource = ShopHandle | 'era'

/** Nothing for an order that no shop of the platform knows. */
export const shopOfOrder = (source: OrderSource): ShopHandle | undefined => shopHandles.find((shop) => shop === source)
