import type { Database } from '@dvaput/database/open-database'
import { type Market, type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { type MarketSettings, originalSettings } from '@dvaput/domain/markets/market-settings'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { InvalidationBus } from '../../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../../markets/market-profiles.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'
import { parseSetting } from '../../shop-settings/setting-values.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly audit: Pick<AuditLog, 'record'>
  /** The market before anybody has set anything. */
  readonly originalOf: (id: MarketId) => Market
}

type MarketChange = {
  readonly by: AuditAuthor
  readonly market: MarketId
  readonly revision: number
  /** Null puts the original ones back. */
  readonly settings: MarketSettings | null
}

/** How each market is reached, and what it promises about delivery. */
export const createMarketDesk = ({ database, bus, audit, originalOf }: Needs) => ({
  list: () =>
    Promise.all(
      marketIds.map(async (market) => {
        const { value, revision } = await readSetting(database, `market-${market}`)
        return { market, revision, isOwn: value !== null, settings: value ?? originalSettings(originalOf(market)) }
      }),
    ),

  change: ({ by, market, revision, settings }: MarketChange): Promise<'ok' | 'changed-meanwhile'> =>
    database.inTransaction(async (tx) => {
      const value = settings && parseSetting(`market-${market}`, settings)
      const late = await changeSetting(
        tx,
        `market-${market}`,
        { by, revision, value },
        { audit, action: 'settings.market', describe: (each) => each ?? originalSettings(originalOf(market)) },
      )
      if (late) return 'changed-meanwhile'
      await bus.publish(tx, [marketProfilesTag])
      return 'ok'
    }),
})

export type MarketDesk = ReturnType<typeof createMarketDesk>
