import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { toGid } from '../../graphql/gid.ts'
import { discountApplication } from '../../orders/order-discounts.ts'
import type { AppliedDiscount, Order, OrderLine } from '../../tables/orders.table.ts'

const gidOrNull = (type: string, id: number | null) => (id === null ? null : toGid(type, id))

const toApplication = (order: Order, discount: AppliedDiscount) => ({
  ...discountApplication(order, discount),
  title: discount.title,
})

export const toDiscountApplications = (order: Order) => order.discounts.map((each) => toApplication(order, each))

/** An order's line, as it was sold. */
export const toLineItem = (order: Order) => (line: OrderLine) => {
  const money = (minor: number) => toDecimalMoney(minor, order.currency)
  const { quantity, unitPrice, discount, title, variantTitle, pictureKey } = line
  const before = unitPrice * quantity
  const shares = line.allocations.map(({ code, amount }) => ({
    allocatedAmount: money(amount),
    discountApplication: toApplication(
      order,
      order.discounts.find((each) => each.code === code) ?? { code, title: code, amount },
    ),
  }))
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
    discountAllocations: shares,
    discountInformation: shares.map(({ allocatedAmount, discountApplication: { title: name } }) => ({
      discountValue: allocatedAmount,
      title: name,
    })),
    customAttributes: line.attributes,
    image: pictureKey === null ? null : { pictureKey, altText: title, productId: line.productId },
    giftCard: false,
    legacyFee: false,
    requiresShipping: order.shippingAddress !== null,
  }
}
