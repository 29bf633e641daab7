import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, gt, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { hashSecretToken, isSecretToken } from '../login/secret-token.ts'
import type { Mail } from '../mail/mail.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { type OrderCodes, orderCodeMinutes } from './order-code.ts'
import { orderLinks, orderLinkVisits } from './order-links.table.ts'
import { rememberVisit } from './remember-visit.ts'

export type MailedOrderLink =
  | { readonly state: 'alive' | 'expired'; readonly orderName: string }
  | { readonly state: 'unknown' }

/** What a browser in which a link was opened gets to see. */
export type OrderVisit = {
  readonly order: OrderRecord
  readonly showsAddresses: boolean
  /** Whether this browser has lately shown that its owner reads the mailbox of the order. */
  readonly mayChange: boolean
}

type Needs = {
  readonly database: Database
  readonly limiter: RateLimiter
  readonly mail: Pick<Mail, 'queue'>
  readonly codes: OrderCodes
}

const isAlive = gt(orderLinks.expiresAt, sql`app_now()`)
const withinAnHour = sql`app_now() - interval '1 hour'`

/** A link may be passed on at once: only a code that is mailed to the buyer allows to change anything. */
const mayChange = sql<boolean>`coalesce(${orderLinkVisits.confirmedAt} > ${withinAnHour}, false)`

/** Who holds a link may read for an hour what its buyer reads. */
const showsAddresses = sql<boolean>`(${orderLinks.sentAt} > ${withinAnHour} OR ${mayChange})`

/** By the order, whoever asks and guesses. */
const sendLimit = { class: 'order-code', limit: 5, windowSeconds: 60 * 60 }
const confirmLimit = { class: 'order-link-confirm', limit: 10, windowSeconds: 60 * 60 }

const ofBrowser = (browser: string, orderId: string) =>
  and(eq(orderLinkVisits.browserHash, hashSecretToken(browser)), eq(orderLinks.orderId, orderId), isAlive)

export const createVisitOrder = ({ database, limiter, mail, codes }: Needs) => {
  const { db } = database

  const visit = async (browser: string | undefined, orderId: string): Promise<OrderVisit | null> => {
    if (browser === undefined || !isSecretToken(browser)) return null
    const [found] = await db
      .select({ order: orders, showsAddresses, mayChange })
      .from(orderLinkVisits)
      .innerJoin(orderLinks, eq(orderLinks.id, orderLinkVisits.linkId))
      .innerJoin(orders, eq(orders.id, orderLinks.orderId))
      .where(ofBrowser(browser, orderId))
      .orderBy(desc(mayChange), desc(showsAddresses))
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

    /** The press on the link's page. */
    async open(
      token: string,
      browser: string | undefined,
    ): Promise<{ readonly orderId: string; readonly browser: string } | null> {
      if (!isSecretToken(token)) return null
      return database.inTransaction(async (tx) => {
        const [link] = await tx.db
          .select({ id: orderLinks.id, orderId: orderLinks.orderId })
          .from(orderLinks)
          .where(and(eq(orderLinks.tokenHash, hashSecretToken(token)), isAlive))
        if (!link?.orderId) return null
        return { orderId: link.orderId, browser: await rememberVisit(tx, link.id, browser) }
      })
    },

    /** Mails a code that this browser confirms the order with; a second one in the same minutes is the first. */
    async sendCode(browser: string, orderId: string, language: Language): Promise<'sent' | 'wrong' | 'too-often'> {
      const visited = await visit(browser, orderId)
      if (!visited?.order.email) return 'wrong'
      const { allowed } = await limiter.consume({ ...sendLimit, key: orderId })
      if (!allowed) return 'too-often'
      const { market, name: order, email: to } = visited.order
      const { code, span } = await codes.make({ browser, orderId })
      const params = { order, code, minutes: orderCodeMinutes }
      const key = `order-code:${hashSecretToken(`${browser}:${orderId}`)}:${span}`
      await database.inTransaction((tx) =>
        mail.queue(tx, { template: 'order-code', language, market, to, params, key }),
      )
      return 'sent'
    },

    /** The mailed code. Guesses are counted by the order, whoever makes them. */
    async confirm(browser: string, orderId: string, code: string): Promise<'confirmed' | 'wrong' | 'too-often'> {
      const visited = await visit(browser, orderId)
      if (!visited) return 'wrong'
      const { allowed } = await limiter.consume({ ...confirmLimit, key: orderId })
      if (!allowed) return 'too-often'
      if (!(await codes.isRight({ browser, orderId }, code))) return 'wrong'
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
