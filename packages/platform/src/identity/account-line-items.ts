import { toDecimalMoney } from '../graphql/decimal-money.ts'
import { toGid } from '../graphql/gid.ts'
import type { Order, OrderLine } from '../orders/orders.table.ts'

const gidOrNull = (type: string, id: number | null) => (id === null ? null : toGid(type, id))

export const toDiscountApplications = ({ discounts, currency }: Order) =>
  discounts.map(({ code, title, amount }) => ({
    __typename: 'DiscountCodeApplication' as const,
    code,
    title,
    amount,
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: 'LINE_ITEM',
    value: { __typename: 'MoneyV2', ...toDecimalMoney(amount, currency) },
  }))

/** An order's line, as it was sold. */
export const toLineItem = (order: Order) => (line: OrderLine) => {
  const money = (minor: number) => toDecimalMoney(minor, order.currency)
  const { quantity, unitPrice, discount, title, variantTitle, pictureKey } = line
  const before = unitPrice * quantity
  // What several codes took off a line is kept as one sum; it is told under the first of them.
  const [application] = toDiscountApplications(order)
  const hasDiscount = discount > 0 && application !== undefined
  return {
    __typename: 'LineItem' as const,
    id: toGid('LineItem', line.id),
    name: variantTitle ? `${title} - ${variantTitle}` : title,
    title,
    presentmentTitle: title,
    variantTitle,
    variantId: gidOrNull('ProductVariant', line.variantId),
    productId: gidOrNull('Product', line.productId),
    sku: line.sku,
    quantity,
    soldQuantity: quantity,
    refundableQuantity: quantity - line.refundedQuantity,
    price: money(unitPrice),
    totalDiscount: money(discount),
    totalPrice: money(before - discount),
    currentTotalPrice: money(before - discount),
    totalPriceBeforeDiscounts: money(before),
    totalPriceWithDiscounts: money(before - discount),
    soldTotalPrice: money(before),
    soldDiscountedTotalPrice: money(before - discount),
    discountAllocations: hasDiscount ? [{ allocatedAmount: money(discount), discountApplication: application }] : [],
    discountInformation: hasDiscount ? [{ discountValue: money(discount), title: application.title }] : [],
    customAttributes: line.attributes,
    image: pictureKey === null ? null : { id: null, pictureKey, altText: title, width: null, height: null },
    giftCard: false,
    legacyFee: false,
    requiresShipping: order.shippingAddress !== null,
  }
}
