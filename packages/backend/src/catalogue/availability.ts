import { sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { within } from '@dvaput/integrations/http/within'

export const sourceNames = ['hybrid', 'backend', 'storefront'] as const
export type SourceName = (typeof sourceNames)[number]

/** Every source answers the same question in the same shape; who asks never sees which one it was. */
export type Sources<Question, Answer> = Readonly<
  Record<SourceName, (question: Question, signal: AbortSignal) => Promise<Answer>>
>

type Outcome = 'answered' | 'kept' | 'stale' | 'failed' | 'passed-over'

type Options<Question, Answer> = {
  readonly sources: Sources<Question, Answer>
  readonly keyOf: (question: Question) => string
  /** For each source. // spec §9 Time */
  readonly timeoutMs: number
  readonly lifetimeMs: number
  readonly observe?: (outcome: Outcome, source: SourceName | 'memory') => void
  readonly now?: () => number
  readonly maxKept?: number
}

type Kept<Answer> = { readonly answer: Answer; readonly until: number }

const usualMaxKept = 10_000

/** A source is down after a network error, a timeout or a 5xx, and after a bug; a refusal shows that it lives. // readings N-31 */
const isDown = (error: unknown) =>
  !(error instanceof IntegrationError) || error.kind !== 'refused' || (error.status ?? 0) >= 500

/**
 * Asks the sources in turn, each only when those before it failed or are passed over; what was answered before is
 * better than nothing. // spec §4 Availability sources
 */
export const createAvailability = <Question, Answer>(options: Options<Question, Answer>) => {
  const { sources, keyOf, timeoutMs, lifetimeMs, observe, now = Date.now, maxKept = usualMaxKept } = options
  const downUntil = new Map<SourceName, number>()
  const kept = new Map<string, Kept<Answer>>()
  const underWay = new Map<string, Promise<Answer>>()

  const keep = (key: string, answer: Answer) => {
    kept.delete(key)
    kept.set(key, { answer, until: now() + lifetimeMs })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  }

  const askSource = async (source: SourceName, question: Question): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await within(signal, sources[source](question, signal))
    } catch (error) {
      if (isDown(error)) downUntil.set(source, now() + sourceDownMs)
      observe?.('failed', source)
      throw error
    }
  }

  const askInTurn = async (key: string, question: Question): Promise<Answer> => {
    let failure: unknown = new IntegrationError({ service: 'catalogue', kind: 'network' })
    for (const source of sourceNames) {
      if ((downUntil.get(source) ?? 0) > now()) {
        observe?.('passed-over', source)
        continue
      }
      try {
        const answer = await askSource(source, question)
        keep(key, answer)
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
      const started =
        underWay.get(key) ??
        askInTurn(key, question).finally(() => {
          underWay.delete(key)
        })
      underWay.set(key, started)
      return started
    },

    /** What has expired is of use only while nobody answers. // spec §9 Time: purged every 5 min */
    purge() {
      for (const [key, { until }] of kept) if (until <= now()) kept.delete(key)
    },
  }
}
