import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { type ExchangeRate, fallbackRate } from '@dvaput/domain/international/exchange-rate'
import { isExchangeRate } from '@dvaput/domain/money/is-exchange-rate'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'
import type { EraWarehouse } from './era-warehouse.ts'
import { internationalRates } from './international-rates.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly era: Pick<EraWarehouse, 'readExchangeRate' | 'source'>
  readonly log: Log
  readonly now: () => number
}

const cachedMs = 10 * 60_000
/** After a failure ERA is asked again this soon. */
const retryMs = 60_000
/** A dollar rarely moves by more than a few per cent in a day; 750 is further off. */
const rememberedHours = 24

/**
 * Pesos for a dollar: ERA's own, cached for ten minutes. Where it does not answer, the last one of the past day with its
 * own time, and 750 where none is known. // API-13, divergences V-06
 */
export const createExchangeRate = ({ database: { db }, era, log, now }: Needs) => {
  let cached: { readonly rate: ExchangeRate; readonly untilMs: number } | undefined
  let pending: Promise<ExchangeRate> | undefined
  const source = era.source ?? ''

  /** Shared by all processes, and there after a restart. An older reading never replaces a newer one. */
  const remember = async ({ pesosPerDollar, at }: ExchangeRate): Promise<void> => {
    const facts = { pesosPerDollar, readAt: new Date(at) }
    await db
      .insert(internationalRates)
      .values({ source, ...facts })
      .onConflictDoUpdate({
        target: internationalRates.source,
        set: facts,
        setWhere: sql`${internationalRates.readAt} < excluded.read_at`,
      })
  }

  const recall = async (): Promise<ExchangeRate | undefined> => {
    const [last] = await db.select().from(internationalRates).where(eq(internationalRates.source, source))
    if (!last || now() - last.readAt.getTime() > rememberedHours * 60 * 60_000) return undefined
    return { pesosPerDollar: last.pesosPerDollar, source: 'live', at: last.readAt.toISOString() }
  }

  const ask = async (): Promise<ExchangeRate> => {
    const at = new Date(now()).toISOString()
    const pesosPerDollar = await era.readExchangeRate()
    if (!isExchangeRate(pesosPerDollar)) throw new IntegrationError({ service: 'era', kind: 'bad-response' })
    return { pesosPerDollar, source: 'live', at }
  }

  const read = async (): Promise<ExchangeRate> => {
    try {
      cached = { rate: await ask(), untilMs: now() + cachedMs }
      await remember(cached.rate)
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      const rate = (await recall()) ?? fallbackRate(new Date(now()).toISOString())
      cached = { rate, untilMs: now() + retryMs }
      const { pesosPerDollar, source: kind, at } = rate
      log.warn(
        { error: describeError(error), pesosPerDollar, kind, at },
        'exchange rate unavailable, using another one',
      )
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
