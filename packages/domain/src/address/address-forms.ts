import type { MarketId } from '../markets/market.ts'
import type { AddressForm } from './address-form.ts'
import { bosnianAddressForm } from './bosnia.ts'
import { chileanAddressForm } from './chile.ts'

export const addressForms = { ba: bosnianAddressForm, cl: chileanAddressForm } as const satisfies Record<
  MarketId,
  AddressForm
>
