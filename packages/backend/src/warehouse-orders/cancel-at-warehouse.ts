import type { EraOrder, EraOrderInput } from '@dvaput/integrations/era/era-order'

export type EraOrders = {
  findOrder(reference: string): Promise<EraOrder | undefined>
  sendOrder(order: EraOrderInput, key: string): Promise<{ eraOrderId: string }>
  /** False where the parcel has left. */
  cancelOrder(reference: string): Promise<boolean>
}

export type CancelledAtWarehouse =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'cancelled' | 'left'; readonly eraOrderId: string }

/** For an order that was cancelled or refunded here: the warehouse must not send it. Any number of times. */
export const cancelAtWarehouse = async (
  era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>,
  reference: string,
): Promise<CancelledAtWarehouse> => {
  const known = await era.findOrder(reference)
  if (!known) return { outcome: 'unknown' }
  const isCancelled =
    known.status === 'cancelled' || (known.status === 'received' && (await era.cancelOrder(reference)))
  return { outcome: isCancelled ? 'cancelled' : 'left', eraOrderId: known.eraOrderId }
}
