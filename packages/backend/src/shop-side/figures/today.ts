import type { Database } from '@dvaput/database/open-database'
import { type Currency, createMoney, type Money } from '@dvaput/domain/money/money'
import { isDeadLetter } from '../../jobs/job.ts'
import { isToPack } from '../../orders/is-to-pack.ts'
import { isRunningOut } from '../../product-writing/running-out.ts'
import { isPaidOrder, takenMinor } from '../orders/paid-orders.ts'

export type Today = {
  readonly offers: number
  readonly orders: number
  readonly reservations: number
  readonly returns: number
  readonly stock: number
  readonly jobs: number
  /** Paid since midnight, less what was refunded of it. */
  readonly sales: readonly Money[]
}

type Row = {
  offers: number
  orders: number
  reservations: number
  returns: number
  stock: number
  jobs: number
  sales: readonly { readonly currency: Currency; readonly minor: number }[]
}

const soonHours = 4

const query = `
  SELECT
    (SELECT count(*)::int FROM backend.offers WHERE status = 'pending') AS offers,
    (SELECT count(*)::int FROM backend.orders
     WHERE processed_at > app_now() - interval '90 days' AND (${isToPack})) AS orders,
    (SELECT count(*)::int FROM backend.reservations
     WHERE state = 'held' AND expires_at <= app_now() + make_interval(hours => $1)) AS reservations,
    (SELECT count(*)::int FROM backend.return_requests WHERE state IN ('requested', 'received')) AS returns,
    (SELECT count(*)::int FROM backend.catalogue_products
     WHERE listed AND removed_at IS NULL AND ${isRunningOut}) AS stock,
    (SELECT count(*)::int FROM pgboss.job WHERE ${isDeadLetter}) AS jobs,
    (SELECT coalesce(json_agg(sums), '[]') FROM (
       SELECT snapshot->'total'->>'currency' AS currency, sum(${takenMinor})::bigint AS minor
       FROM backend.orders
       WHERE processed_at >= date_trunc('day', app_now(), $2) AND ${isPaidOrder}
       GROUP BY 1 ORDER BY 1) AS sums) AS sales`

/** What waits for somebody, in one query; midnight is that of the time zone. */
export const createReadToday =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (timeZone: string): Promise<Today> => {
    const { rows } = await pool.query<Row>(query, [soonHours, timeZone])
    const [row] = rows
    if (!row) throw new Error('expected one row, got none')
    const { sales, ...counts } = row
    return {
      ...counts,
      sales: sales.map(({ minor, currency }) => createMoney(minor, currency)),
    }
  }

export type ReadToday = ReturnType<typeof createReadToday>
