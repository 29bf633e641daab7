import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, isNotNull, isNull, or } from '@dvaput/database/query'
import type { DataOwner } from '../account/personal-tables.ts'
import { offers } from '../offers/offers.table.ts'
import { orders } from '../orders/orders.table.ts'
import { reservations } from '../reservations/reservations.table.ts'
import { returnRequests } from '../returns/return-requests.table.ts'

/** The latest of each; the lists have the others. */
const shown = 10

/** What a customer ordered, offered, reserved and sent back, the newest first. */
export const readCustomerRecords = async ({ db }: Pick<Database, 'db'>, { id, email, isVerified }: DataOwner) => {
  const isTheirs = (table: typeof orders | typeof returnRequests) => {
    const byEmail = and(isNull(table.customerId), eq(table.email, email))
    return isVerified && email !== '' ? or(eq(table.customerId, id), byEmail) : eq(table.customerId, id)
  }
  const [ordered, offered, reserved, returned] = await Promise.all([
    db.select().from(orders).where(isTheirs(orders)).orderBy(desc(orders.processedAt), desc(orders.id)).limit(shown),
    db.select().from(offers).where(eq(offers.customerId, id)).orderBy(desc(offers.createdAt)).limit(shown),
    db
      .select()
      .from(reservations)
      .where(and(eq(reservations.customerId, id), isNotNull(reservations.draftId)))
      .orderBy(desc(reservations.createdAt))
      .limit(shown),
    db
      .select({ request: returnRequests, orderName: orders.name, market: orders.market, shop: orders.shop })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, returnRequests.orderId))
      .where(isTheirs(returnRequests))
      .orderBy(desc(returnRequests.id))
      .limit(shown),
  ])
  return { orders: ordered, offers: offered, reservations: reserved, returns: returned }
}
