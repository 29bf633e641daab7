import type { Money } from '../money/money.ts'

export type ShippingRate = {
  readonly handle: string
  readonly title: string
  readonly price: Money
}

/** A checkout that was made with the shop's own access. // ENT-24 */
export type CheckoutResult = {
  readonly id: string
  readonly webUrl: string
  readonly invoiceUrl?: string
  readonly total: Money
  readonly subtotal: Money
  readonly tax: Money
  readonly lineItems: readonly {
    readonly variantId: string | null
    readonly title: string
    readonly quantity: number
    readonly price: Money
  }[]
  readonly shippingRates: readonly ShippingRate[]
}

/** The title lowercased with hyphens. // ENT-25 */
export const toRateHandle = (title: string): string => title.trim().toLowerCase().replace(/\s+/g, '-')
