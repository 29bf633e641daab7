import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { type Language, languages } from '@dvaput/domain/text/language'

export type TestLocale = { readonly market: MarketId; readonly language: Language }

const all: readonly TestLocale[] = marketIds.flatMap((market) => languages.map((language) => ({ market, language })))

/** Each market and each language once met. */
const few: readonly TestLocale[] = [
  { market: 'ba', language: 'bcs' },
  { market: 'ba', language: 'en' },
  { market: 'cl', language: 'es' },
]

/** The markets in their languages: all of them in the full matrix. */
export const testLocales: readonly TestLocale[] = process.env.E2E_MATRIX === 'full' ? all : few
