import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import type { Discount } from '../../tables/discounts.table.ts'
import type { OpenCart } from '../open-cart.ts'

const pricingValue = ({ kind, value }: Discount, { priced }: OpenCart) => {
  if (kind === 'fixed-amount') return { __typename: 'MoneyV2' as const, ...toDecimalMoney(value, priced.currency) }
  return { __typename: 'PricingPercentageValue' as const, percentage: kind === 'percentage' ? value / 100 : 100 }
}

const applicationOf = (discount: Discount, open: OpenCart) => {
  const bound = discount.productIds !== null || discount.variantIds !== null
  return {
    allocationMethod: discount.onEachItem ? 'EACH' : 'ACROSS',
    targetSelection: bound ? 'ENTITLED' : 'ALL',
    targetType: discount.kind === 'free-delivery' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: pricingValue(discount, open),
  }
}

/** A `CartCodeDiscountAllocation`. */
export const toAllocation = (open: OpenCart, { code, amount }: { code: string; amount: number }) => {
  const discount = open.discounts.find((each) => each.code === code)
  if (!discount) throw new Error(`the discount ${code} was applied and is not among those found`)
  const discountApplication = applicationOf(discount, open)
  return {
    __typename: 'CartCodeDiscountAllocation' as const,
    code,
    discountedAmount: toDecimalMoney(amount, open.priced.currency),
    targetType: discountApplication.targetType,
    discountApplication,
  }
}
