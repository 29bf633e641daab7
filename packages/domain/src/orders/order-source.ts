import { type ShopHandle, shopHandles } from '../markets/shop-handle.ts'

/** Where an order lives: at a shop of the platform, or with us, for what the ERA warehouse sends. */
export type OrderSource = ShopHandle | 'era'

/** Nothing for an order that no shop of the platform knows. */
export const shopOfOrder = (source: OrderSource): ShopHandle | undefined => shopHandles.find((shop) => shop === source)

/** From its id, as `retail-17`; nothing for what is no id of an order. */
export const sourceOfOrderId = (id: string): OrderSource | undefined => {
  const [source = '', number = ''] = id.split('-')
  if (!/^\d+$/.test(number)) return undefined
  return source === 'era' ? source : shopHandles.find((shop) => shop === source)
}
