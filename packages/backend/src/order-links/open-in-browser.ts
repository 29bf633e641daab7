import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, gt, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { createSecretToken, hashSecretToken } from '../login/secret-token.ts'
import { orders } from '../orders/orders.table.ts'
import { orderLinks } from './order-links.table.ts'
import { rememberVisit } from './remember-visit.ts'

type OwnLink = {
  /** One for each order, however often it is opened. */
  readonly id: string
  readonly orderId: string
  readonly email: string
  readonly market: MarketId
  readonly language: Language
  /** The hour in which addresses are shown begins here, and so do the days of the link. */
  readonly placedAt: Date
}

/**
 * For the browser that placed the order: what a mailed link would open in it, and no more. Nobody gets the token. Returns
 * the new value of the cookie; null where the link is over or our record has no such order of this e-mail.
 */
export const openInBrowser = async (
  tx: Transaction,
  { id, orderId, email, market, language, placedAt }: OwnLink,
  browser: string | undefined,
): Promise<string | null> => {
  const ofBuyer = and(eq(orders.id, orderId), eq(orders.email, email))
  const [order] = await tx.db.select({ name: orders.name }).from(orders).where(ofBuyer)
  if (!order) return null
  await tx.db
    .insert(orderLinks)
    .values({
      ...{ id, orderId, email, market, language, number: order.name.replace(/^#/, '').toLowerCase() },
      ...{ tokenHash: hashSecretToken(createSecretToken()), sentAt: placedAt },
      expiresAt: sql`${placedAt.toISOString()}::timestamptz + ${markets[market].figures.orderLink.to} * interval '1 day'`,
    })
    .onConflictDoNothing()
  const isAlive = and(eq(orderLinks.id, id), gt(orderLinks.expiresAt, sql`app_now()`))
  const [link] = await tx.db.select({ id: orderLinks.id }).from(orderLinks).where(isAlive)
  return link ? rememberVisit(tx, link.id, browser) : null
}
