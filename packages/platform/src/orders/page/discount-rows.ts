import type { AppliedDiscount } from '../../tables/orders.table.ts'

type Discounted = { readonly discounts: readonly AppliedDiscount[]; readonly discountTotal: number }

/** All that was taken off, also what was agreed without a code: a total is to be what its rows add up to. */
export const discountRows = ({ discounts, discountTotal }: Discounted): { code?: string; amount: number }[] => {
  const onProducts = discounts.filter(({ scope }) => scope !== 'delivery')
  const agreed = discountTotal - onProducts.reduce((sum, { amount }) => sum + amount, 0)
  return [...discounts, { amount: agreed }].filter(({ amount }) => amount > 0)
}
