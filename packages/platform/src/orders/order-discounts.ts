import { toDecimalMoney } from '../graphql/decimal-money.ts'
import type { AppliedDiscount, DiscountShare, Order } from '../tables/orders.table.ts'

/** A code for delivery makes it free. Orders from before the kind was stored have the amount only. */
const pricingValue = ({ currency }: Order, { amount, scope, percentage }: AppliedDiscount) => {
  const hundredths = scope === 'delivery' ? 10_000 : percentage
  return hundredths === undefined
    ? { __typename: 'MoneyV2' as const, ...toDecimalMoney(amount, currency) }
    : { __typename: 'PricingPercentageValue' as const, percentage: hundredths / 100 }
}

/** What a code was meant to do, as far as the order remembers: how much it took and from what. */
export const discountApplication = (order: Order, discount: AppliedDiscount) => {
  const { code, scope = 'order' } = discount
  return {
    __typename: 'DiscountCodeApplication' as const,
    code,
    applicable: true,
    allocationMethod: scope === 'line' ? 'EACH' : 'ACROSS',
    targetSelection: scope === 'line' ? 'ENTITLED' : 'ALL',
    targetType: scope === 'delivery' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: pricingValue(order, discount),
  }
}

export const allocation = (order: Order, { code, amount }: DiscountShare) => {
  const discount = order.discounts.find((each) => each.code === code) ?? { code, title: code, amount }
  return {
    allocatedAmount: toDecimalMoney(amount, order.currency),
    discountApplication: discountApplication(order, discount),
  }
}
