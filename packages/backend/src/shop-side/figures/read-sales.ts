import type { Database } from '@dvaput/database/open-database'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Currency } from '@dvaput/domain/money/money'
import { isPaidOrder, takenMinor } from '../orders/paid-orders.ts'
import { fillDays } from './fill-days.ts'

type SalesDay = {
  /** As `2026-11-16`, by the market's own clock. */
  readonly day: string
  readonly orders: number
  /** What was paid less what was refunded, in minor units. */
  readonly minor: number
}

/** Of one market in one currency: amounts of two currencies are never added up. */
export type Sales = {
  readonly market: MarketId
  readonly currency: Currency
  readonly days: readonly SalesDay[]
}

type Row = SalesDay & { readonly market: MarketId; readonly currency: Currency; readonly today: string }

const query = `
  SELECT market, snapshot -> 'total' ->> 'currency' AS currency,
    to_char(processed_at AT TIME ZONE zone, 'YYYY-MM-DD') AS day, to_char(app_now() AT TIME ZONE zone, 'YYYY-MM-DD') AS today,
    count(*)::int AS orders, sum(${takenMinor})::float8 AS minor
  FROM backend.orders JOIN unnest($1::text[], $2::text[]) AS zones (market, zone) USING (market)
  WHERE processed_at >= app_now() - make_interval(days => $3 + 1)
    AND processed_at AT TIME ZONE zone >= date_trunc('day', app_now() AT TIME ZONE zone) - make_interval(days => $3 - 1)
    AND ${isPaidOrder}
  GROUP BY market, currency, day, today ORDER BY market, currency, day`

/** Paid orders of the last days, today included, by market and currency. */
export const createReadSales =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (days: number): Promise<readonly Sales[]> => {
    const { rows } = await pool.query<Row>(query, [marketIds, marketIds.map((id) => markets[id].timeZone), days])
    const groups = Map.groupBy(rows, ({ market, currency }) => `${market} ${currency}`)
    return [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { market, currency, today } = first
      const known = group.map(({ day, orders, minor }) => ({ day, orders, minor }))
      return [{ market, currency, days: fillDays(known, { today, days }, { orders: 0, minor: 0 }) }]
    })
  }
