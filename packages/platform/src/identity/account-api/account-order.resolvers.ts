import { languageTag } from '@dvaput/domain/text/language'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { toGid } from '../../graphql/gid.ts'
import { billingFields, orderAttributes } from '../../orders/billing.ts'
import { isPickup } from '../../orders/is-pickup.ts'
import { orderName, orderStatusUrl } from '../../orders/order-name.ts'
import type { AddressFields } from '../../tables/customers.table.ts'
import type { Order } from '../../tables/orders.table.ts'
import { toAccountAddressOf } from './account-address.ts'
import type { AccountContext, AccountResolvers } from './account-context.ts'
import { toDiscountApplications, toLineItem } from './account-line-items.ts'
import { fulfilmentsOf, imagesOf, linesOf, refundsOf } from './account-order-loaders.ts'
import { financialStatus, fulfilmentStatus, toFulfilment, toTransaction } from './account-order-states.ts'

const money = (pick: (order: Order) => number) => (order: Order) => toDecimalMoney(pick(order), order.currency)

const addressOf = ({ id }: Order, fields: AddressFields | null) =>
  fields && toAccountAddressOf(toGid('CustomerAddress', `order-${id}`), fields)

const lineItemsOf = async (order: Order, context: AccountContext) =>
  (await linesOf(context).load(order.id)).map(toLineItem(order))

const quantityOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const isPaid = (order: Order) => !['pending', 'voided'].includes(order.financialStatus)

const cancelReasons = new Set(['CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER', 'STAFF'])

export const accountOrderResolvers: AccountResolvers = {
  Order: {
    id: ({ id }: Order) => toGid('Order', id),
    name: orderName,
    processedAt: ({ createdAt }: Order) => createdAt,
    currencyCode: ({ currency }: Order) => currency,
    customer: (_order: Order, _args: unknown, { customer }) => customer,
    customerLocale: ({ language }: Order) => languageTag[language],
    customAttributes: (order: Order, _args: unknown, { shop }) => orderAttributes(order, shop.market),
    cancelReason: ({ cancelReason }: Order) => {
      if (cancelReason === null) return null
      return cancelReasons.has(cancelReason.toUpperCase()) ? cancelReason.toUpperCase() : 'OTHER'
    },
    note: ({ note }: Order) => note || null,
    hasEmail: () => true,
    edited: () => false,
    requiresShipping: ({ shippingAddress }: Order) => shippingAddress !== null,
    legacyRepresentProductsAsFees: () => false,
    market: (_order: Order, _args: unknown, { shop }) => ({ id: toGid('Market', shop.id), handle: shop.market }),
    statusPageUrl: (order: Order, _args: unknown, { shop }) => orderStatusUrl(shop, order),
    financialStatus,
    fulfillmentStatus: async (order: Order, _args: unknown, context) =>
      fulfilmentStatus(order, await fulfilmentsOf(context).load(order.id)),
    shippingAddress: (order: Order) => addressOf(order, order.shippingAddress),
    billingAddress: (order: Order) => addressOf(order, billingFields(order)),
    shippingTitle: ({ delivery }: Order) => delivery?.title ?? null,
    shippingLine: ({ delivery, currency }: Order) =>
      delivery && { ...delivery, originalPrice: toDecimalMoney(delivery.price, currency) },
    subtotal: money(({ subtotal, discountTotal }) => subtotal - discountTotal),
    subtotalBeforeDiscounts: money(({ subtotal }) => subtotal),
    totalShipping: money(({ delivery, shippingTotal }) => delivery?.price ?? shippingTotal),
    totalDiscountedShipping: money(({ shippingTotal }) => shippingTotal),
    totalTax: money(({ taxTotal }) => taxTotal),
    totalPrice: money(({ total }) => total),
    totalRefunded: money(({ refundedTotal }) => refundedTotal),
    discountApplications: (order: Order, args: PageArgs) =>
      toListConnection(toDiscountApplications(order), args, ({ code }) => code),
    discountInformation: ({ discounts, discountTotal, currency }: Order) => {
      const all = discounts.map(({ title, amount }) => ({
        discountApplicationType: 'DISCOUNT_CODE',
        discountValue: toDecimalMoney(amount, currency),
        targetType: 'LINE_ITEM',
        title,
      }))
      const total = toDecimalMoney(discountTotal, currency)
      return {
        allAppliedDiscounts: all,
        allOrderLevelAppliedDiscounts: all,
        allOrderLevelAppliedDiscountsOnSoldItems: all,
        totalDiscounts: total,
        totalOrderLevelAppliedDiscounts: total,
      }
    },
    paymentInformation: (order: Order) => {
      const paid = isPaid(order) ? order.total : 0
      const due = order.financialStatus === 'pending' ? order.total : 0
      return {
        paymentStatus: financialStatus(order),
        totalPaidAmount: toDecimalMoney(paid, order.currency),
        totalOutstandingAmount: toDecimalMoney(due, order.currency),
      }
    },
    lineItems: async (order: Order, args: PageArgs, context) =>
      toListConnection(await lineItemsOf(order, context), args, ({ id }) => id),
    lineItemsSummary: async ({ id }: Order, _args: unknown, context) => {
      const lines = await linesOf(context).load(id)
      return {
        lineItemCount: lines.length,
        totalQuantityOfLineItems: quantityOf(lines),
        totalQuantityOfLegacyFeesLineItems: 0,
        totalQuantityOfTipLineItems: 0,
      }
    },
    soldInformation: async (order: Order, _args: unknown, context) => {
      const lines = await linesOf(context).load(order.id)
      return {
        quantity: quantityOf(lines),
        refundedQuantity: lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0),
        subtotal: toDecimalMoney(order.subtotal, order.currency),
        total: toDecimalMoney(order.total, order.currency),
        totalDiscount: toDecimalMoney(order.discountTotal, order.currency),
        totalTaxes: toDecimalMoney(order.taxTotal, order.currency),
      }
    },
    hasMultipleFulfillments: async ({ id }: Order, _args: unknown, context) =>
      (await fulfilmentsOf(context).load(id)).length > 1,
    fulfillments: async (order: Order, args: PageArgs, context) => {
      const lines = await lineItemsOf(order, context)
      const done = await fulfilmentsOf(context).load(order.id)
      return toListConnection(done.map(toFulfilment(lines, isPickup(order))), args, ({ id }) => id)
    },
    refunds: async ({ id, currency }: Order, _args: unknown, context) =>
      (await refundsOf(context).load(id)).map((refund) => ({
        id: toGid('Refund', refund.id),
        createdAt: refund.createdAt,
        updatedAt: refund.createdAt,
        totalRefunded: toDecimalMoney(refund.amount, currency),
      })),
    transactions: (order: Order) => (order.financialStatus === 'voided' ? [] : [toTransaction(order)]),
    metafield: () => null,
    metafields: (_order: Order, { identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
  },
  LineItem: {
    /** The line keeps the picture as it was sold; its size is known as long as the product has it. */
    image: async ({ image }: ReturnType<ReturnType<typeof toLineItem>>, _args: unknown, context) => {
      if (!image) return null
      const { productId, ...picture } = image
      const known = productId === null ? [] : await imagesOf(context).load(productId)
      const {
        id = null,
        width = null,
        height = null,
      } = known.find(({ pictureKey }) => pictureKey === picture.pictureKey) ?? {}
      return { ...picture, id, width, height }
    },
  },
  Fulfillment: {
    fulfillmentLineItems: ({ items }: ReturnType<ReturnType<typeof toFulfilment>>, args: PageArgs) =>
      toListConnection(items, args, ({ id }) => id),
  },
}
