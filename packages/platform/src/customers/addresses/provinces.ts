import type { Province } from '@dvaput/domain/address/address-form'
import { addressForms } from '@dvaput/domain/address/address-forms'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { foldText } from '@dvaput/domain/text/fold-text'

/** Only of the countries the shops sell in; elsewhere a province is what the customer wrote. */
const provincesOf = new Map<string, readonly Province[]>(
  marketIds.map((id) => [markets[id].country, addressForms[id].provinces]),
)

/** By its name, however it is spelt, or by its code. */
export const findProvince = (text: string, countryCode: string | null): Province | undefined => {
  const folded = foldText(text)
  return provincesOf
    .get(countryCode ?? '')
    ?.find(({ code, name }) => foldText(name) === folded || code === text.trim().toUpperCase())
}

export const hasProvinces = (countryCode: string | null): boolean => provincesOf.has(countryCode ?? '')
