import type {
  LineQuantity,
  OrderAttribute,
  OrderFulfilment,
  OrderLine,
  OrderRefund,
  OrderSnapshot,
  OrderTracking,
} from '@dvaput/domain/orders/order-snapshot'
import { readCounterPayment } from '@dvaput/domain/reservations/counter-payment'
import { reshapeMoney } from '../storefront/reshape-money.ts'
import { reshapePostalAddress, type ShopAddress } from '../storefront/reshape-postal-address.ts'
import type { PictureUrl } from '../storefront/reshape-product.ts'

type MoneySet = { readonly shopMoney: { readonly amount: string; readonly currencyCode?: string | null } }
type Nodes<Node> = { readonly nodes: readonly Node[] }
type PlatformAttribute = { readonly key: string; readonly value: string | null }
type PlatformQuantity = { readonly quantity: number | null; readonly lineItem: { readonly id: string } }

export type PlatformLine = Omit<
  OrderLine,
  'variantId' | 'handle' | 'unitPrice' | 'price' | 'discountedPrice' | 'image' | 'warrantyMonths' | 'attributes'
> & {
  readonly originalUnitPriceSet: MoneySet
  readonly originalTotalSet: MoneySet
  readonly discountedTotalSet: MoneySet
  readonly customAttributes: readonly PlatformAttribute[]
  readonly variant: { readonly id: string } | null
  readonly product: { readonly handle: string; readonly warranty: { readonly value: string } | null } | null
  readonly image: { readonly url: string; readonly altText: string | null } | null
}

export type PlatformOrder = Pick<
  OrderSnapshot,
  'id' | 'name' | 'processedAt' | 'updatedAt' | 'cancelledAt' | 'cancelReason' | 'discountCodes' | 'taxesIncluded'
> & {
  readonly email: string | null
  readonly phone: string | null
  readonly customer: { readonly id: string } | null
  readonly customAttributes: readonly PlatformAttribute[]
  readonly displayFinancialStatus: string | null
  readonly displayFulfillmentStatus: string | null
  readonly paymentGatewayNames: readonly string[]
  readonly shippingLine: { readonly title: string; readonly code: string | null } | null
  readonly shippingAddress: ShopAddress | null
  readonly billingAddress: ShopAddress | null
  readonly subtotalPriceSet: MoneySet | null
  readonly totalDiscountsSet: MoneySet | null
  readonly totalShippingPriceSet: MoneySet
  readonly totalPriceSet: MoneySet
  readonly totalRefundedSet: MoneySet
  readonly totalOutstandingSet: MoneySet
  readonly taxLines: readonly { readonly title: string; readonly rate: number | null; readonly priceSet: MoneySet }[]
  readonly statusPageUrl: string
  readonly fulfillmentOrders: Nodes<{
    readonly status: string
    readonly deliveryMethod: { readonly methodType: string } | null
  }>
  readonly fulfillments: readonly (Omit<OrderFulfilment, 'tracking' | 'lines'> & {
    readonly displayStatus: string | null
    readonly trackingInfo: readonly OrderTracking[]
    readonly fulfillmentLineItems: Nodes<PlatformQuantity>
  })[]
  readonly refunds: readonly (Omit<OrderRefund, 'note' | 'amount' | 'lines'> & {
    readonly note: string | null
    readonly totalRefundedSet: MoneySet
    readonly refundLineItems: Nodes<PlatformQuantity>
  })[]
}

// Where the platform names none. // ENT-19
const defaultCurrency = 'BAM'

const moneyOf = ({ shopMoney: { amount, currencyCode } }: MoneySet) =>
  reshapeMoney({ amount, currencyCode: currencyCode || defaultCurrency })

const reshapeAttribute = ({ key, value }: PlatformAttribute): OrderAttribute => ({ key, value: value ?? '' })

const reshapeQuantity = ({ quantity, lineItem }: PlatformQuantity): LineQuantity => ({
  lineId: lineItem.id,
  quantity: quantity ?? 0,
})

/** Anybody may have typed anything into a metafield. */
const parseMonths = (text: string | undefined): number | null =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) || null : null

