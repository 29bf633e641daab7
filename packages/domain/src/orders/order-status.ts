/** What the Orders tab of the account calls an order; `raw` where the specification names no word. // ACC-14 */
export type AccountOrderStatus =
  | { readonly known: 'delivered' | 'processing' | 'pending' }
  | { readonly known: null; readonly raw: string }

export const accountOrderStatus = (fulfillmentStatus: string | null): AccountOrderStatus => {
  if (!fulfillmentStatus) return { known: 'pending' }
  if (fulfillmentStatus === 'FULFILLED') return { known: 'delivered' }
  if (fulfillmentStatus === 'UNFULFILLED') return { known: 'processing' }
  return { known: null, raw: fulfillmentStatus }
}

export type FulfilmentStatus = 'fulfilled' | 'partial' | 'unfulfilled' | 'other'

/** What /orders calls it. The platform says PARTIALLY_FULFILLED, its webhooks partial. // ORD-07, ORD-08 */
export const fulfilmentStatus = (status: string | null): FulfilmentStatus => {
  switch (status?.toLowerCase()) {
    case 'fulfilled':
      return 'fulfilled'
    case 'partial':
    case 'partially_fulfilled':
      return 'partial'
    case 'unfulfilled':
      return 'unfulfilled'
    default:
      return 'other'
  }
}

const paymentStatuses = ['paid', 'pending', 'refunded', 'voided'] as const

export type PaymentStatus = (typeof paymentStatuses)[number] | 'other'

/** Whatever else the platform says is other. // ORD-09 */
export const paymentStatus = (status: string | null): PaymentStatus =>
  paymentStatuses.find((each) => each === status?.toLowerCase()) ?? 'other'
