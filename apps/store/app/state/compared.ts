import type { MarketId } from '@dvaput/domain/markets/market'
import { createStoredHandles } from './stored-handles.ts'

/** More than four columns do not fit a screen. */
export const maxCompared = 4

const compared = createStoredHandles({ key: 'dvaput-compared', limit: maxCompared })

export const useCompared = compared.use

/** Adds or removes the product; `full` when the limit is reached and nothing changed. */
export const toggleCompared = (market: MarketId, handle: string): 'added' | 'removed' | 'full' => {
  const before = compared.get(market)
  if (before.includes(handle)) {
    compared.set(
      market,
      before.filter((other) => other !== handle),
    )
    return 'removed'
  }
  if (before.length >= maxCompared) return 'full'
  compared.set(market, [...before, handle])
  return 'added'
}

/** Replaces the list. */
export const setCompared = compared.set

export const forgetCompared = compared.clear
