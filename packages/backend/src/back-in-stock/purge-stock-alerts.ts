import type { Database } from '@dvaput/database/open-database'
import { and, eq, lte, or, sql } from '@dvaput/database/query'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { stockAlerts } from './stock-alerts.table.ts'

const isTooOld = (market: MarketId) => {
  const { to: days } = markets[market].figures.stockAlertStorage
  return and(
    eq(stockAlerts.market, market),
    lte(stockAlerts.createdAt, sql`app_now() - make_interval(days => ${days})`),
  )
}

/** Deletes alerts after the time that the privacy policy of their market promises. */
export const purgeStockAlerts = (database: Database): JobDefinition<object> => ({
  name: 'purge-stock-alerts',
  cron: '41 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(stockAlerts).where(or(...marketIds.map(isTooOld)))
  },
})
