import { type DeliveryDays, promiseImported } from '@dvaput/domain/delivery/promised-delivery'
import { markets } from '@dvaput/domain/markets/markets'
import type { ImportedOrder } from './imported-orders.table.ts'
import { isAddressed } from './is-addressed.ts'

type Promised = Pick<ImportedOrder, 'shipping' | 'customer' | 'paidAt' | 'createdAt' | 'market'>

/** From its payment, or from its address where that came later; from now while it waits for the payment. */
export const promisedDays = (order: Promised): DeliveryDays | undefined => {
  const { shipping, paidAt, createdAt, market } = order
  if (!shipping.delivery || !isAddressed(order)) return undefined
  const from = shipping.addressedAt ?? (paidAt ?? createdAt).toISOString()
  return promiseImported(from, shipping.delivery, markets[market])
}
