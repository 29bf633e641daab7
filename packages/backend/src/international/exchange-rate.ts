import type { Log } from '@dvaput/database/log'
import { type ExchangeRate, fallbackRate, isExchangeRate } from '@dvaput/domain/international/exchange-rate'
import type { EraClient } from '@dvaput/integrations/era/era-client'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'

type Needs = { readonly era: Pick<EraClient, 'readExchangeRate'>; readonly log: Log; readonly now: () => number }

const keptMs = 10 * 60_000
/** After a failure ERA is asked again this soon. */
const retryMs = 60_000

/** Pesos for a dollar: ERA's own, kept for ten minutes; 750 where it does not answer. // spec §5 Prices */
export const createExchangeRate = ({ era, log, now }: Needs) => {
  let cached: { readonly rate: ExchangeRate; readonly untilMs: number } | undefined
  let pending: Promise<ExchangeRate> | undefined

  const read = async (): Promise<ExchangeRate> => {
    const at = new Date(now()).toISOString()
    try {
      const pesosPerDollar = await era.readExchangeRate()
      if (!isExchangeRate(pesosPerDollar)) throw new IntegrationError({ service: 'era', kind: 'bad-response' })
      cached = { rate: { pesosPerDollar, source: 'live', at }, untilMs: now() + keptMs }
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      cached = { rate: fallbackRate(at), untilMs: now() + retryMs }
      log.warn({ error: describeError(error) }, 'exchange rate unavailable, using the fallback')
    }
    return cached.rate
  }

  return async (): Promise<ExchangeRate> => {
    if (cached && now() < cached.untilMs) return cached.rate
    pending ??= read().finally(() => {
      pending = undefined
    })
    return pending
  }
}