const reshapeLine = (line: PlatformLine, pictureUrl: PictureUrl): OrderLine => ({
  id: line.id,
  variantId: line.variant?.id ?? null,
  handle: line.product?.handle ?? null,
  title: line.title,
  variantTitle: line.variantTitle,
  sku: line.sku,
  quantity: line.quantity,
  currentQuantity: line.currentQuantity,
  unfulfilledQuantity: line.unfulfilledQuantity,
  unitPrice: moneyOf(line.originalUnitPriceSet),
  price: moneyOf(line.originalTotalSet),
  discountedPrice: moneyOf(line.discountedTotalSet),
  image: line.image && { url: pictureUrl(line.image.url), altText: line.image.altText ?? '' },
  warrantyMonths: parseMonths(line.product?.warranty?.value),
  attributes: line.customAttributes.map(reshapeAttribute),
})

/** Nothing of it is sent: the buyer comes to the shop for all of it. */
const isFetched = ({ fulfillmentOrders: { nodes } }: PlatformOrder): boolean =>
  nodes.length > 0 && nodes.every(({ deliveryMethod }) => deliveryMethod?.methodType === 'PICK_UP')

/** A hosted shop has no fulfilment of what lies ready, only work that was begun. // decision 0150 */
const liesReady = ({ fulfillmentOrders: { nodes }, fulfillments }: PlatformOrder): boolean =>
  fulfillments.length === 0 && nodes.every(({ status }) => status === 'IN_PROGRESS')

export const reshapeOrder = (
  order: PlatformOrder,
  lines: readonly PlatformLine[],
  pictureUrl: PictureUrl,
): OrderSnapshot => {
  const total = moneyOf(order.totalPriceSet)
  const nothing = { ...total, minor: 0 }
  const attributes = order.customAttributes.map(reshapeAttribute)
  const isPickup = isFetched(order)
  const atCounter = readCounterPayment(attributes)
  return {
    id: order.id,
    name: order.name,
    processedAt: order.processedAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    email: order.email?.trim().toLowerCase() ?? '',
    phone: order.phone ?? '',
    customerId: order.customer?.id ?? null,
    attributes,
    financialStatus: order.displayFinancialStatus,
    fulfillmentStatus: isPickup && liesReady(order) ? 'FULFILLED' : order.displayFulfillmentStatus,
    paymentMethods: atCounter ? [`counter-${atCounter}`] : order.paymentGatewayNames,
    discountCodes: order.discountCodes,
    delivery: order.shippingLine && {
      ...{ title: order.shippingLine.title, code: order.shippingLine.code },
      ...(isPickup && { isPickup }),
    },
    shippingAddress: order.shippingAddress && reshapePostalAddress(order.shippingAddress),
    billingAddress: order.billingAddress && reshapePostalAddress(order.billingAddress),
    lines: lines.map((line) => reshapeLine(line, pictureUrl)),
    subtotal: order.subtotalPriceSet ? moneyOf(order.subtotalPriceSet) : nothing,
    discount: order.totalDiscountsSet ? moneyOf(order.totalDiscountsSet) : nothing,
    shipping: moneyOf(order.totalShippingPriceSet),
    total,
    refunded: moneyOf(order.totalRefundedSet),
    outstanding: moneyOf(order.totalOutstandingSet),
    taxesIncluded: order.taxesIncluded,
    taxes: order.taxLines.map(({ title, rate, priceSet }) => ({ title, rate, amount: moneyOf(priceSet) })),
    fulfilments: order.fulfillments.map(({ trackingInfo, fulfillmentLineItems, displayStatus, ...fulfilment }) => ({
      ...fulfilment,
      // Who marks it as picked up at the shop's own screens tells no day.
      ...(displayStatus === 'PICKED_UP' && { deliveredAt: fulfilment.deliveredAt ?? fulfilment.createdAt }),
      tracking: trackingInfo,
      lines: fulfillmentLineItems.nodes.map(reshapeQuantity),
    })),
    refunds: order.refunds.map(({ note, totalRefundedSet, refundLineItems, ...refund }) => ({
      ...refund,
      note: note ?? '',
      amount: moneyOf(totalRefundedSet),
      lines: refundLineItems.nodes.map(reshapeQuantity),
    })),
    statusUrl: order.statusPageUrl,
  }
}
