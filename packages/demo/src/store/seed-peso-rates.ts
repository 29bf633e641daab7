import type { Infrastructure } from '@dvaput/backend/infrastructure'
import { marketProfilesTag } from '@dvaput/backend/markets/market-profiles'
import { shopSettings } from '@dvaput/backend/shop-settings/shop-settings.table'
import { marketsAbroad } from '@dvaput/backend/shop-side/settings/peso-rates'

const pesosPerUnit = '560'

/** Where nobody has set one yet. */
export const seedPesoRates = ({ database, bus }: Pick<Infrastructure, 'bus' | 'database'>): Promise<void> =>
  database.inTransaction(async (tx) => {
    const rows = marketsAbroad.map((market) => ({ key: `peso-rate-${market}`, value: { pesosPerUnit } }))
    const { rowCount } = await tx.db.insert(shopSettings).values(rows).onConflictDoNothing()
    if (rowCount) await bus.publish(tx, [marketProfilesTag])
  })
