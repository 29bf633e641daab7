import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

type PageUrl = { readonly pathname: string; readonly search: string }

/** Parameters that mean nothing in another market: its currency and its pages differ. */
const ofThisMarket = ['min', 'max', 'page']

/**
 * The URL that opens the same page in another market. Another host has other cookies, so a chosen language travels as a
 * parameter; a default one does not, because the other market has its own default.
 */
export const marketSwitchUrl = (
  to: MarketId,
  { pathname, search }: PageUrl,
  { languages: [usual] }: Pick<Market, 'languages'>,
  language: Language,
): string => {
  const parameters = new URLSearchParams(search)
  for (const name of ofThisMarket) parameters.delete(name)
  if (language === usual) parameters.delete('lang')
  else parameters.set('lang', language)
  const query = parameters.toString()
  return `/market/${to}?to=${encodeURIComponent(query ? `${pathname}?${query}` : pathname)}`
}
