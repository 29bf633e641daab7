import type { Discount } from '../tables/discounts.table.ts'
import { shareOut } from './share-out.ts'

type Line = {
  readonly variantId: number | null
  readonly productId: number | null
  readonly quantity: number
  readonly unitPrice: number
}

/** `line`: bound to products, shown on their lines; `order`: on everything, shown once below them. */
export type DiscountScope = 'line' | 'order' | 'delivery'

type TakenDiscount = {
  readonly discount: Discount
  readonly scope: DiscountScope
  readonly amount: number
  /** Off each line, in the lines' order. */
  readonly shares: readonly number[]
}

const isBound = ({ productIds, variantIds }: Discount) => productIds !== null || variantIds !== null

const isEntitled = (discount: Discount, { productId, variantId }: Line): boolean =>
  !isBound(discount) ||
  (productId !== null && (discount.productIds?.includes(productId) ?? false)) ||
  (variantId !== null && (discount.variantIds?.includes(variantId) ?? false))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const percentOf = (amount: number, basisPoints: number): number =>
  Number((2n * BigInt(amount) * BigInt(basisPoints) + 10_000n) / 20_000n)

const sharesOf = (discount: Discount, lines: readonly Line[], weights: readonly number[]): readonly number[] => {
  const base = sum(weights)
  if (discount.kind === 'percentage') return shareOut(percentOf(base, discount.value), weights)
  if (!discount.onEachItem) return shareOut(Math.min(discount.value, base), weights)
  return weights.map((weight, index) => Math.min(discount.value * (lines[index]?.quantity ?? 0), weight))
}

/** Undefined where the discount takes nothing off these lines. */
const takeOff = (discount: Discount, lines: readonly Line[], free: readonly boolean[]): TakenDiscount | undefined => {
  const weights = lines.map((line, index) =>
    free[index] && isEntitled(discount, line) ? line.quantity * line.unitPrice : 0,
  )
  const shares = sharesOf(discount, lines, weights)
  const amount = sum(shares)
  return amount > 0 ? { discount, scope: isBound(discount) ? 'line' : 'order', amount, shares } : undefined
}

const bestOf = (candidates: readonly (TakenDiscount | undefined)[]): TakenDiscount | undefined =>
  candidates.reduce((best, each) => (each && each.amount > (best?.amount ?? 0) ? each : best), undefined)

/** Codes bound to products live side by side as long as each line has one of them; the dearest is served first. */
const takeBound = (discounts: readonly Discount[], lines: readonly Line[]): readonly TakenDiscount[] => {
  const taken: TakenDiscount[] = []
  const free = lines.map(() => true)
  for (let left = discounts; left.length > 0; ) {
    const best = bestOf(left.map((discount) => takeOff(discount, lines, free)))
    if (!best) break
    taken.push(best)
    for (const [index, share] of best.shares.entries()) if (share > 0) free[index] = false
    left = left.filter((discount) => discount !== best.discount)
  }
  return taken
}

/**
 * One code for the whole order, or any number of codes bound to different products: whichever is worth more to the buyer.
 * A code for free delivery goes with either.
 */
export const takeDiscounts = (
  lines: readonly Line[],
  discounts: readonly Discount[],
): { readonly onProducts: readonly TakenDiscount[]; readonly onDelivery: Discount | undefined } => {
  const eligible = discounts.filter((discount) => {
    const entitled = lines.filter((line) => line.quantity > 0 && isEntitled(discount, line))
    const worth = sum(entitled.map(({ quantity, unitPrice }) => quantity * unitPrice))
    return entitled.length > 0 && worth >= (discount.minimumSubtotal ?? 0)
  })
  const onProducts = eligible.filter(({ kind }) => kind !== 'free-delivery')
  const bound = takeBound(onProducts.filter(isBound), lines)
  const everything = lines.map(() => true)
  const whole = bestOf(
    onProducts.filter((discount) => !isBound(discount)).map((discount) => takeOff(discount, lines, everything)),
  )
  const worthOfBound = sum(bound.map(({ amount }) => amount))
  return {
    onProducts: whole && whole.amount > worthOfBound ? [whole] : bound,
    onDelivery: eligible.find(({ kind }) => kind === 'free-delivery'),
  }
}
