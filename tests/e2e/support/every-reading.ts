import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { type Language, languages } from '@dvaput/domain/text/language'

export type Reading = { readonly market: MarketId; readonly language: Language }

/** Every market in every language. */
export const everyReading: readonly Reading[] = marketIds.flatMap((market) =>
  languages.map((language) => ({ market, language })),
)
