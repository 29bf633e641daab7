import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import { promiseDelivery } from '@dvaput/domain/delivery/promised-delivery'
import { markets } from '@dvaput/domain/markets/markets'
import { marketOf } from '../shops/market-of.ts'
import type { CheckoutView } from './checkout-view.ts'

/** By when it arrives or is ready where it is paid now; undefined before the buyer has said where to. */
export const expectedDay = ({ shop, checkout, contents, now }: CheckoutView) => {
  const { handover, shippingAddress, language } = checkout
  const isPickup = handover === 'pickup'
  if (!contents.needsDelivery || (!isPickup && !shippingAddress)) return undefined
  const market = contents.isAbroad ? markets[contents.destination] : marketOf(shop)
  const way = { isPickup, isImported: contents.isAbroad, city: shippingAddress?.city ?? '' }
  return formatPromise({ ...promiseDelivery(now, way, market), isPickup }, language)
}
