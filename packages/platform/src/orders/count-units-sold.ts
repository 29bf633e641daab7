import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'

/**
 * What "best selling" sorts by. Counted now and then for what orders touched since, and not at each sale, which would
 * lock the product's row for everybody who buys it.
 */
export const defineCountUnitsSold = ({ database, jobs }: Pick<PlatformNeeds, 'database' | 'jobs'>) => {
  const countUnitsSold = async () => {
    await database.pool.query(
      `UPDATE platform.products SET units_sold = sums.units FROM (
         SELECT line.product_id, coalesce(sum(line.quantity - line.refunded_quantity)
           FILTER (WHERE orders.cancelled_at IS NULL), 0)::int AS units
         FROM platform.order_lines AS line JOIN platform.orders ON orders.id = line.order_id
         WHERE line.product_id IN (
           SELECT product_id FROM platform.order_lines JOIN platform.orders ON orders.id = order_id
           WHERE orders.updated_at > app_now() - interval '1 hour')
         GROUP BY line.product_id
       ) AS sums WHERE products.id = sums.product_id AND units_sold <> sums.units`,
    )
  }
  jobs.define({ name: 'count-units-sold', payload: z.object({}), cron: '*/10 * * * *', run: countUnitsSold })
  return countUnitsSold
}
