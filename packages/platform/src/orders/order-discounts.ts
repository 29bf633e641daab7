import { toDecimalMoney } from '../graphql/decimal-money.ts'
import type { AppliedDiscount, DiscountShare, Order } from './orders.table.ts'

/** What a code was meant to do, as far as the order remembers: how much it took and from what. */
export const discountApplication = ({ currency }: Order, { code, amount, scope = 'order' }: AppliedDiscount) => ({
  __typename: 'DiscountCodeApplication' as const,
  code,
  applicable: true,
  allocationMethod: scope === 'line' ? 'EACH' : 'ACROSS',
  targetSelection: scope === 'line' ? 'ENTITLED' : 'ALL',
  targetType: scope === 'delivery' ? 'SHIPPING_LINE' : 'LINE_ITEM',
  value: { __typename: 'MoneyV2' as const, ...toDecimalMoney(amount, currency) },
})

export const allocation = (order: Order, { code, amount }: DiscountShare) => {
  const discount = order.discounts.find((each) => each.code === code) ?? { code, title: code, amount }
  return {
    allocatedAmount: toDecimalMoney(amount, order.currency),
    discountApplication: discountApplication(order, discount),
  }
}
