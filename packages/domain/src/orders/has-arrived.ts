import type { OrderSnapshot } from './order-snapshot.ts'

/** The buyer has all of it, as far as anybody has said so. */
export const hasArrived = ({
  fulfillmentStatus,
  fulfilments,
}: Pick<OrderSnapshot, 'fulfillmentStatus' | 'fulfilments'>): boolean => {
  const sent = fulfilments.filter(({ status }) => status === 'SUCCESS')
  return fulfillmentStatus === 'FULFILLED' && sent.length > 0 && sent.every(({ deliveredAt }) => deliveredAt)
}
