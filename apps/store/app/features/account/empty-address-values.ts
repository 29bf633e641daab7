import { type AddressValues, addressFields } from '@dvaput/domain/address/address-form'
import { addressForms } from '@dvaput/domain/address/address-forms'
import type { MarketId } from '@dvaput/domain/markets/market'

/** A new address, in the default country of the form. */
export const emptyAddressValues = (market: MarketId): AddressValues => ({
  ...(Object.fromEntries(addressFields.map((field) => [field, ''])) as AddressValues),
  country: addressForms[market].countries[0],
})
