import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languageTag } from '@dvaput/domain/text/language'

type Origins = Readonly<Record<MarketId, string>>

/** The URL of a page in a language; the market's default language needs no parameter. */
export const pageUrl = (origins: Origins, market: MarketId, language: Language, path: string): string => {
  const url = new URL(path, origins[market])
  if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
  return url.href
}

/** The hreflang URLs of a page, in every language of the markets that have it. */
export const alternateUrls = (
  origins: Origins,
  path: string,
  among: readonly [MarketId, ...MarketId[]] = marketIds,
): { hreflang: string; href: string }[] => [
  ...among.flatMap((market) =>
    markets[market].languages.map((language) => ({
      hreflang: `${languageTag[language]}-${markets[market].country}`,
      href: pageUrl(origins, market, language, path),
    })),
  ),
  { hreflang: 'x-default', href: pageUrl(origins, among[0], 'en', path) },
]
