import type { Database } from '@dvaput/database/open-database'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { fillDays } from './fill-days.ts'

type ConversionDay = {
  /** On which the offers were made, by the market's own clock. */
  readonly day: string
  readonly made: number
  /** Of those: a price was agreed. */
  readonly agreed: number
  /** Of those: it was ordered at that price. */
  readonly ordered: number
}

export type Conversion = { readonly market: MarketId; readonly days: readonly ConversionDay[] }

type Row = ConversionDay & { readonly market: MarketId; readonly today: string }

const query = `
  SELECT market, to_char(created_at AT TIME ZONE zone, 'YYYY-MM-DD') AS day,
    to_char(app_now() AT TIME ZONE zone, 'YYYY-MM-DD') AS today, count(*)::int AS made,
    count(agreed_price)::int AS agreed, count(used_at)::int AS ordered
  FROM backend.offers JOIN unnest($1::text[], $2::text[]) AS zones (market, zone) USING (market)
  WHERE created_at AT TIME ZONE zone >= date_trunc('day', app_now() AT TIME ZONE zone) - make_interval(days => $3 - 1)
  GROUP BY market, day, today ORDER BY market, day`

/** What became of the offers of the last days, today included. */
export const createReadOfferConversion =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (days: number): Promise<readonly Conversion[]> => {
    const { rows } = await pool.query<Row>(query, [marketIds, marketIds.map((id) => markets[id].timeZone), days])
    return [...Map.groupBy(rows, ({ market }) => market)].map(([market, group]) => ({
      market,
      days: fillDays(
        group.map(({ day, made, agreed, ordered }) => ({ day, made, agreed, ordered })),
        { today: group[0]?.today ?? '', days },
        { made: 0, agreed: 0, ordered: 0 },
      ),
    }))
  }
