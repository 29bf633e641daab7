import type { OrderTracking } from '@dvaput/domain/orders/order-snapshot'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { createFulfilment, openFulfilmentsOfOrder } from './admin-order-queries.ts'

type Open = {
  readonly order: {
    readonly fulfillmentOrders: { readonly nodes: readonly { readonly id: string; readonly status: string }[] }
  } | null
}

const openStatuses = new Set(['OPEN', 'IN_PROGRESS'])

/** Everything that has not left yet, in one parcel. Repeated, it finds nothing to send. */
export const fulfilOrder = async (
  request: AdminRequest,
  id: string,
  tracking: OrderTracking | null,
): Promise<Outcome<null>> => {
  const { order } = await request<Open>(openFulfilmentsOfOrder, { id })
  for (const { id: fulfillmentOrderId, status } of order?.fulfillmentOrders.nodes ?? []) {
    if (!openStatuses.has(status)) continue
    const fulfillment = {
      lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }],
      notifyCustomer: true,
      ...(tracking && { trackingInfo: tracking }),
    }
    const done = await toOutcome(request(createFulfilment, { fulfillment }).then(() => null))
    if (!done.ok) return done
  }
  return { ok: true, value: null }
}
