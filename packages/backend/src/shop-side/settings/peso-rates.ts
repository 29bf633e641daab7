import type { Database } from '@dvaput/database/open-database'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { isExchangeRate } from '@dvaput/domain/money/is-exchange-rate'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { InvalidationBus } from '../../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../../markets/market-profiles.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'

type Needs = {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly bus: Pick<InvalidationBus, 'publish'>
}

type PesoRateChange = {
  readonly by: AuditAuthor
  readonly market: MarketId
  readonly revision: string
  /** Decimal text; null where no approximate amounts are shown any more. */
  readonly pesosPerUnit: string | null
}

type PesoRateChanged = 'ok' | 'not-a-rate' | 'changed-meanwhile'

/** Those whose customers see prices of imported products in a currency that is not their own. */
export const marketsAbroad = marketIds.filter((id) => markets[id].currency !== 'CLP')

/** By which a market shows what peso prices are about worth. Nothing is charged by it. // decision 0073 */
export const createPesoRates = ({ database, audit, bus }: Needs) => ({
  list: () =>
    Promise.all(
      marketsAbroad.map(async (market) => {
        const { value, revision, updatedAt } = await readSetting(database, `peso-rate-${market}`)
        return { market, revision, pesosPerUnit: value?.pesosPerUnit ?? null, at: updatedAt }
      }),
    ),

  async change({ by, market, revision, pesosPerUnit }: PesoRateChange): Promise<PesoRateChanged> {
    if (pesosPerUnit !== null && !isExchangeRate(pesosPerUnit)) return 'not-a-rate'
    return database.inTransaction(async (tx): Promise<PesoRateChanged> => {
      const value = pesosPerUnit === null ? null : { pesosPerUnit }
      const auditing = { audit, action: 'settings.rate' } as const
      if (await changeSetting(tx, `peso-rate-${market}`, { by, revision, value }, auditing)) return 'changed-meanwhile'
      await bus.publish(tx, [marketProfilesTag])
      return 'ok'
    })
  },
})

export type PesoRates = ReturnType<typeof createPesoRates>
