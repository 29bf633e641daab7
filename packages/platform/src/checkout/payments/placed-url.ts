import { createHmac } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { orderProofParameter } from '@dvaput/domain/orders/order-proof'
import type { Checkout } from '../../tables/checkouts.table.ts'
import { orders } from '../../tables/orders.table.ts'
import { pathOf } from '../owner/checkout-access.ts'

/** As long as the thank-you page is shown without further questions. */
const proofSeconds = 60 * 60

/**
 * After an order was placed: the storefront's own page where it named one. Only the browser that filled the checkout in is
 * led there, and the proof says so.
 */
export const placedUrl = async (
  { db }: Pick<Database, 'db'>,
  { token, returnUrl }: Pick<Checkout, 'token' | 'returnUrl'>,
  orderId: number,
): Promise<string> => {
  if (returnUrl === null) return pathOf(token, 'thank-you')
  const [order] = await db
    .select({
      key: orders.statusKey,
      until: sql<string>`floor(extract(epoch FROM app_now()) + ${proofSeconds}::int)::text`,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) return returnUrl
  const url = new URL(returnUrl)
  const signature = createHmac('sha256', order.key).update(order.until).digest('base64url')
  url.searchParams.set(orderProofParameter, `${order.until}.${signature}`)
  return url.href
}
