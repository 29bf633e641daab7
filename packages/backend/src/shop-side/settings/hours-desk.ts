import type { Database } from '@dvaput/database/open-database'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type MarketHours, pickHours } from '@dvaput/domain/markets/pick-hours'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { InvalidationBus } from '../../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../../markets/market-profiles.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly audit: Pick<AuditLog, 'record'>
}

type HoursChange = {
  readonly by: AuditAuthor
  readonly market: MarketId
  readonly revision: number
  /** Null puts the original ones back. */
  readonly hours: MarketHours | null
}

const originalHours = (market: MarketId): MarketHours => pickHours(markets[market])

/** When the counter, the phone and customer service of each market are open. */
export const createHoursDesk = ({ database, bus, audit }: Needs) => ({
  list: () =>
    Promise.all(
      marketIds.map(async (market) => {
        const { value, revision } = await readSetting(database, `hours-${market}`)
        return { market, revision, isOwn: value !== null, hours: value ?? originalHours(market) }
      }),
    ),

  change: ({ by, market, revision, hours }: HoursChange): Promise<'ok' | 'changed-meanwhile'> =>
    database.inTransaction(async (tx) => {
      const value = hours && {
        storeHours: [...hours.storeHours],
        phoneHours: [...hours.phoneHours],
        serviceHours: [...hours.serviceHours],
      }
      const late = await changeSetting(
        tx,
        `hours-${market}`,
        { by, revision, value },
        { audit, action: 'settings.hours', describe: (each) => each ?? originalHours(market) },
      )
      if (late) return 'changed-meanwhile'
      await bus.publish(tx, [marketProfilesTag])
      return 'ok'
    }),
})

export type HoursDesk = ReturnType<typeof createHoursDesk>
