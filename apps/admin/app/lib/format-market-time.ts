import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'

/** By the clock of a market, which is named: screens show times of both. */
export const formatMarketTime = (at: Date | string, market: MarketId, language: Language): string => {
  const { timeZone } = markets[market]
  const clock = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return `${formatDateTime({ at: new Date(at).toISOString(), timeZone }, language)} (${clock})`
}
