import type { PostalAddress } from '../address/postal-address.ts'
import type { Money } from '../money/money.ts'

export type AccountAddress = PostalAddress & { readonly id: string }

/** What a customer writes of an address. Province and country are codes. */
export type AddressInput = Omit<AccountAddress, 'id' | 'provinceCode' | 'countryCode'>

export type OrderedLine = {
  readonly title: string
  readonly quantity: number
  /** Of all units together. */
  readonly price: Money
  readonly image: { readonly url: string; readonly altText: string } | null
}

export type OrderAddress = Omit<AddressInput, 'company' | 'phone'>

export type AccountOrder = {
  readonly id: string
  /** As `#1001`. */
  readonly name: string
  readonly processedAt: string
  readonly financialStatus: string | null
  readonly fulfillmentStatus: string | null
  readonly total: Money
  readonly lines: readonly OrderedLine[]
  readonly shippingAddress: OrderAddress | null
}

/** What the platform keeps of a customer. */
export type AccountRecord = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly displayName: string
  readonly phone: string
  readonly acceptsMarketing: boolean
  readonly createdAt: string
  readonly updatedAt: string
  readonly defaultAddressId: string | null
  /** At most ten. */
  readonly addresses: readonly AccountAddress[]
  /** The last ten, newest first. */
  readonly orders: readonly AccountOrder[]
}

export type ProfileChange = {
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string | null
  readonly acceptsMarketing?: boolean
}
