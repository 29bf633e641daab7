import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { isAtCounter, isPickup } from '../../orders/is-pickup.ts'
import { fulfilmentName } from '../../orders/order-name.ts'
import { pictureUrl } from '../../pictures/picture-url.ts'
import type { Fulfilment, Order, OrderLine, Refund } from '../../tables/orders.table.ts'
import type { AdminContext, AdminResolvers } from '../admin-context.ts'
import { productById, variantById } from '../catalogue-loaders.ts'
import { toMoneyBag } from '../money-bag.ts'
import { lineOf, linesOfOrder, orderById, placeOfFulfilment } from './order-loaders.ts'

const money =
  (amountOf: (line: OrderLine) => number) =>
  (line: OrderLine, _args: object, { shop }: AdminContext) =>
    toMoneyBag(amountOf(line), shop.currency)

const leftOf = ({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine) =>
  Math.max(0, quantity - fulfilledQuantity - refundedQuantity)

/** An order is sent from one place, so it is its own and only fulfilment order. */
export const orderLineResolvers: AdminResolvers = {
  QueryRoot: {
    fulfillmentOrder: (_root, { id }: { id: string }, context) => {
      const orderId = parseNumericGid('FulfillmentOrder', id)
      return orderId === undefined ? null : orderById(context).load(orderId)
    },
  },
  LineItem: {
    id: (line: OrderLine) => toGid('LineItem', line.id),
    name: ({ title, variantTitle }: OrderLine) => (variantTitle === null ? title : `${title} - ${variantTitle}`),
    currentQuantity: ({ quantity, refundedQuantity }: OrderLine) => quantity - refundedQuantity,
    refundableQuantity: ({ quantity, refundedQuantity }: OrderLine) => quantity - refundedQuantity,
    unfulfilledQuantity: leftOf,
    originalUnitPriceSet: money(({ unitPrice }) => unitPrice),
    originalTotalSet: money(({ unitPrice, quantity }) => unitPrice * quantity),
    discountedTotalSet: money(({ unitPrice, quantity, discount }) => unitPrice * quantity - discount),
    totalDiscountSet: money(({ discount }) => discount),
    customAttributes: ({ attributes }: OrderLine) => attributes,
    variant: ({ variantId }: OrderLine, _args, context) =>
      variantId === null ? null : variantById(context).load(variantId),
    product: ({ productId }: OrderLine, _args, context) =>
      productId === null ? null : productById(context).load(productId),
    image: ({ pictureKey, title }: OrderLine, _args, { origin }) =>
      pictureKey && { altText: title, url: pictureUrl(origin, pictureKey) },
  },
  FulfillmentOrder: {
    id: (order: Order) => toGid('FulfillmentOrder', order.id),
    orderId: (order: Order) => toGid('Order', order.id),
    status: ({ cancelledAt, fulfilmentStatus }: Order) => {
      if (cancelledAt) return 'CANCELLED'
      return { unfulfilled: 'OPEN', partially_fulfilled: 'IN_PROGRESS', fulfilled: 'CLOSED' }[fulfilmentStatus]
    },
    deliveryMethod: (order: Order) => ({
      id: toGid('DeliveryMethod', order.id),
      methodType: isAtCounter(order) ? 'RETAIL' : isPickup(order) ? 'PICK_UP' : 'SHIPPING',
    }),
    lineItems: async (order: Order, args: PageArgs, context) =>
      toListConnection(await linesOfOrder(context).load(order.id), args, ({ id }) => id),
  },
  FulfillmentOrderLineItem: {
    id: (line: OrderLine) => toGid('FulfillmentOrderLineItem', line.id),
    lineItem: (line: OrderLine) => line,
    totalQuantity: ({ quantity }: OrderLine) => quantity,
    remainingQuantity: leftOf,
  },
  Fulfillment: {
    id: (fulfilment: Fulfilment) => toGid('Fulfillment', fulfilment.id),
    legacyResourceId: (fulfilment: Fulfilment) => fulfilment.id,
    name: async (fulfilment: Fulfilment, _args, context) => {
      const order = await orderById(context).load(fulfilment.orderId)
      return order && fulfilmentName(order, await placeOfFulfilment(context).load(fulfilment.id))
    },
    status: () => 'SUCCESS',
    displayStatus: async ({ orderId, deliveredAt }: Fulfilment, _args, context) => {
      const order = await orderById(context).load(orderId)
      if (order && isPickup(order)) return deliveredAt ? 'PICKED_UP' : 'READY_FOR_PICKUP'
      return deliveredAt ? 'DELIVERED' : 'FULFILLED'
    },
    trackingInfo: ({ trackingCompany: company, trackingNumber: number, trackingUrl: url }: Fulfilment) =>
      company === null && number === null && url === null ? [] : [{ company, number, url }],
    fulfillmentLineItems: (fulfilment: Fulfilment, args: PageArgs) =>
      toListConnection(
        fulfilment.lines.map((line) => ({ ...line, fulfilment })),
        args,
        ({ orderLineId }) => orderLineId,
      ),
    totalQuantity: ({ lines }: Fulfilment) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    order: ({ orderId }: Fulfilment, _args, context) => orderById(context).load(orderId),
  },
  FulfillmentLineItem: {
    id: (line: { orderLineId: number; fulfilment: Fulfilment }) =>
      toGid('FulfillmentLineItem', `${line.fulfilment.id}-${line.orderLineId}`),
    lineItem: (line: { orderLineId: number; fulfilment: Fulfilment }, _args, context) =>
      lineOf(context, line.fulfilment.orderId, line.orderLineId),
  },
  Refund: {
    id: (refund: Refund) => toGid('Refund', refund.id),
    legacyResourceId: (refund: Refund) => refund.id,
    note: ({ note }: Refund) => note || null,
    totalRefundedSet: ({ amount }: Refund, _args, { shop }) => toMoneyBag(amount, shop.currency),
    refundLineItems: (refund: Refund, args: PageArgs) =>
      toListConnection(
        refund.lines.map((line) => ({ ...line, refund })),
        args,
        ({ orderLineId }) => orderLineId,
      ),
    order: ({ orderId }: Refund, _args, context) => orderById(context).load(orderId),
  },
  RefundLineItem: {
    id: (line: { orderLineId: number; refund: Refund }) =>
      toGid('RefundLineItem', `${line.refund.id}-${line.orderLineId}`),
    lineItem: (line: { orderLineId: number; refund: Refund }, _args, context) =>
      lineOf(context, line.refund.orderId, line.orderLineId),
    restocked: (line: { restock: boolean }) => line.restock,
  },
}
