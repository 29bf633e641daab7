import { randomUUID } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { parseDecimal } from '../../graphql/decimal-money.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { CancelReason } from '../../orders/cancel-order.ts'
import { isPickup } from '../../orders/is-pickup.ts'
import { lockOrder, type OrderKey, type OrderRefusal, refused } from '../../orders/lock-order.ts'
import type { Attribute } from '../../tables/carts.table.ts'
import type { Order } from '../../tables/orders.table.ts'
import { type AdminResolvers, refusedBecause } from '../admin-context.ts'

const messages = {
  'not-found': 'Order does not exist',
  cancelled: 'Order has been cancelled',
  'already-paid': 'Order cannot be marked as paid.',
  'not-paid': 'Order has not been paid',
  'already-fulfilled': 'Cannot cancel an order that has been fulfilled',
  'unknown-line': 'Line item does not exist',
  'quantity-exceeded': 'Quantity cannot exceed what is left of the line item',
  'amount-exceeded': 'Amount cannot exceed what is left of the order',
  'nothing-to-do': 'There is nothing to do',
} as const satisfies Record<OrderRefusal, string>

const refuse = (field: string, code: OrderRefusal) => refusedBecause([field], messages[code])

type OrderInput = { id: string; customAttributes?: readonly Attribute[] | null }
type FulfilmentInput = {
  lineItemsByFulfillmentOrder: readonly {
    fulfillmentOrderId: string
    fulfillmentOrderLineItems?: readonly { id: string; quantity: number }[] | null
  }[]
  notifyCustomer?: boolean | null
  trackingInfo?: { company?: string | null; number?: string | null; url?: string | null } | null
}
type PreparedArgs = { input: { lineItemsByFulfillmentOrder: readonly { fulfillmentOrderId: string }[] } }
type TrackingArgs = {
  fulfillmentId: string
  trackingInfoInput: NonNullable<FulfilmentInput['trackingInfo']>
  notifyCustomer?: boolean | null
}
type EventArgs = { fulfillmentEvent: { fulfillmentId: string; status: string } }
type CancelArgs = { orderId: string; reason: string; refund: boolean; restock: boolean; notifyCustomer: boolean | null }
type RefundInput = {
  orderId: string
  note?: string | null
  notify?: boolean | null
  currency?: string | null
  refundLineItems?: readonly { lineItemId: string; quantity: number; restockType?: string | null }[] | null
  transactions?: readonly { amount: string; kind: string; orderId: string }[] | null
}

const given = <Value>(name: string, value: Value | null | undefined) => (value == null ? {} : { [name]: value })

const trackingOf = (info: FulfilmentInput['trackingInfo']) => ({
  ...given('company', info?.company),
  ...given('number', info?.number),
  ...given('url', info?.url),
})

/**
 * The commands themselves may be repeated, because a gateway may tell of one payment twice. Who asks here gets to know
 * that it was somebody else who did it.
 */
const isAlready = async (tx: Transaction, key: OrderKey, done: (order: Order) => boolean): Promise<boolean> => {
  const locked = await lockOrder(tx, key)
  return locked !== undefined && done(locked.order)
}

const orderIdOf = (gid: string) => parseNumericGid('Order', gid) ?? 0

