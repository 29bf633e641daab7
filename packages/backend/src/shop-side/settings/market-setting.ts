import type { Database } from '@dvaput/database/open-database'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { InvalidationBus } from '../../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../../markets/market-profiles.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'
import type { SettingKey, SettingValue } from '../../shop-settings/setting-values.ts'

export type MarketSettingNeeds = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly audit: Pick<AuditLog, 'record'>
}

type Options<Key extends SettingKey, Value> = {
  readonly key: (market: MarketId) => Key
  readonly action: AuditAction
  /** What counts until the shop sets something. */
  readonly original: (market: MarketId) => Value
  readonly toStored: (value: NonNullable<Value>, market: MarketId) => SettingValue<Key>
}

export type MarketSettingChange<Value> = {
  readonly by: AuditAuthor
  readonly market: MarketId
  /** Of the setting as it was seen. */
  readonly revision: string
  /** Null puts the original one back. */
  readonly value: NonNullable<Value> | null
}

/** A setting that each market has its own one of, and pages show. */
export const createMarketSetting = <Key extends SettingKey, Value>(
  { database, bus, audit }: MarketSettingNeeds,
  { key, action, original, toStored }: Options<Key, Value>,
) => ({
  list: () =>
    Promise.all(
      marketIds.map(async (market) => {
        const { value, revision } = await readSetting(database, key(market))
        return { market, revision, isOwn: value !== null, value: (value as Value | null) ?? original(market) }
      }),
    ),

  change: ({ by, market, revision, value }: MarketSettingChange<Value>): Promise<'ok' | 'changed-meanwhile'> =>
    database.inTransaction(async (tx) => {
      const late = await changeSetting(
        tx,
        key(market),
        { by, revision, value: value && toStored(value, market) },
        { audit, action, describe: (each) => each ?? original(market) },
      )
      if (late) return 'changed-meanwhile'
      await bus.publish(tx, [marketProfilesTag])
      return 'ok'
    }),
})
