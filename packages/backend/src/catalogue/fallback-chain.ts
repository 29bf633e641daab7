import { DatabaseTimeout, isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import { within } from '@dvaput/domain/flow/within'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Invalidation } from '../cache/invalidation-bus.ts'

/** Every source gives the same result for the same query; the caller never sees which one it was. */
export type Source<Query, Result> = {
  readonly name: string
  /** It reads our own database and nothing else: its silence is the database's, not that of a shop. */
  readonly isOurs?: boolean
  readonly read: (query: Query, signal: AbortSignal) => Promise<Result>
}

export type Outcome = 'answered' | 'cached' | 'stale' | 'failed' | 'refused' | 'circuit-open'
/** `cache` where no source was queried. */
export type Observe = (outcome: Outcome, source: string, error?: unknown) => void

type Options<Query, Result> = {
  /** In the order in which they are tried. */
  readonly sources: readonly Source<Query, Result>[]
  readonly keyOf: (query: Query) => string
  /** There is a circuit breaker for each group: one shop that is unavailable does not open those of the other. */
  readonly groupOf?: (query: Query) => string
  /** What the result depends on: it is cached until one of these changes. */
  readonly tagsOf?: (query: Query, result: Result) => readonly string[]
  /** For each source. */
  readonly timeoutMs: number
  /** The time is for all sources together: each may use an equal part of what the ones before it left. */
  readonly isTimeShared?: boolean
  readonly lifetimeMs: number | ((query: Query) => number)
  readonly observe?: Observe | undefined
  readonly now?: (() => number) | undefined
  readonly timeout?: ((ms: number) => AbortSignal) | undefined
  readonly maxCached?: number
}

type Cached<Result> = {
  readonly result: Result
  readonly tags: readonly string[]
  readonly group: string
  expiresAt: number
}

const defaultMaxCached = 10_000

/**
 * The circuit opens after a network error, a timeout, a 5xx or a bug; a refusal shows that the source works. // CAT-21
 */
const opensCircuit = (error: unknown) =>
  !(error instanceof IntegrationError) || error.kind !== 'refused' || (error.status ?? 0) >= 500

/** A shop that cannot be reached has such a cause too. */
const isOurDatabase = (error: unknown) => !(error instanceof IntegrationError) && isDatabaseUnavailable(error)

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

const timeoutOf = ({ name, isOurs }: Pick<Source<never, never>, 'name' | 'isOurs'>, cause: unknown) =>
  isOurs
    ? new DatabaseTimeout(`${name} did not respond in time`, { cause })
    : new IntegrationError({ service: name, kind: 'timeout', cause })

/**
 * Queries the sources in order, each only when those before it failed or have an open circuit breaker. When all fail, an
 * expired result is better than none. // CAT-20
 */
export const createFallbackChain = <Query, Result>(options: Options<Query, Result>) => {
  const { sources, keyOf, timeoutMs, observe, now = Date.now, maxCached = defaultMaxCached } = options
  const { groupOf = () => '', tagsOf = () => [], isTimeShared = false, timeout = AbortSignal.timeout } = options
  const openCircuits = new Map<string, { readonly until: number; readonly error: unknown }>()
  const circuitOf = (group: string, { name }: Source<Query, Result>) => `${group} ${name}`
  const cache = createBoundedCache<Cached<Result>>({ maxSize: maxCached })
  const running = new Map<string, Promise<Result>>()
  /** Raised by every drop: a result that was begun before it may be of older data, and is not cached. */
  let generation = 0

  const lifetimeOf = (query: Query) =>
    typeof options.lifetimeMs === 'number' ? options.lifetimeMs : options.lifetimeMs(query)

  const store = (key: string, query: Query, result: Result) =>
    cache.set(key, {
      result,
      tags: tagsOf(query, result),
      group: groupOf(query),
      expiresAt: now() + lifetimeOf(query),
    })

  const readSource = async (source: Source<Query, Result>, query: Query, withinMs: number): Promise<Result> => {
    const signal = timeout(withinMs)
    try {
      return await within(signal, source.read(query, signal))
    } catch (thrown) {
      const error = isTimeout(thrown) ? timeoutOf(source, thrown) : thrown
      const isOpened = opensCircuit(error)
      if (isOpened) openCircuits.set(circuitOf(groupOf(query), source), { until: now() + sourceDownMs, error })
      observe?.(isOpened ? 'failed' : 'refused', source.name, error)
      throw error
    }
  }

  const readInOrder = async (key: string, query: Query): Promise<Result> => {
    const startedIn = generation
    const deadline = now() + timeoutMs
    let failure: unknown = new IntegrationError({ service: 'catalogue', kind: 'network' })
    /** Our own database is the cause that counts: what the built-in platform says without it only follows from it. */
    const noteFailure = (error: unknown) => {
      if (!isOurDatabase(failure)) failure = error
    }
    for (const [position, source] of sources.entries()) {
      const circuit = circuitOf(groupOf(query), source)
      const open = openCircuits.get(circuit)
      if (open && open.until > now()) {
        observe?.('circuit-open', source.name)
        // Still unavailable for the same reason; a bug was reported once.
        if (open.error instanceof IntegrationError || isOurDatabase(open.error)) noteFailure(open.error)
        continue
      }
      try {
        const left = Math.max(1, Math.floor((deadline - now()) / (sources.length - position)))
        const result = await readSource(source, query, isTimeShared ? left : timeoutMs)
        openCircuits.delete(circuit)
        if (startedIn === generation) store(key, query, result)
        observe?.('answered', source.name)
        return result
      } catch (error) {
        noteFailure(error)
      }
    }
    const expired = cache.get(key)
    if (!expired) throw failure
    observe?.('stale', 'cache')
    return expired.result
  }

  return {
    /** Equal queries at the same time share one result. */
    read(query: Query): Promise<Result> {
      const key = keyOf(query)
      const cached = cache.get(key)
      if (cached && cached.expiresAt > now()) {
        observe?.('cached', 'cache')
        return Promise.resolve(cached.result)
      }
      const underWay = running.get(key)
      if (underWay !== undefined) return underWay
      const started = readInOrder(key, query).finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return started
    },

    /** Expired results stay for the case that no source answers. */
    drop(changed: Invalidation) {
      generation += 1
      running.clear()
      const tags = changed === 'everything' ? undefined : new Set(changed)
      for (const [, entry] of cache.entries()) if (!tags || entry.tags.some((tag) => tags.has(tag))) entry.expiresAt = 0
    },

    /** Expired results go while some source answers. // CACHE-07 */
    purge() {
      const isUnavailable = (group: string) => sources.every((source) => openCircuits.has(circuitOf(group, source)))
      for (const [key, { expiresAt, group }] of cache.entries())
        if (expiresAt <= now() && !isUnavailable(group)) cache.delete(key)
    },

    size: cache.count,
  }
}
