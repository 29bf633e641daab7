import { failpoint } from '@dvaput/database/failpoint'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, isNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { createSecretToken, hashSecretToken } from '../login/secret-token.ts'
import type { Mail } from '../mail/mail.ts'
import { orders } from '../orders/orders.table.ts'
import { orderLinks } from './order-links.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  readonly homes: Readonly<Record<MarketId, string>>
}

export const orderLinkExpiry = (market: MarketId) =>
  sql`app_now() + ${markets[market].figures.orderLink.to} * interval '1 day'`

export const orderLinkUrl = (home: string, token: string, market: MarketId, language: Language): string => {
  const url = new URL('/orders/find', home)
  url.searchParams.set('token', token)
  if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
  return url.href
}

/** Runs after the response, which is therefore the same for every number and e-mail. */
export const defineSendOrderLink = ({ database, jobs, mail, homes }: Needs) =>
  jobs.define({
    name: 'send-order-link',
    payload: z.object({ id: z.uuid() }),
    keepSeconds: 24 * 60 * 60,
    async run({ id }) {
      const unsent = and(eq(orderLinks.id, id), isNull(orderLinks.tokenHash))
      const [link] = await database.db.select().from(orderLinks).where(unsent)
      if (!link) return
      const { email, number, market, language } = link
      // Both shops count from the same number: that of this market goes first.
      const [order] = await database.db
        .select({ id: orders.id, name: orders.name })
        .from(orders)
        .where(and(eq(orders.email, email), eq(sql`lower(ltrim(${orders.name}, '#'))`, number)))
        .orderBy(desc(sql`${orders.market} = ${market}`))
        .limit(1)
      if (!order) return
      const token = createSecretToken()
      await failpoint('before-order-link-mail')
      await database.inTransaction(async (tx) => {
        const { rowCount } = await tx.db
          .update(orderLinks)
          .set({
            orderId: order.id,
            tokenHash: hashSecretToken(token),
            sentAt: sql`app_now()`,
            expiresAt: orderLinkExpiry(market),
          })
          .where(unsent)
        if (rowCount === 0) return
        const params = {
          order: order.name,
          linkUrl: orderLinkUrl(homes[market], token, market, language),
          days: markets[market].figures.orderLink.to,
        }
        await mail.queue(tx, { template: 'order-link', language, market, to: email, params, key: `order-link:${id}` })
      })
      await failpoint('after-order-link-mail')
    },
  })
