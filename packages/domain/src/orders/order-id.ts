import { type ShopHandle, shopHandles } from '../markets/shop-handle.ts'

const prefix = 'gid://shopify/Order/'
const pattern = new RegExp(`^(?:${shopHandles.join('|')})-[1-9]\\d{0,17}$`)

/** What an order is called in our record and in URLs: `retail-17`. Two shops may give two orders one number. */
export const formatOrderId = (shop: ShopHandle, gid: string): string => {
  const id = `${shop}-${gid.startsWith(prefix) ? gid.slice(prefix.length) : ''}`
  if (!pattern.test(id)) throw new RangeError('not the id of an order')
  return id
}

/** Of an order that the warehouse sends: `era-1001`. */
export const formatImportedOrderId = (number: number): string => `era-${number}`
