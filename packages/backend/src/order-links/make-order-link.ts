import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { createSecretToken, hashSecretToken } from '../login/secret-token.ts'
import { orders } from '../orders/orders.table.ts'
import { orderLinks } from './order-links.table.ts'
import { orderLinkExpiry, orderLinkUrl } from './send-order-link.ts'

type LinkedMail = {
  readonly id: string
  readonly orderId: string
  readonly email: string
  readonly market: MarketId
  readonly language: Language
  /** The public origin of the market. */
  readonly home: string
}

/**
 * For a mail to a guest that is written in this transaction: it opens the order at once. Null where our record has no
 * such order of this e-mail.
 */
export const makeOrderLink = async (
  { db }: Transaction,
  { id, orderId, email, market, language, home }: LinkedMail,
): Promise<string | null> => {
  const ofBuyer = and(eq(orders.id, orderId), eq(orders.email, email))
  const [order] = await db.select({ name: orders.name }).from(orders).where(ofBuyer)
  if (!order) return null
  const token = createSecretToken()
  const number = order.name.replace(/^#/, '').toLowerCase()
  const mailed = { tokenHash: hashSecretToken(token), sentAt: sql`app_now()`, expiresAt: orderLinkExpiry(market) }
  await db.insert(orderLinks).values({ id, orderId, email, number, market, language, ...mailed })
  return orderLinkUrl(home, token, market, language)
}
