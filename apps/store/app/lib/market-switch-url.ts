import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

type Place = { readonly pathname: string; readonly search: string }

/** Amounts are in another currency there, and the pages hold other goods. */
const ofThisMarket = ['min', 'max', 'page']

/**
 * The way to the same place in another market, with what was looked for. Another host knows no choice made here, so a
 * language goes along; the one that nobody chose does not, because the other market has its own.
 */
export const marketSwitchUrl = (
  to: MarketId,
  { pathname, search }: Place,
  { languages: [usual] }: Pick<Market, 'languages'>,
  language: Language,
): string => {
  const parameters = new URLSearchParams(search)
  for (const name of ofThisMarket) parameters.delete(name)
  if (language !== usual || parameters.has('lang')) parameters.set('lang', language)
  const query = parameters.toString()
  return `/market/${to}?to=${encodeURIComponent(query ? `${pathname}?${query}` : pathname)}`
}
