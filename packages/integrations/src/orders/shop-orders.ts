import { toGoneAttribute } from '@dvaput/domain/orders/gone-products'
import type { OrderSnapshot, OrderTracking } from '@dvaput/domain/orders/order-snapshot'
import { isPaidByHand } from '@dvaput/domain/orders/refund-way'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { asTheShopSays, type PictureUrl } from '../storefront/reshape-product.ts'
import {
  cancelOrder,
  createFulfilmentEvent,
  linesAfter,
  markOrderPaid,
  orderById,
  ordersByUpdate,
  updateOrder,
  updateTracking,
} from './admin-order-queries.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { type Refund, refundOrder } from './refund-order.ts'
import { type PlatformLine, type PlatformOrder, reshapeOrder } from './reshape-order.ts'

export type CancelReason = 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF'

/** The orders of one shop. Ids are the platform's, as `gid://shopify/Order/7`. */
export type ShopOrders = {
  read(id: string): Promise<OrderSnapshot | null>
  /** A page, those that changed first first; `next` goes on after it. */
  changedSince(
    time: Date,
    after?: string | null,
  ): Promise<{ readonly orders: readonly OrderSnapshot[]; readonly next: string | null }>
  /** What was not sent. Stock is put back, and what a provider took; cash and transfers are for a person to return. */
  cancel(order: Pick<OrderSnapshot, 'id' | 'paymentMethods'>, reason: CancelReason): Promise<Outcome<null>>
  /** Before it is cancelled: what is no longer there, for the shop's mail and page and for ours. */
  nameGone(order: Pick<OrderSnapshot, 'id' | 'attributes'>, titles: readonly string[]): Promise<Outcome<null>>
  /** Paid outside the shop, as by bank transfer or in cash. */
  markPaid(id: string): Promise<Outcome<null>>
  /** All of it has left in one parcel; the shop writes to the buyer. */
  fulfil(id: string, tracking: OrderTracking | null): Promise<Outcome<null>>
  /** Every parcel of it has arrived. May be repeated; the shop writes to the buyer. */
  deliver(id: string): Promise<Outcome<null>>
  /** The buyer has come for all of it. May be repeated; nobody is written to. */
  handOver(id: string): Promise<Outcome<null>>
  /** Of a parcel that has left; the shop writes to the buyer. */
  track(fulfilmentId: string, tracking: OrderTracking): Promise<Outcome<null>>
  /** May be repeated: the same key is the same refund. */
  refund(id: string, refund: Refund): Promise<Outcome<null>>
}

type Lines = {
  readonly nodes: readonly PlatformLine[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}
type Read = { readonly order: (PlatformOrder & { readonly lineItems: Lines }) | null }
type ReadLines = { readonly order: { readonly lineItems: Lines } | null }
type Listed = {
  readonly orders: {
    readonly nodes: readonly { readonly id: string }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

export const createShopOrders = (request: AdminRequest, pictureUrl: PictureUrl = asTheShopSays): ShopOrders => {
  const readAllLines = async (id: string, first: Lines): Promise<readonly PlatformLine[]> => {
    const lines = [...first.nodes]
    let { hasNextPage, endCursor: after } = first.pageInfo
    while (hasNextPage && after !== null) {
      const { order } = await request<ReadLines>(linesAfter, { id, after })
      if (!order) break
      lines.push(...order.lineItems.nodes)
      ;({ hasNextPage, endCursor: after } = order.lineItems.pageInfo)
    }
    return lines
  }

  const read = async (id: string): Promise<OrderSnapshot | null> => {
    const { order } = await request<Read>(orderById, { id })
    return order && reshapeOrder(order, await readAllLines(id, order.lineItems), pictureUrl)
  }

  const deliver = async (id: string): Promise<Outcome<null>> => {
    for (const { id: fulfillmentId, deliveredAt, status } of (await read(id))?.fulfilments ?? []) {
      if (deliveredAt || status !== 'SUCCESS') continue
      const event = { fulfillmentId, status: 'DELIVERED' }
      const done = await toOutcome(request(createFulfilmentEvent, { event }).then(() => null))
      if (!done.ok) return done
    }
    return { ok: true, value: null }
  }

  return {
    read,
    async changedSince(time, after = null) {
      const query = `updated_at:>='${time.toISOString()}'`
      const { orders: listed } = await request<Listed>(ordersByUpdate, { query, after })
      const orders: OrderSnapshot[] = []
      for (const { id } of listed.nodes) {
        const order = await read(id)
        if (order) orders.push(order)
      }
      return { orders, next: listed.pageInfo.hasNextPage ? listed.pageInfo.endCursor : null }
    },
    cancel: (order, reason) =>
      toOutcome(request(cancelOrder, { orderId: order.id, reason, refund: !isPaidByHand(order) }).then(() => null)),
    nameGone({ id, attributes }, titles) {
      const gone = toGoneAttribute(titles)
      const customAttributes = [...attributes.filter(({ key }) => key !== gone.key), gone]
      return toOutcome(request(updateOrder, { input: { id, customAttributes } }).then(() => null))
    },
    markPaid: (id) => toOutcome(request(markOrderPaid, { id }).then(() => null)),
    fulfil: (id, tracking) => fulfilOrder(request, id, { tracking, notifies: true }),
    deliver,
    async handOver(id) {
      const fulfilled = await fulfilOrder(request, id, { tracking: null, notifies: false })
      return fulfilled.ok ? deliver(id) : fulfilled
    },
    track: (id, { company, number, url }) =>
      toOutcome(request(updateTracking, { id, tracking: { company, number, url } }).then(() => null)),
    refund: (id, refund) => refundOrder(request, id, refund),
  }
}
