import type { OrderTracking } from '@dvaput/domain/orders/order-snapshot'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { createFulfilment, openFulfilmentsOfOrder, preparePickup } from './admin-order-queries.ts'

type Open = {
  readonly order: {
    readonly fulfillmentOrders: {
      readonly nodes: readonly {
        readonly id: string
        readonly status: string
        readonly deliveryMethod: { readonly methodType: string } | null
      }[]
    }
  } | null
}

const openStatuses = new Set(['OPEN', 'IN_PROGRESS'])

type Fulfilling = {
  readonly tracking: OrderTracking | null
  /** Whether the shop writes to the buyer. */
  readonly notifies: boolean
}

/**
 * Everything that has not left yet, in one parcel. What is fetched lies ready then; where the buyer is not written to, it
 * was handed over. Repeated, it finds nothing to send.
 */
export const fulfilOrder = async (
  request: AdminRequest,
  id: string,
  { tracking, notifies }: Fulfilling,
): Promise<Outcome<null>> => {
  const { order } = await request<Open>(openFulfilmentsOfOrder, { id })
  for (const { id: fulfillmentOrderId, status, deliveryMethod } of order?.fulfillmentOrders.nodes ?? []) {
    if (!openStatuses.has(status)) continue
    if (notifies && deliveryMethod?.methodType === 'PICK_UP') {
      const input = { lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] }
      const ready = await toOutcome(request(preparePickup, { input }).then(() => null))
      if (!ready.ok) return ready
      continue
    }
    const fulfillment = {
      lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }],
      notifyCustomer: notifies,
      ...(tracking && { trackingInfo: tracking }),
    }
    const done = await toOutcome(request(createFulfilment, { fulfillment }).then(() => null))
    if (!done.ok) return done
  }
  return { ok: true, value: null }
}
