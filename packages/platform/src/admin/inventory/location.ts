import { pickupLocation } from '../../catalogue/pickup-location.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { Shop } from '../../tables/shops.table.ts'

/** A shop has one place; everything it has lies there. */
export const locationOf = (shop: Shop) => ({
  id: pickupLocation(shop, shop.languages[0]).id,
  legacyResourceId: shop.id,
  name: pickupLocation(shop, shop.languages[0]).name,
  isActive: true,
  fulfillsOnlineOrders: true,
})

export const isLocationOf = (shop: Shop, gid: string): boolean => parseNumericGid('Location', gid) === shop.id
