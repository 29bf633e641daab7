import type { EraOrder, EraOrderInput } from '@dvaput/integrations/era/era-order'

export type EraOrders = {
  findOrder(reference: string): Promise<EraOrder | undefined>
  sendOrder(order: EraOrderInput, key: string): Promise<{ eraOrderId: string }>
  /** False where the parcel has left. */
  cancelOrder(reference: string): Promise<boolean>
}

type CalledOff =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'called-off' | 'left'; readonly eraOrderId: string }

/** For an order that was cancelled or refunded here: the warehouse must not send it. Any number of times. */
export const callOffAtWarehouse = async (
  era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>,
  reference: string,
): Promise<CalledOff> => {
  const known = await era.findOrder(reference)
  if (!known) return { outcome: 'unknown' }
  const isCalledOff =
    known.status === 'cancelled' || (known.status === 'received' && (await era.cancelOrder(reference)))
  return { outcome: isCalledOff ? 'called-off' : 'left', eraOrderId: known.eraOrderId }
}
