import type { ProductVariant } from '../../tables/products.table.ts'

type Facts = Pick<ProductVariant, 'price' | 'tracked' | 'continueSelling'>

/** How many can be bought, `free` of which nobody holds. What has no price yet is not for sale. */
export const unitsForSale = ({ price, tracked, continueSelling }: Facts, free: number): number => {
  if (price <= 0) return 0
  return tracked && !continueSelling ? Math.max(0, free) : Number.POSITIVE_INFINITY
}
