import type { Currency } from '@dvaput/domain/money/money'
import type { Discount } from '../../tables/discounts.table.ts'
import { toPriceText } from '../../webhooks/price-text.ts'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const itemsOf = ({ productIds, variantIds }: Discount): string => {
  if (productIds === null && variantIds === null) return 'entire order'
  const parts = [
    ...(productIds?.length ? [counted(productIds.length, 'product')] : []),
    ...(variantIds?.length ? [counted(variantIds.length, 'product variant')] : []),
  ]
  return parts.join(' and ')
}

/** What a code does in one line of English, as the hosted platform's own pages have it. */
export const summariseDiscount = (discount: Discount, currency: Currency): string => {
  const { kind, value, onEachItem, minimumSubtotal, oncePerCustomer, customerIds } = discount
  const money = (minor: number) => `${toPriceText(minor, currency)} ${currency}`
  const worth = kind === 'percentage' ? `${value / 100}%` : money(value)
  const gives =
    kind === 'free-delivery' ? 'Free shipping' : `${worth} off ${onEachItem ? 'each of ' : ''}${itemsOf(discount)}`
  return [
    gives,
    ...(minimumSubtotal === null ? [] : [`Minimum purchase of ${money(minimumSubtotal)}`]),
    ...(customerIds === null ? [] : [`For ${counted(customerIds.length, 'customer')}`]),
    ...(oncePerCustomer ? ['One use per customer'] : []),
  ].join(' • ')
}
