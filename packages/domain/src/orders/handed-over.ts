import { readCounterPayment } from '../reservations/counter-payment.ts'
import { isPickupOrder } from './is-pickup-order.ts'
import type { LineQuantity, OrderSnapshot } from './order-snapshot.ts'

export type HandedOver = { readonly at: string; readonly lines: readonly LineQuantity[] }

/**
 * What the buyer has or will have without doing anything more: a parcel once it was sent, and what waits at the shop once
 * somebody came for it. At the counter it is handed over with the sale.
 */
export const handedOver = (
  order: Pick<OrderSnapshot, 'fulfilments' | 'delivery' | 'attributes'>,
): readonly HandedOver[] => {
  const waitsAtShop = isPickupOrder(order) && readCounterPayment(order.attributes) === null
  return order.fulfilments.flatMap(({ status, createdAt, deliveredAt, lines }) => {
    const at = waitsAtShop ? deliveredAt : createdAt
    return status === 'SUCCESS' && at ? [{ at, lines }] : []
  })
}
