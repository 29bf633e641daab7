import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, gt, sql } from '@dvaput/database/query'
import { createSecretToken, hashSecretToken, isSecretToken } from '../login/secret-token.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { orderLinks, orderLinkVisits } from './order-links.table.ts'

export type MailedOrderLink =
  | { readonly state: 'alive' | 'expired'; readonly orderName: string }
  | { readonly state: 'unknown' }

/** What a browser in which a link was opened gets to see. */
export type OrderVisit = { readonly order: OrderRecord; readonly showsAddresses: boolean }

type Needs = { readonly database: Database; readonly limiter: RateLimiter }

const isAlive = gt(orderLinks.expiresAt, sql`app_now()`)
const withinAnHour = sql`app_now() - interval '1 hour'`

/** A link may be passed on, so who holds it is taken for the buyer for an hour, or once they have typed the e-mail. */
const showsAddresses = sql<boolean>`(${orderLinks.sentAt} > ${withinAnHour}
  OR coalesce(${orderLinkVisits.confirmedAt} > ${withinAnHour}, false))`

const confirmLimit = { class: 'order-link-confirm', limit: 10, windowSeconds: 60 * 60 }

const ofBrowser = (browser: string, orderId: string) =>
  and(eq(orderLinkVisits.browserHash, hashSecretToken(browser)), eq(orderLinks.orderId, orderId), isAlive)

export const createVisitOrder = ({ database, limiter }: Needs) => {
  const { db } = database

  const visit = async (browser: string | undefined, orderId: string): Promise<OrderVisit | null> => {
    if (browser === undefined || !isSecretToken(browser)) return null
    const [found] = await db
      .select({ order: orders, showsAddresses })
      .from(orderLinkVisits)
      .innerJoin(orderLinks, eq(orderLinks.id, orderLinkVisits.linkId))
      .innerJoin(orders, eq(orders.id, orderLinks.orderId))
      .where(ofBrowser(browser, orderId))
      .orderBy(desc(showsAddresses))
      .limit(1)
    return found ?? null
  }

  return {
    visit,

    /** Changes nothing: scanners open links. */
    async ofToken(token: string): Promise<MailedOrderLink> {
      if (!isSecretToken(token)) return { state: 'unknown' }
      const [link] = await db
        .select({ isAlive: sql<boolean>`${isAlive}`, orderName: orders.name })
        .from(orderLinks)
        .innerJoin(orders, eq(orders.id, orderLinks.orderId))
        .where(eq(orderLinks.tokenHash, hashSecretToken(token)))
      return link ? { state: link.isAlive ? 'alive' : 'expired', orderName: link.orderName } : { state: 'unknown' }
    },

    /** The press on the link's page. The cookie gets a new value each time, which keeps what the old one opened. */
    async open(
      token: string,
      browser: string | undefined,
    ): Promise<{ readonly orderId: string; readonly browser: string } | null> {
      if (!isSecretToken(token)) return null
      const opened = createSecretToken()
      const browserHash = hashSecretToken(opened)
      return database.inTransaction(async (tx) => {
        const [link] = await tx.db
          .select({ id: orderLinks.id, orderId: orderLinks.orderId })
          .from(orderLinks)
          .where(and(eq(orderLinks.tokenHash, hashSecretToken(token)), isAlive))
        if (!link?.orderId) return null
        if (browser !== undefined && isSecretToken(browser))
          await tx.db
            .update(orderLinkVisits)
            .set({ browserHash })
            .where(eq(orderLinkVisits.browserHash, hashSecretToken(browser)))
        await tx.db.insert(orderLinkVisits).values({ browserHash, linkId: link.id }).onConflictDoNothing()
        return { orderId: link.orderId, browser: opened }
      })
    },

    /** The e-mail, typed again. Guesses are counted by the order, whoever makes them. */
    async confirm(browser: string, orderId: string, email: string): Promise<'confirmed' | 'wrong' | 'too-often'> {
      const visited = await visit(browser, orderId)
      if (!visited) return 'wrong'
      const { allowed } = await limiter.consume({ ...confirmLimit, key: orderId })
      if (!allowed) return 'too-often'
      if (visited.order.email !== email.trim().toLowerCase()) return 'wrong'
      const links = db.select({ id: orderLinks.id }).from(orderLinks).where(eq(orderLinks.orderId, orderId))
      await db
        .update(orderLinkVisits)
        .set({ confirmedAt: sql`app_now()` })
        .where(
          and(eq(orderLinkVisits.browserHash, hashSecretToken(browser)), sql`${orderLinkVisits.linkId} IN ${links}`),
        )
      return 'confirmed'
    },
  }
}
