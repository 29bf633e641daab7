import type { Attribute } from '../tables/carts.table.ts'
import type { AddressFields } from '../tables/customers.table.ts'
import type { DraftDiscount } from '../tables/draft-orders.table.ts'

/** Money is in minor units already; ids are numbers. */
export type DraftLineInput = {
  readonly uuid?: string
  readonly variantId: number | null
  readonly quantity: number
  /** Of a custom line. */
  readonly title?: string
  readonly sku?: string | null
  /** Of a custom line; of a variant's line in place of what the catalogue says. */
  readonly unitPrice?: number
  readonly discount?: DraftDiscount | null
  readonly attributes?: readonly Attribute[]
}

/** What is not named stays as it was, or empty. */
export type DraftInput = {
  readonly lines?: readonly DraftLineInput[]
  readonly customerId?: number | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly note?: string
  readonly tags?: readonly string[]
  readonly attributes?: readonly Attribute[]
  readonly discount?: DraftDiscount | null
  readonly discountCodes?: readonly string[]
  readonly shippingAddress?: AddressFields | null
  readonly useDefaultAddress?: boolean
  readonly shipping?: { readonly title: string; readonly price: number } | null
  readonly reserveInventoryUntil?: Date | null
}

export type DraftRefusal = { readonly field: readonly string[] | null; readonly message: string }
