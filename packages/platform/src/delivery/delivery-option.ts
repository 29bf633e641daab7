import type { DeliveryRates } from '@dvaput/domain/markets/delivery-rates'
import type { Market } from '@dvaput/domain/markets/market'
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
  readonly weightGrams: number
  readonly city: string
  readonly province: string
}

/** What the shop asks and promises, and where an order is picked up. */
export type DeliveryTerms = Pick<Market, 'contact' | 'figures'> & { readonly rates: DeliveryRates }
