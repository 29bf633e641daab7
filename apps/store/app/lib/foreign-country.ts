import type { Market, PostalAddress } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'

/** The country of an address that does not lie in the visitor's own market. */
export const foreignCountry = (address: PostalAddress, market: Market, language: Language): string | undefined =>
  address.country === market.country
    ? undefined
    : Object.values(markets).find(({ country }) => country === address.country)?.name[language]
