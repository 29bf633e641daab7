import type { Transaction } from '@dvaput/database/in-transaction'
import { asc, eq } from '@dvaput/database/query'
import { languageTag } from '@dvaput/domain/text/language'
import { toGid } from '../graphql/gid.ts'
import { billingFields, orderAttributes } from '../orders/billing.ts'
import { fulfilmentName } from '../orders/order-name.ts'
import {
  type FulfilmentStatus,
  fulfilments,
  type Order,
  type OrderLine,
  orderLines,
  orders,
  refunds,
} from '../tables/orders.table.ts'
import { shops } from '../tables/shops.table.ts'
import { toAddressPayload } from './address-payload.ts'
import { buildCustomerPayload } from './customer-payload.ts'
import { toPriceSet, toPriceText } from './price-text.ts'
import { toRefundPayload } from './refund-payload.ts'

const fulfilmentWord = {
  unfulfilled: null,
  partially_fulfilled: 'partial',
  fulfilled: 'fulfilled',
} as const satisfies Record<FulfilmentStatus, string | null>

const lineStatus = ({ quantity, fulfilledQuantity }: OrderLine) =>
  fulfilledQuantity === 0 ? null : fulfilledQuantity === quantity ? 'fulfilled' : 'partial'

const toLinePayload = (line: OrderLine, { currency }: Pick<Order, 'currency'>) => ({
  id: line.id,
  admin_graphql_api_id: toGid('LineItem', line.id),
  variant_id: line.variantId,
  product_id: line.productId,
  title: line.title,
  variant_title: line.variantTitle,
  name: line.variantTitle === null ? line.title : `${line.title} - ${line.variantTitle}`,
  sku: line.sku,
  quantity: line.quantity,
  current_quantity: line.quantity - line.refundedQuantity,
  fulfillable_quantity: line.quantity - line.fulfilledQuantity,
  fulfillment_status: lineStatus(line),
  price: toPriceText(line.unitPrice, currency),
  price_set: toPriceSet(line.unitPrice, currency),
  total_discount: toPriceText(line.discount, currency),
  properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
})

export const buildOrderPayload = async (tx: Transaction, orderId: number) => {
  const { db } = tx
  const [found] = await db
    .select({ order: orders, market: shops.market })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.id, orderId))
  if (!found) return undefined
  const { order, market } = found
  const { currency } = order
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id))
  const sent = await db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId)).orderBy(asc(fulfilments.id))
  const returned = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))
  const price = (minor: number) => toPriceText(minor, currency)

  return {
    id: order.id,
    admin_graphql_api_id: toGid('Order', order.id),
    name: `#${order.number}`,
    number: order.number - 1000,
    order_number: order.number,
    checkout_token: order.checkoutToken,
    email: order.email,
    contact_email: order.email,
    phone: order.phone,
    customer_locale: languageTag[order.language],
    currency,
    presentment_currency: currency,
    taxes_included: true,
    subtotal_price: price(order.subtotal - order.discountTotal),
    total_line_items_price: price(order.subtotal),
    total_discounts: price(order.discountTotal),
    total_shipping_price_set: toPriceSet(order.shippingTotal, currency),
    total_tax: price(order.taxTotal),
    total_price: price(order.total),
    total_price_set: toPriceSet(order.total, currency),
    current_total_price: price(order.total - order.refundedTotal),
    financial_status: order.financialStatus,
    fulfillment_status: fulfilmentWord[order.fulfilmentStatus],
    payment_gateway_names: [order.paymentMethod],
    note: order.note || null,
    tags: order.tags.join(', '),
    note_attributes: orderAttributes(order, market).map(({ key, value }) => ({ name: key, value })),
    discount_codes: order.discounts.map(({ code, amount }) => ({ code, amount: price(amount) })),
    shipping_lines: order.delivery
      ? [{ title: order.delivery.title, code: order.delivery.handle, price: price(order.delivery.price) }]
      : [],
    billing_address: toAddressPayload(billingFields(order)),
    shipping_address: toAddressPayload(order.shippingAddress),
    customer: order.customerId === null ? null : ((await buildCustomerPayload(tx, order.customerId)) ?? null),
    line_items: lines.map((line) => toLinePayload(line, order)),
    fulfillments: sent.map((fulfilment, index) => ({
      id: fulfilment.id,
      admin_graphql_api_id: toGid('Fulfillment', fulfilment.id),
      order_id: order.id,
      name: fulfilmentName(order, index + 1),
      status: 'success',
      tracking_company: fulfilment.trackingCompany,
      tracking_number: fulfilment.trackingNumber,
      tracking_url: fulfilment.trackingUrl,
      line_items: fulfilment.lines.map(({ orderLineId, quantity }) => ({ id: orderLineId, quantity })),
      created_at: fulfilment.createdAt.toISOString(),
    })),
    refunds: returned.map((refund) => toRefundPayload(refund, currency)),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }
}
