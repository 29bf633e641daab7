import type { Database } from '@dvaput/database/open-database'
import { and, eq, lte, or, sql } from '@dvaput/database/query'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import { targetPrices } from './target-prices.table.ts'

const isTooOld = (market: MarketId) => {
  const { to: days } = markets[market].figures.stockAlertStorage
  return and(
    eq(targetPrices.market, market),
    lte(targetPrices.createdAt, sql`app_now() - make_interval(days => ${days})`),
  )
}

/** Deletes what people wait for after the time that the privacy policy of their market promises. */
export const purgeTargetPrices = (database: Database): JobDefinition<object> => ({
  name: 'purge-target-prices',
  formerNames: ['purge-stock-alerts'],
  cron: '41 3 * * *',
  payload: z.object({}),
  async run() {
    await database.db.delete(targetPrices).where(or(...marketIds.map(isTooOld)))
  },
})
