import { DatabaseTimeout, isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
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

export type Outcome = 'answered' | 'failed' | 'refused' | 'circuit-open'
export type Observe<Seen = Outcome> = (outcome: Seen, source: string, error?: unknown) => void

type Options<Query, Result> = {
  /** In the order in which they are tried. */
  readonly sources: readonly Source<Query, Result>[]
  /** There is a circuit breaker for each group: one shop that is unavailable does not open those of the other. */
  readonly groupOf?: (query: Query) => string
  /** For each source. */
  readonly timeoutMs: number
  /** The time is for all sources together: each may use an equal part of what the ones before it left. */
  readonly isTimeShared?: boolean
  readonly observe?: Observe | undefined
  readonly now?: (() => number) | undefined
  readonly timeout?: ((ms: number) => AbortSignal) | undefined
}

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

/** Queries the sources in order, each only when those before it failed or have an open circuit breaker. // CAT-20 */
export const createFallbackChain = <Query, Result>(options: Options<Query, Result>) => {
  const { sources, groupOf = () => '', timeoutMs, isTimeShared = false } = options
  const { observe, now = Date.now, timeout = AbortSignal.timeout } = options
  const breakers = new Map<string, CircuitBreaker>()

  const breakerOf = (query: Query, { name }: Source<Query, Result>): CircuitBreaker => {
    const key = `${groupOf(query)} ${name}`
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

  return {
    async read(query: Query): Promise<Result> {
      const deadline = now() + timeoutMs
      let failure: unknown = new IntegrationError({ service: 'catalogue', kind: 'network' })
      /** Our own database is the cause that counts: what the built-in platform says without it only follows from it. */
      const noteFailure = (error: unknown) => {
        if (!isOurDatabase(failure)) failure = error
      }
      for (const [position, source] of sources.entries()) {
        try {
          const left = Math.max(1, Math.floor((deadline - now()) / (sources.length - position)))
          const result = await breakerOf(query, source).run(
            () => readSource(source, query, isTimeShared ? left : timeoutMs),
            (cause) => new CircuitOpen('circuit breaker open', { cause }),
          )
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
      throw failure
    },

    /** No source is asked at present. */
    isUnavailable: (query: Query): boolean => sources.every((source) => breakerOf(query, source).isOpen()),
  }
}

export type FallbackChain<Query, Result> = ReturnType<typeof createFallbackChain<Query, Result>>
