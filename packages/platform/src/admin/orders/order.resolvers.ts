import { languageTag } from '@dvaput/domain/text/language'
import { mailingAddress } from '../../customers/addresses/mailing-address.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { billingFields, orderAttributes } from '../../orders/billing.ts'
import { orderName, orderStatusUrl } from '../../orders/order-name.ts'
import { marketOfBuyer } from '../../shops/shop-for-buyer.ts'
import type { AddressFields } from '../../tables/customers.table.ts'
import { type Order, orders } from '../../tables/orders.table.ts'
import type { AdminResolvers } from '../admin-context.ts'
import { customerById } from '../customers/customer-loaders.ts'
import { toMoneyBag } from '../money-bag.ts'
import { readRows } from '../read-rows.ts'
import { type OrderListArgs, orderSorts, ordersMatching } from './order-listing.ts'
import { fulfilmentsOfOrder, linesOfOrder, orderById, refundsOfOrder } from './order-loaders.ts'

const wasPaid = ({ financialStatus }: Order) => financialStatus !== 'pending' && financialStatus !== 'voided'
const received = (order: Order) => (wasPaid(order) ? order.total : 0)
const money = (amountOf: (order: Order) => number) => (order: Order) => toMoneyBag(amountOf(order), order.currency)
const first = <Row>(rows: readonly Row[], args: { first?: number | null }) =>
  rows.slice(0, Math.max(0, args.first ?? Number.POSITIVE_INFINITY))

const addressOf = ({ id }: Order, fields: AddressFields | null) =>
  fields && mailingAddress(`${toGid('MailingAddress', id)}?model_name=Address`, fields)

const saleOf = (order: Order) => ({
  id: toGid('OrderTransaction', order.id),
  kind: 'SALE',
  status: wasPaid(order) ? 'SUCCESS' : order.financialStatus === 'voided' ? 'FAILURE' : 'PENDING',
  gateway: order.paymentMethod,
  amountSet: toMoneyBag(order.total, order.currency),
})

export const orderResolvers: AdminResolvers = {
  QueryRoot: {
    order: (_root, { id }: { id: string }, context) => {
      const orderId = parseNumericGid('Order', id)
      return orderId === undefined ? null : orderById(context).load(orderId)
    },
    orders: (_root, args: OrderListArgs, context) =>
      readRows(context, {
        table: orders,
        where: ordersMatching(context, args.query),
        sort: orderSorts[args.sortKey],
        args,
      }),
  },
  Order: {
    id: (order: Order) => toGid('Order', order.id),
    legacyResourceId: (order: Order) => order.id,
    name: (order: Order) => orderName(order),
    email: ({ email }: Order) => email || null,
    note: ({ note }: Order) => note || null,
    customAttributes: (order: Order, _args, { shop }) => orderAttributes(order, shop.market),
    customer: ({ customerId }: Order, _args, context) =>
      customerId === null ? null : customerById(context).load(customerId),
    customerLocale: ({ language }: Order) => languageTag[language],
    currencyCode: ({ currency }: Order) => currency,
    displayFinancialStatus: ({ financialStatus }: Order) => financialStatus.toUpperCase(),
    displayFulfillmentStatus: ({ fulfilmentStatus }: Order) => fulfilmentStatus.toUpperCase(),
    fullyPaid: wasPaid,
    unpaid: ({ financialStatus }: Order) => financialStatus === 'pending',
    canMarkAsPaid: ({ financialStatus, cancelledAt }: Order) => financialStatus === 'pending' && !cancelledAt,
    refundable: (order: Order) => wasPaid(order) && order.refundedTotal < order.total,
    confirmed: () => true,
    closed: () => false,
    cancelReason: ({ cancelReason }: Order) => cancelReason?.toUpperCase() ?? null,
    paymentGatewayNames: ({ paymentMethod }: Order) => [paymentMethod],
    discountCode: ({ discounts }: Order) => discounts[0]?.code ?? null,
    discountCodes: ({ discounts }: Order) => discounts.map(({ code }) => code),
    billingAddress: (order: Order) => addressOf(order, billingFields(order)),
    shippingAddress: (order: Order) => addressOf(order, order.shippingAddress),
    shippingLine: ({ delivery, currency, shippingTotal }: Order) =>
      delivery && {
        title: delivery.title,
        code: delivery.handle,
        originalPriceSet: toMoneyBag(delivery.price, currency),
        discountedPriceSet: toMoneyBag(shippingTotal, currency),
      },
    subtotalPriceSet: money(({ subtotal, discountTotal }) => subtotal - discountTotal),
    totalDiscountsSet: money(({ discountTotal }) => discountTotal),
    totalShippingPriceSet: money(({ shippingTotal }) => shippingTotal),
    totalTaxSet: money(({ taxTotal }) => taxTotal),
    totalPriceSet: money(({ total }) => total),
    currentTotalPriceSet: money(({ total, refundedTotal }) => total - refundedTotal),
    totalReceivedSet: money(received),
    totalRefundedSet: money(({ refundedTotal }) => refundedTotal),
    totalOutstandingSet: money(({ total, financialStatus }) => (financialStatus === 'pending' ? total : 0)),
    taxesIncluded: () => true,
    taxLines: (order: Order, _args, { shop }) =>
      marketOfBuyer(shop, order) === shop.market
        ? [
            {
              ...{ title: shop.taxName, rate: shop.taxRateBasisPoints / 10_000 },
              priceSet: toMoneyBag(order.taxTotal, order.currency),
            },
          ]
        : [],
    statusPageUrl: (order: Order, _args, { shop }) => orderStatusUrl(shop, order),
    lineItems: async (order: Order, args: PageArgs, context) =>
      toListConnection(await linesOfOrder(context).load(order.id), args, ({ id }) => id),
    transactions: async (order: Order, args: { first?: number | null }, context) => {
      const back = (await refundsOfOrder(context).load(order.id)).filter(({ amount }) => amount > 0)
      const refunded = back.map(({ id, amount }) => ({
        ...saleOf(order),
        id: toGid('OrderTransaction', id),
        kind: 'REFUND',
        amountSet: toMoneyBag(amount, order.currency),
      }))
      return first([saleOf(order), ...refunded], args)
    },
    fulfillments: async (order: Order, args: { first?: number | null }, context) =>
      first(await fulfilmentsOfOrder(context).load(order.id), args),
    fulfillmentOrders: (order: Order, args: PageArgs) => toListConnection([order], args, ({ id }) => id),
    refunds: async (order: Order, args: { first?: number | null }, context) =>
      first(await refundsOfOrder(context).load(order.id), args),
    processedAt: ({ createdAt }: Order) => createdAt,
  },
}
