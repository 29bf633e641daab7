import { createTaggedCache, type Invalidation, type TaggedEntry } from '@dvaput/domain/flow/tagged-cache'
import type { FallbackChain, Observe } from './fallback-chain.ts'

/** Of a query that no source was asked for. */
export type CacheOutcome = 'cached' | 'stale'

type Options<Query, Result> = {
  readonly chain: FallbackChain<Query, Result>
  readonly keyOf: (query: Query) => string
  /** What the result depends on: it is cached until one of these changes. */
  readonly tagsOf?: (query: Query, result: Result) => readonly string[]
  readonly lifetimeMs: number | ((query: Query) => number)
  readonly observe?: Observe<CacheOutcome> | undefined
  readonly now?: (() => number) | undefined
  readonly maxCached?: number
}

type Cached<Query, Result> = { readonly query: Query; readonly result: Result; readonly expiresAt: number }

const defaultMaxCached = 10_000

/** The results of a fallback chain. When all its sources fail, an expired result is better than none. // CAT-20 */
export const createQueryCache = <Query, Result>(options: Options<Query, Result>) => {
  const { chain, keyOf, tagsOf = () => [], lifetimeMs, observe, now = Date.now, maxCached = defaultMaxCached } = options
  const cache = createTaggedCache<Cached<Query, Result>>({ maxSize: maxCached })
  const running = new Map<string, Promise<Result>>()

  const isFresh = ({ value, isDropped }: TaggedEntry<Cached<Query, Result>>) => !isDropped && value.expiresAt > now()

  const readAnew = async (key: string, query: Query): Promise<Result> => {
    const startedIn = cache.generation()
    let result: Result
    try {
      result = await chain.read(query)
    } catch (error) {
      const expired = cache.get(key)?.value
      if (!expired) throw error
      observe?.('stale', 'cache')
      return expired.result
    }
    const expiresAt = now() + (typeof lifetimeMs === 'number' ? lifetimeMs : lifetimeMs(query))
    cache.set(key, { query, result, expiresAt }, { tags: tagsOf(query, result), startedIn })
    return result
  }

  return {
    /** Equal queries at the same time share one result. */
    read(query: Query): Promise<Result> {
      const key = keyOf(query)
      const cached = cache.get(key)
      if (cached && isFresh(cached)) {
        observe?.('cached', 'cache')
        return Promise.resolve(cached.value.result)
      }
      const underWay = running.get(key)
      if (underWay !== undefined) return underWay
      const started = readAnew(key, query).finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return started
    },

    /** Expired results stay for the case that no source answers. */
    drop(changed: Invalidation) {
      running.clear()
      cache.drop(changed)
    },

    /** Expired results go while some source answers. // CACHE-07 */
    purge() {
      for (const [key, entry] of cache.entries())
        if (!isFresh(entry) && !chain.isUnavailable(entry.value.query)) cache.delete(key)
    },

    size: cache.count,
  }
}
