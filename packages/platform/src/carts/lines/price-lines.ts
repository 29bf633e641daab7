import type { Currency } from '@dvaput/domain/money/money'
import { foldCode } from '../../discounts/fold-code.ts'
import { type DiscountScope, takeDiscounts } from '../../discounts/take-discounts.ts'
import type { Discount } from '../../tables/discounts.table.ts'
import type { AppliedDiscount } from '../../tables/orders.table.ts'

export type LineToPrice = {
  readonly id: string
  readonly variantId: number | null
  readonly productId: number | null
  readonly quantity: number
  readonly unitPrice: number
}

type LineAllocation = { readonly code: string; readonly amount: number; readonly scope: DiscountScope }

export type PricedLine = LineToPrice & {
  readonly subtotal: number
  readonly discount: number
  readonly total: number
  readonly allocations: readonly LineAllocation[]
}

export type PricedLines = {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  /** Of the lines, before discounts. */
  readonly subtotal: number
  /** Off the lines; what is saved on delivery is in `discounts` only. */
  readonly discountTotal: number
  readonly discounts: readonly (AppliedDiscount & { readonly scope: DiscountScope })[]
  /** After a discount on delivery. */
  readonly shippingTotal: number
  /** Included in the total. */
  readonly taxTotal: number
  readonly total: number
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[]
}

type LinesToPrice = {
  readonly currency: Currency
  readonly taxRateBasisPoints: number
  readonly lines: readonly LineToPrice[]
  /** Those this buyer may use now, as `findDiscounts` says. */
  readonly discounts: readonly Discount[]
  /** As entered; `codes` of the result says which of them have an effect. */
  readonly codes?: readonly string[]
  readonly delivery?: { readonly price: number } | undefined
}

/** Rounded once, on the total, so that the tax shown is the tax of what is charged. */
export const includedTax = (total: number, taxRateBasisPoints: number): number => {
  const rate = BigInt(taxRateBasisPoints)
  const divisor = 10_000n + rate
  return Number((2n * BigInt(total) * rate + divisor) / (2n * divisor))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The one place where a cart, a checkout and an order get their amounts from: integer minor units throughout. */
export const priceLines = ({
  currency,
  taxRateBasisPoints,
  lines,
  discounts,
  codes = discounts.map(({ code }) => code),
  delivery,
}: LinesToPrice): PricedLines => {
  const { onProducts, onDelivery } = takeDiscounts(lines, discounts)
  const priced = lines.map((line, index): PricedLine => {
    const subtotal = line.quantity * line.unitPrice
    const allocations = onProducts
      .map(({ discount, scope, shares }) => ({ code: discount.code, amount: shares[index] ?? 0, scope }))
      .filter(({ amount }) => amount > 0)
    const discount = sum(allocations.map(({ amount }) => amount))
    return { ...line, subtotal, discount, total: subtotal - discount, allocations }
  })
  const subtotal = sum(priced.map((line) => line.subtotal))
  const discountTotal = sum(priced.map((line) => line.discount))
  const deliveryPrice = delivery?.price ?? 0
  const shippingTotal = onDelivery ? 0 : deliveryPrice
  const total = subtotal - discountTotal + shippingTotal
  const applied = [
    ...onProducts.map(({ discount: { code, title, kind, value }, amount, scope }) => ({
      code,
      title,
      amount,
      scope,
      ...(kind === 'percentage' ? { percentage: value } : {}),
    })),
    ...(onDelivery
      ? [{ code: onDelivery.code, title: onDelivery.title, amount: deliveryPrice, scope: 'delivery' as const }]
      : []),
  ]
  const effective = new Set(applied.map(({ code }) => code))
  return {
    currency,
    lines: priced,
    subtotal,
    discountTotal,
    discounts: applied,
    shippingTotal,
    taxTotal: includedTax(total, taxRateBasisPoints),
    total,
    codes: codes.map((code) => ({ code, applicable: effective.has(foldCode(code)) })),
  }
}
