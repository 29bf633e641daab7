import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { createStoredState } from './stored-state.ts'

type HandlesByMarket = Readonly<Partial<Record<MarketId, readonly string[]>>>

const none: readonly string[] = []

/** Handles are sent in URLs, separated by commas. */
const isHandle = (value: unknown): value is string => typeof value === 'string' && /^[^\s,/?#]{1,255}$/u.test(value)

const parseHandles = (stored: unknown, limit: number): readonly string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isHandle))].slice(0, limit) : none

/** A bounded list of product handles in local storage, one for each market. */
export const createStoredHandles = ({ key, limit }: { readonly key: string; readonly limit: number }) => {
  const stored = createStoredState<HandlesByMarket>({
    key,
    version: 1,
    empty: {},
    parse: (value) =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            marketIds.map((market) => [market, parseHandles((value as Record<string, unknown>)[market], limit)]),
          )
        : undefined,
  })
  const get = (market: MarketId): readonly string[] => stored.get()[market] ?? none
  return {
    get,
    set: (market: MarketId, handles: readonly string[]) =>
      stored.set({ ...stored.get(), [market]: parseHandles(handles, limit) }),
    /** Of every market. */
    clear: (): void => {
      if (Object.values(stored.get()).some((handles) => handles.length > 0)) stored.set({})
    },
    use: (market: MarketId): readonly string[] => stored.use()[market] ?? none,
  }
}
