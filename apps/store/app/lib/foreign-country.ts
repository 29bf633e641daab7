import type { Market, PostalAddress } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'

/** The country of a postal address outside the visitor's market. */
export const foreignCountry = (
  address: PostalAddress | undefined,
  market: Market,
  language: Language,
): string | undefined =>
  !address || address.country === market.country
    ? undefined
    : Object.values(markets).find(({ country }) => country === address.country)?.name[language]
