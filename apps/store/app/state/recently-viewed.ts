import type { MarketId } from '@dvaput/domain/markets/market'
import { createStoredHandles } from './stored-handles.ts'

const seen = createStoredHandles({ key: 'dvaput-recently-viewed', limit: 12 })

/** The latest one first. */
export const rememberViewed = (market: MarketId, handle: string): void => {
  const before = seen.get(market)
  if (before[0] !== handle) seen.set(market, [handle, ...before.filter((other) => other !== handle)])
}

export const useRecentlyViewed = seen.use

export const forgetViewed = seen.clear
