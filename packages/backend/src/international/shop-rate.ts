import type { Database } from '@dvaput/database/open-database'
import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import { readSetting } from '../shop-settings/read-setting.ts'

/** What the shop has set comes before the rate of the warehouse. */
export const withShopRate =
  (database: Pick<Database, 'db'>, readOther: () => Promise<ExchangeRate>) => async (): Promise<ExchangeRate> => {
    const { value, updatedAt } = await readSetting(database, 'exchange-rate')
    if (!value || !updatedAt) return readOther()
    return { pesosPerDollar: value.pesosPerDollar, source: 'shop', at: updatedAt.toISOString() }
  }
