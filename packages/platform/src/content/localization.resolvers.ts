import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Currency } from '@dvaput/domain/money/money'
import { type Language, languageName, languageTag } from '@dvaput/domain/text/language'
import { toGid } from '../graphql/gid.ts'
import { toLanguageCode } from '../graphql/operation-context.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { Shop } from '../tables/shops.table.ts'

const symbol = { BAM: 'KM', CLP: '$', USD: '$' } as const satisfies Record<Currency, string>

const nameOf = (code: string, type: 'currency' | 'language', language: Language): string =>
  new Intl.DisplayNames(languageTag[language], { type }).of(code) ?? code

const toLanguage = (language: Language, { language: requested }: StorefrontContext) => ({
  isoCode: toLanguageCode(language),
  endonymName: languageName[language],
  name: nameOf(languageTag[language], 'language', requested),
})

export const toMarket = (market: MarketId) => ({
  __typename: 'Market' as const,
  id: toGid('Market', marketIds.indexOf(market) + 1),
  handle: market,
})

const toCountry = ({ market, currency, languages }: Shop, context: StorefrontContext) => ({
  isoCode: markets[market].country,
  name: markets[market].name[context.language],
  currency: { isoCode: currency, name: nameOf(currency, 'currency', context.language), symbol: symbol[currency] },
  unitSystem: 'METRIC_SYSTEM',
  market: toMarket(market),
  defaultLanguage: toLanguage(languages[0], context),
  availableLanguages: languages.map((language) => toLanguage(language, context)),
})

/** A shop sells in its market's country alone: a client from another is shown that one. */
export const localizationResolvers: StorefrontResolvers = {
  QueryRoot: {
    localization: (_root, _args, context) => {
      const country = toCountry(context.shop, context)
      return {
        country,
        availableCountries: [country],
        language: toLanguage(context.language, context),
        availableLanguages: country.availableLanguages,
        market: country.market,
      }
    },
  },
}