export const orderWritingResolvers: AdminResolvers = {
  Mutation: {
    orderUpdate: (_root, { input: { id, customAttributes } }: { input: OrderInput }, { change, shop, parts }) =>
      change(async (tx) => {
        const key = { shopId: shop.id, orderId: orderIdOf(id) }
        const done = await parts.orders.update(tx, { ...key, ...given('attributes', customAttributes) })
        return done.ok ? { order: done.order, userErrors: [] } : refuse('id', done.code)
      }),

    orderMarkAsPaid: (_root, { input }: { input: { id: string } }, { change, shop, parts }) =>
      change(async (tx) => {
        const key = { shopId: shop.id, orderId: orderIdOf(input.id) }
        if (await isAlready(tx, key, ({ financialStatus }) => financialStatus === 'paid'))
          return refuse('id', 'already-paid')
        const done = await parts.orders.markAsPaid(tx, key)
        return done.ok ? { order: done.order, userErrors: [] } : refuse('id', done.code)
      }),

    fulfillmentCreate: (_root, { fulfillment: input }: { fulfillment: FulfilmentInput }, { change, shop, parts }) =>
      change(async (tx) => {
        const [requested, ...others] = input.lineItemsByFulfillmentOrder
        if (!requested || others.length > 0)
          return refusedBecause(['fulfillment'], 'All fulfillment orders must be of one order')
        const orderId = parseNumericGid('FulfillmentOrder', requested.fulfillmentOrderId) ?? 0
        const lines = requested.fulfillmentOrderLineItems?.map(({ id, quantity }) => ({
          orderLineId: parseNumericGid('FulfillmentOrderLineItem', id) ?? 0,
          quantity,
        }))
        const tracking = trackingOf(input.trackingInfo)
        const quietly = input.notifyCustomer === false
        const fulfilment = { shopId: shop.id, orderId, tracking, quietly, ...(lines ? { lines } : {}) }
        const done = await parts.orders.fulfil(tx, fulfilment)
        if (!done.ok) return refuse('fulfillment', done.code)
        return done.fulfilment
          ? { fulfillment: done.fulfilment, userErrors: [] }
          : refuse('fulfillment', 'nothing-to-do')
      }),

    fulfillmentOrderLineItemsPreparedForPickup: (_root, { input }: PreparedArgs, { change, shop, parts }) =>
      change(async (tx) => {
        for (const { fulfillmentOrderId } of input.lineItemsByFulfillmentOrder) {
          const key = { shopId: shop.id, orderId: parseNumericGid('FulfillmentOrder', fulfillmentOrderId) ?? 0 }
          const locked = await lockOrder(tx, key)
          if (locked && !isPickup(locked.order)) return refusedBecause(['input'], 'Fulfillment order is not for pickup')
          const done = await parts.orders.fulfil(tx, key)
          if (!done.ok) return refuse('input', done.code)
          if (!done.fulfilment) return refuse('input', 'nothing-to-do')
        }
        return { userErrors: [] }
      }),

    fulfillmentTrackingInfoUpdate: (
      _root,
      { fulfillmentId, trackingInfoInput, notifyCustomer }: TrackingArgs,
      { change, shop, parts },
    ) =>
      change(async (tx) => {
        const done = await parts.orders.track(tx, {
          shopId: shop.id,
          fulfilmentId: parseNumericGid('Fulfillment', fulfillmentId) ?? 0,
          tracking: trackingOf(trackingInfoInput),
          quietly: notifyCustomer !== true,
        })
        return done.ok ? { fulfillment: done.fulfilment, userErrors: [] } : refuse('fulfillmentId', done.code)
      }),

    fulfillmentEventCreate: (_root, { fulfillmentEvent: event }: EventArgs, { change, shop, parts }) =>
      change(async (tx) => {
        const fulfilmentId = parseNumericGid('Fulfillment', event.fulfillmentId) ?? 0
        const done = await parts.orders.deliver(tx, { shopId: shop.id, fulfilmentId })
        if (!done.ok) return refuse('fulfillmentId', done.code)
        const { id, deliveredAt: happenedAt } = done.fulfilment
        return {
          fulfillmentEvent: { id: toGid('FulfillmentEvent', id), status: event.status, happenedAt },
          userErrors: [],
        }
      }),

    orderCancel: (_root, { orderId, reason, refund, restock, notifyCustomer }: CancelArgs, { change, shop, parts }) =>
      change(async (tx) => {
        const key = { shopId: shop.id, orderId: orderIdOf(orderId) }
        const again = await isAlready(tx, key, ({ cancelledAt }) => cancelledAt !== null)
        const done = again
          ? refused('cancelled')
          : await parts.orders.cancel(tx, {
              ...key,
              reason: reason.toLowerCase() as CancelReason,
              refund,
              restock,
              quietly: notifyCustomer === false,
            })
        if (done.ok)
          return { job: { id: toGid('Job', randomUUID()), done: true }, orderCancelUserErrors: [], userErrors: [] }
        const { userErrors } = refuse('orderId', done.code)
        const code = done.code === 'not-found' ? 'NOT_FOUND' : 'INVALID'
        return { userErrors, orderCancelUserErrors: userErrors.map((error) => ({ ...error, code })) }
      }),

    refundCreate: (_root, { input }: { input: RefundInput }, { change, shop, parts }) =>
      change(async (tx) => {
        if (input.currency != null && input.currency !== shop.currency)
          return refusedBecause(['currency'], 'Currency is not that of the order')
        const transactions = input.transactions ?? []
        const amounts = transactions.map(({ amount }) => parseDecimal(amount, shop.currency))
        const foreign = transactions.some(({ kind, orderId }) => kind !== 'REFUND' || orderId !== input.orderId)
        if (foreign || amounts.some((amount) => amount === undefined || amount < 0))
          return refusedBecause(['transactions'], 'Transactions are invalid')
        const done = await parts.orders.refund(tx, {
          shopId: shop.id,
          orderId: orderIdOf(input.orderId),
          // As on the hosted platform: without transactions products come back and no money goes.
          amount: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
          lines: (input.refundLineItems ?? []).map(({ lineItemId, quantity, restockType }) => ({
            orderLineId: parseNumericGid('LineItem', lineItemId) ?? 0,
            quantity,
            restock: restockType === 'RETURN' || restockType === 'CANCEL',
          })),
          note: input.note ?? '',
          quietly: input.notify === false,
          key: randomUUID(),
        })
        return done.ok ? { order: done.order, refund: done.refund, userErrors: [] } : refuse('orderId', done.code)
      }),
  },
}
