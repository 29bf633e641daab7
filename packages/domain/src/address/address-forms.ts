import { type MarketId, marketIds } from '../markets/market.ts'
import type { AddressForm } from './address-form.ts'
import { bosnianAddressForm } from './bosnia.ts'
import { chileanAddressForm } from './chile.ts'

export const addressForms = { ba: bosnianAddressForm, cl: chileanAddressForm } as const satisfies Record<
  MarketId,
  AddressForm
>

/** Customers belong to both markets, so an address of the other country keeps the form of its own. */
export const addressFormOf = (country: string | null | undefined, market: MarketId): MarketId =>
  marketIds.find((id) => country != null && addressForms[id].countries.includes(country)) ?? market
