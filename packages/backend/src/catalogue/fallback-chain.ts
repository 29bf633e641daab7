import { DatabaseTimeout, isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import { createTaggedCache, type Invalidation, type TaggedEntry } from '@dvaput/domain/flow/tagged-cache'
import { within } from '@dvaput/domain/flow/within'
import { type CircuitBreaker, createCircuitBreaker } from '@dvaput/integrations/http/circuit-breaker'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

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

type Cached<Result> = { readonly result: Result; readonly group: string; readonly expiresAt: number }

const defaultMaxCached = 10_000

/**
 * The circuit opens after a network error, a timeout, a 5xx or a bug; a refusal shows that the source works. // CAT-21
 */
const opensCircuit = (error: unknown) =>
  !(error instanceof IntegrationError) || error.kind !== 'refused' || (error.status ?? 0) >= 500

/** A shop that cannot be reached has such a cause too. */
const isOurDatabase = (error: unknown) => !(error instanceof IntegrationError) && isDatabaseUnavailable(error)

/** Its cause is the failure that opened the circuit. */
class CircuitOpen extends Error {}

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
  const breakers = new Map<string, CircuitBreaker>()
  const cache = createTaggedCache<Cached<Result>>({ maxSize: maxCached })
  const running = new Map<string, Promise<Result>>()

  const isFresh = ({ value, isDropped }: TaggedEntry<Cached<Result>>) => !isDropped && value.expiresAt > now()

  const lifetimeOf = (query: Query) =>
    typeof options.lifetimeMs === 'number' ? options.lifetimeMs : options.lifetimeMs(query)

  const breakerOf = (group: string, { name }: Source<Query, Result>): CircuitBreaker => {
    const key = `${group} ${name}`
    const known = breakers.get(key)
    if (known) return known
    const time = { failures: 1, windowMs: sourceDownMs, openMs: sourceDownMs, triesAll: true, now }
    const breaker = createCircuitBreaker({ ...time, isFailure: opensCircuit })
    breakers.set(key, breaker)
    return breaker
  }

  const readSource = async (source: Source<Query, Result>, query: Query, withinMs: number): Promise<Result> => {
    const signal = timeout(withinMs)
    try {
      return await within(signal, source.read(query, signal))
    } catch (thrown) {
      const error = isTimeout(thrown) ? timeoutOf(source, thrown) : thrown
      observe?.(opensCircuit(error) ? 'failed' : 'refused', source.name, error)
      throw error
    }
  }

  const readInOrder = async (key: string, query: Query): Promise<Result> => {
    const startedIn = cache.generation()
    const deadline = now() + timeoutMs
    let failure: unknown = new IntegrationError({ service: 'catalogue', kind: 'network' })
    /** Our own database is the cause that counts: what the built-in platform says without it only follows from it. */
    const noteFailure = (error: unknown) => {
      if (!isOurDatabase(failure)) failure = error
    }
    for (const [position, source] of sources.entries()) {
      const group = groupOf(query)
      try {
        const left = Math.max(1, Math.floor((deadline - now()) / (sources.length - position)))
        const result = await breakerOf(group, source).run(
          () => readSource(source, query, isTimeShared ? left : timeoutMs),
          (cause) => new CircuitOpen('circuit breaker open', { cause }),
        )
        const value = { result, group, expiresAt: now() + lifetimeOf(query) }
        cache.set(key, value, { tags: tagsOf(query, result), startedIn })
        observe?.('answered', source.name)
        return result
      } catch (error) {
        const isOpen = error instanceof CircuitOpen
        if (isOpen) observe?.('circuit-open', source.name)
        const failed = isOpen ? error.cause : error
        // Still unavailable for the same reason; a bug was reported once.
        if (!isOpen || failed instanceof IntegrationError || isOurDatabase(failed)) noteFailure(failed)
      }
    }
    const expired = cache.get(key)?.value
    if (!expired) throw failure
    observe?.('stale', 'cache')
    return expired.result
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
      const started = readInOrder(key, query).finally(() => {
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
      const isUnavailable = (group: string) => sources.every((source) => breakerOf(group, source).isOpen())
      for (const [key, entry] of cache.entries())
        if (!isFresh(entry) && !isUnavailable(entry.value.group)) cache.delete(key)
    },

    size: cache.count,
  }
}
