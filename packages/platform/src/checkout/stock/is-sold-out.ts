import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import { isOffered } from '../../carts/read-cart.ts'

/**
 * Is less there than an open checkout asks for, its own hold included? Read without a lock: whoever comes to a rush
 * after the last unit was sold is told at once, and does not queue for the rows that the last sales wait for. Carts with
 * codes are left to the sale itself, because a code may have products of its own held for it.
 */
export const isSoldOut = async ({ db }: Pick<Database, 'db'>, token: string): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`SELECT FROM platform.checkouts AS checkout
     JOIN platform.carts AS cart ON cart.token = checkout.cart_token
     JOIN platform.cart_lines AS line ON line.cart_token = cart.token
     JOIN platform.product_variants AS variant ON variant.id = line.variant_id
     JOIN platform.products ON products.id = variant.product_id
     JOIN platform.stock ON stock.variant_id = variant.id
     WHERE checkout.token = ${token} AND checkout.state = 'open' AND cart.discount_codes = '{}'
       AND variant.tracked AND NOT variant.continue_selling AND ${isOffered}
     GROUP BY stock.variant_id
     HAVING sum(line.quantity) > stock.on_hand - stock.reserved + (
       SELECT coalesce(sum(hold.quantity), 0) FROM platform.stock_holds AS hold
       WHERE hold.variant_id = stock.variant_id
         AND (hold.holder = ${`checkout:${token}`} OR hold.expires_at <= app_now()))
     LIMIT 1`,
  )
  return rowCount === 1
}
