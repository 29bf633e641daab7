import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, type SQL, sql } from '@dvaput/database/query'
import { deadlines } from '../shops/deadlines.ts'
import { randomToken } from '../shops/secrets.ts'
import { type Order, orders } from '../tables/orders.table.ts'

const linkDays = deadlines.orderLink.to

const afterThat = sql`app_now() + make_interval(days => ${linkDays})`

/** A key that nobody guesses, and its end. */
export const newOrderLink = (): { statusKey: string; statusKeyExpiresAt: SQL } => ({
  statusKey: randomToken(),
  statusKeyExpiresAt: afterThat,
})

export const isLinkAlive = sql<boolean>`coalesce(${orders.statusKeyExpiresAt},
  ${orders.createdAt} + make_interval(days => ${linkDays})) > app_now()`

export const hasLivingLink = async ({ db }: Pick<Transaction, 'db'>, orderId: number): Promise<boolean> =>
  (await db.select({ alive: isLinkAlive }).from(orders).where(eq(orders.id, orderId)))[0]?.alive ?? false

/** Who was brought to the thank-you page a moment ago is the buyer; who finds it later proves it, as on the order's page. */
export const isJustPlaced = async ({ db }: Pick<Transaction, 'db'>, orderId: number): Promise<boolean> => {
  const recent = sql<boolean>`${orders.createdAt} > app_now() - interval '1 hour'`
  return (await db.select({ recent }).from(orders).where(eq(orders.id, orderId)))[0]?.recent ?? false
}

/** The order as its new link finds it; undefined where the address is not the one that ordered. */
export const renewOrderLink = async (
  { db }: Transaction,
  { shopId, orderId, email }: { shopId: number; orderId: number; email: string },
): Promise<Order | undefined> => {
  const ofBuyer = and(eq(orders.id, orderId), eq(orders.shopId, shopId), sql`lower(${orders.email}) = ${email}`)
  const [order] = await db.update(orders).set(newOrderLink()).where(ofBuyer).returning()
  return order
}
