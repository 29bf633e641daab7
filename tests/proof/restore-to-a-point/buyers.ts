import type { Database } from '@dvaput/database/open-database'
import { createPlainSender } from '../../support/requests/plain-request.ts'
import { createShoppers } from '../load-mix/shoppers.ts'

export const countOrders = async ({ pool }: Pick<Database, 'pool'>) => {
  const { rows } = await pool.query<{ count: number; last: string }>(
    'SELECT count(*)::int, max(created_at)::text AS last FROM platform.orders',
  )
  return rows[0] ?? { count: 0, last: '' }
}

/** Buyers of what the main shop has in stock, one after the other. */
export const openBuyers = async ({ pool }: Pick<Database, 'pool'>, port: number) => {
  const { send, close } = createPlainSender(port)
  const { rows } = await pool.query<{ id: string; handle: string }>(
    `SELECT variant_id AS id, product.handle FROM platform.stock JOIN platform.product_variants AS variant ON variant.id = variant_id
     JOIN platform.products AS product ON product.id = product_id JOIN platform.shops AS shop ON shop.id = product.shop_id
     WHERE shop.handle = 'main' AND on_hand - reserved > 2 AND product.status = 'active' AND product.published_at <= now()`,
  )
  const variantIds = rows.map(({ id }) => `gid://shopify/ProductVariant/${id}`)
  const shelf = { handles: [...new Set(rows.map(({ handle }) => handle))], variantIds }
  const { buy } = createShoppers({ send, customers: [], shelf, record: () => undefined })
  return {
    shelf,
    close,
    async orderUntil(until: number) {
      while (performance.now() < until) await buy()
    },
  }
}
