import { isMarketId, type MarketId } from '@dvaput/domain/markets/market'
import { isLanguage, type Language } from '@dvaput/domain/text/language'

/** Whose text, and in which language, as the URL says. */
export const readTextPlace = (url: URL, ownMarket: MarketId, ownLanguage: Language) => {
  const [market, language] = [url.searchParams.get('market'), url.searchParams.get('language')]
  return {
    market: isMarketId(market) ? market : ownMarket,
    language: isLanguage(language) ? language : ownLanguage,
  }
}
