import { sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { within } from '@dvaput/integrations/http/within'
import type { Invalidation } from '../cache/invalidation-bus.ts'

export const sourceNames = ['hybrid', 'backend', 'storefront'] as const
export type SourceName = (typeof sourceNames)[number]

/** Every source answers the same question in the same shape; who asks never sees which one it was. */
export type Sources<Question, Answer> = Readonly<
  Record<SourceName, (question: Question, signal: AbortSignal) => Promise<Answer>>
>

export type Outcome = 'answered' | 'kept' | 'stale' | 'failed' | 'refused' | 'passed-over'
export type Observe = (outcome: Outcome, source: SourceName | 'memory', error?: unknown) => void

type Options<Question, Answer> = {
  readonly sources: Sources<Question, Answer>
  readonly keyOf: (question: Question) => string
  /** Whose sources they are: one shop that is away is passed over, not the other. */
  readonly groupOf?: (question: Question) => string
  /** What the answer was made of: when that changes, it is not given again. */
  readonly tagsOf?: (question: Question, answer: Answer) => readonly string[]
  /** For each source. // spec §9 Time */
  readonly timeoutMs: number
  readonly lifetimeMs: number | ((question: Question) => number)
  readonly observe?: Observe | undefined
  readonly now?: (() => number) | undefined
  readonly maxKept?: number
}

type Kept<Answer> = { readonly answer: Answer; readonly tags: readonly string[]; readonly group: string; until: number }

const usualMaxKept = 10_000

/** A source is down after a network error, a timeout or a 5xx, and after a bug; a refusal shows that it lives. // readings N-31 */
const isDown = (error: unknown) =>
  !(error instanceof IntegrationError) || error.kind !== 'refused' || (error.status ?? 0) >= 500

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Asks the sources in turn, each only when those before it failed or are passed over; what was answered before is
 * better than nothing. // spec §4 Availability sources
 */
export const createFallbackChain = <Question, Answer>(options: Options<Question, Answer>) => {
  const { sources, keyOf, timeoutMs, observe, now = Date.now, maxKept = usualMaxKept } = options
  const { groupOf = () => '', tagsOf = () => [] } = options
  /** Until they answer again. */
  const down = new Map<string, { readonly until: number; readonly error: unknown }>()
  const downKey = (group: string, source: SourceName) => `${group} ${source}`
  const kept = new Map<string, Kept<Answer>>()
  const underWay = new Map<string, Promise<Answer>>()
  /** Raised by every drop: an answer that was begun before it may be of older things. */
  let generation = 0

  const lifetimeOf = (question: Question) =>
    typeof options.lifetimeMs === 'number' ? options.lifetimeMs : options.lifetimeMs(question)

  const keep = (key: string, question: Question, answer: Answer) => {
    kept.delete(key)
    const group = groupOf(question)
    kept.set(key, { answer, tags: tagsOf(question, answer), group, until: now() + lifetimeOf(question) })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  }

  const askSource = async (source: SourceName, question: Question): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await within(signal, sources[source](question, signal))
    } catch (thrown) {
      const error = isTimeout(thrown)
        ? new IntegrationError({ service: source, kind: 'timeout', cause: thrown })
        : thrown
      if (isDown(error)) down.set(downKey(groupOf(question), source), { until: now() + sourceDownMs, error })
      observe?.(isDown(error) ? 'failed' : 'refused', source, error)
      throw error
    }
  }

  const askInTurn = async (key: string, question: Question): Promise<Answer> => {
    const startedIn = generation
    let failure: unknown = new IntegrationError({ service: 'catalogue', kind: 'network' })
    for (const source of sourceNames) {
      const known = down.get(downKey(groupOf(question), source))
      if (known && known.until > now()) {
        observe?.('passed-over', source)
        // Away for the same reason still; a bug was told of once.
        if (known.error instanceof IntegrationError) failure = known.error
        continue
      }
      try {
        const answer = await askSource(source, question)
        down.delete(downKey(groupOf(question), source))
        if (startedIn === generation) keep(key, question, answer)
        observe?.('answered', source)
        return answer
      } catch (error) {
        failure = error
      }
    }
    const stale = kept.get(key)
    if (!stale) throw failure
    observe?.('stale', 'memory')
    return stale.answer
  }

  return {
    /** Those who ask the same at the same time share one answer. */
    read(question: Question): Promise<Answer> {
      const key = keyOf(question)
      const known = kept.get(key)
      if (known && known.until > now()) {
        observe?.('kept', 'memory')
        return Promise.resolve(known.answer)
      }
      const asked = underWay.get(key)
      if (asked !== undefined) return asked
      const started = askInTurn(key, question).finally(() => {
        if (underWay.get(key) === started) underWay.delete(key)
      })
      underWay.set(key, started)
      return started
    },

    /** Something has changed. Old answers are of use only while nobody gives a new one. */
    drop(changed: Invalidation) {
      generation += 1
      underWay.clear()
      const tags = changed === 'everything' ? undefined : new Set(changed)
      for (const entry of kept.values()) if (!tags || entry.tags.some((tag) => tags.has(tag))) entry.until = 0
    },

    /** What has expired is of use only while nobody answers. // spec §9 Time: purged every 5 min */
    purge() {
      const isAway = (group: string) => sourceNames.every((source) => down.has(downKey(group, source)))
      for (const [key, { until, group }] of kept) if (until <= now() && !isAway(group)) kept.delete(key)
    },

    size: () => kept.size,
  }
}
