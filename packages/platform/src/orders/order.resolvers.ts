import { languageTag } from '@dvaput/domain/text/language'
import { includedTax } from '../carts/lines/price-lines.ts'
import { variantById } from '../catalogue/variants/variant-loaders.ts'
import { mailingAddress } from '../customers/addresses/mailing-address.ts'
import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import { toDecimalMoney } from '../graphql/decimal-money.ts'
import { toGid } from '../graphql/gid.ts'
import { defineLoader } from '../graphql/loader.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { AddressFields } from '../tables/customers.table.ts'
import type { Fulfilment, Order, OrderLine } from '../tables/orders.table.ts'
import { billingFields, orderAttributes } from './billing.ts'
import { allocation, discountApplication } from './order-discounts.ts'
import { orderName, orderStatusUrl } from './order-name.ts'
import { fulfilmentsOfOrders, linesOfOrders } from './read-orders.ts'

const linesOf = defineLoader(({ parts }: StorefrontContext, ids: readonly number[]) =>
  linesOfOrders(parts.database.db, ids),
)
const fulfilmentsOf = defineLoader(({ parts }: StorefrontContext, ids: readonly number[]) =>
  fulfilmentsOfOrders(parts.database.db, ids),
)

type LineSource = { readonly order: Order; readonly line: OrderLine }

const money =
  (read: (order: Order, context: StorefrontContext) => number) =>
  (order: Order, _args: unknown, context: StorefrontContext) =>
    toDecimalMoney(read(order, context), order.currency)

const lineMoney =
  (read: (line: OrderLine) => number) =>
  ({ order, line }: LineSource) =>
    toDecimalMoney(read(line), order.currency)

const fullPrice = ({ unitPrice, quantity }: OrderLine) => unitPrice * quantity
const discounted = ({ subtotal, discountTotal }: Order) => subtotal - discountTotal
const current = ({ total, refundedTotal }: Order) => total - refundedTotal

/** One that is fetched at the shop has a name and no address; an invoice to a company then says the company. */
const addressOf = ({ id }: Order, fields: AddressFields | null) =>
  fields?.address1 || fields?.company
    ? mailingAddress(`${toGid('MailingAddress', id)}?model_name=OrderAddress`, fields)
    : null

const total = money(({ total: amount }) => amount)
const subtotal = money(discounted)
const tax = money(({ taxTotal }) => taxTotal)
const refunded = money(({ refundedTotal }) => refundedTotal)
const shipping = money(({ shippingTotal }) => shippingTotal)

const loadLines = async (order: Order, context: StorefrontContext): Promise<LineSource[]> =>
  (await linesOf(context).load(order.id)).map((line) => ({ order, line }))

export const orderResolvers: StorefrontResolvers = {
  Order: {
    id: (order: Order) => `${toGid('Order', order.id)}?key=${order.statusKey}`,
    name: orderName,
    orderNumber: ({ number }: Order) => number,
    processedAt: ({ createdAt }: Order) => createdAt,
    canceledAt: ({ cancelledAt }: Order) => cancelledAt,
    cancelReason: ({ cancelReason }: Order) => cancelReason?.toUpperCase() ?? null,
    currencyCode: ({ currency }: Order) => currency,
    customAttributes: (order: Order, _args, { shop }) => orderAttributes(order, shop.market),
    customerLocale: ({ language }: Order) => languageTag[language],
    customerUrl: () => null,
    statusUrl: (order: Order, _args, { origin }) => orderStatusUrl({ endpointUrl: origin }, order),
    edited: () => false,
    financialStatus: ({ financialStatus }: Order) => financialStatus.toUpperCase(),
    fulfillmentStatus: ({ fulfilmentStatus }: Order) => fulfilmentStatus.toUpperCase(),
    billingAddress: (order: Order) => addressOf(order, billingFields(order)),
    shippingAddress: (order: Order) => addressOf(order, order.shippingAddress),
    totalPrice: total,
    totalPriceV2: total,
    originalTotalPrice: total,
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    totalTax: tax,
    totalTaxV2: tax,
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    currentTotalShippingPrice: shipping,
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentTotalPrice: money(current),
    currentSubtotalPrice: money((order) => Math.max(0, discounted(order) - order.refundedTotal)),
    currentTotalTax: money((order, { shop }) =>
      order.refundedTotal === 0 || order.taxTotal === 0
        ? order.taxTotal
        : includedTax(current(order), shop.taxRateBasisPoints),
    ),
    currentTotalDuties: () => null,
    originalTotalDuties: () => null,
    metafield: () => null,
    metafields: (_order: Order, { identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
    discountApplications: (order: Order, args: PageArgs) =>
      toListConnection(
        order.discounts.map((discount) => discountApplication(order, discount)),
        args,
        ({ code }) => code,
      ),
    shippingDiscountAllocations: (order: Order) =>
      order.discounts.filter(({ scope }) => scope === 'delivery').map((discount) => allocation(order, discount)),
    lineItems: async (order: Order, args: PageArgs, context) =>
      toListConnection(await loadLines(order, context), args, ({ line }) => line.id),
    async successfulFulfillments(order: Order, { first }: { first?: number | null }, context) {
      const all = await fulfilmentsOf(context).load(order.id)
      return all.slice(0, first ?? undefined).map((fulfilment) => ({ order, fulfilment }))
    },
  },
  OrderLineItem: {
    title: ({ line }: LineSource) => line.title,
    quantity: ({ line }: LineSource) => line.quantity,
    currentQuantity: ({ line }: LineSource) => line.quantity - line.refundedQuantity,
    customAttributes: ({ line }: LineSource) => line.attributes,
    originalTotalPrice: lineMoney(fullPrice),
    discountedTotalPrice: lineMoney((line) => fullPrice(line) - line.discount),
    discountAllocations: ({ order, line }: LineSource) => line.allocations.map((share) => allocation(order, share)),
    variant: ({ line }: LineSource, _args, context) =>
      line.variantId === null ? null : variantById(context).load(line.variantId),
  },
  Fulfillment: {
    trackingCompany: ({ fulfilment }: { fulfilment: Fulfilment }) => fulfilment.trackingCompany,
    trackingInfo: ({ fulfilment }: { fulfilment: Fulfilment }, { first }: { first?: number | null }) =>
      fulfilment.trackingNumber || fulfilment.trackingUrl
        ? [{ number: fulfilment.trackingNumber, url: fulfilment.trackingUrl }].slice(0, first ?? undefined)
        : [],
    async fulfillmentLineItems(
      { order, fulfilment }: { order: Order; fulfilment: Fulfilment },
      args: PageArgs,
      context: StorefrontContext,
    ) {
      const lines = await loadLines(order, context)
      const items = fulfilment.lines.flatMap(({ orderLineId, quantity }) => {
        const lineItem = lines.find(({ line }) => line.id === orderLineId)
        return lineItem ? [{ lineItem, quantity }] : []
      })
      return toListConnection(items, args, ({ lineItem }) => lineItem.line.id)
    },
  },
}
