import type { Language } from '@dvaput/domain/text/language'

export type DeliveryOption = {
  readonly handle: string
  readonly title: Readonly<Record<Language, string>>
  readonly description: Readonly<Record<Language, string>>
  /** Minor units of the shop's currency. */
  readonly price: number
  readonly kind: 'shipping' | 'pickup'
}

export type Parcel = {
  readonly subtotal: number
  readonly weightGrams: number
  readonly city: string
  readonly province: string
}
