import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, isNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'
import type { ShopCustomers } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createSecretToken, hashSecretToken } from '../login/secret-token.ts'
import type { Mail } from '../mail/mail.ts'
import { emailChanges } from './email-changes.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'findByEmail'> }
  readonly homes: Readonly<Record<MarketId, string>>
}

export const emailChangeMinutes = 60

/**
 * Runs after the response, so that a taken e-mail is answered like a free one. The owner of a taken one is told that
 * somebody tried; everybody else gets the link. The old e-mail is told in both cases.
 */
export const defineSendEmailChange = ({ database, jobs, mail, shop, homes }: Needs) =>
  jobs.define({
    name: 'send-email-change',
    payload: z.object({ customerId: z.string(), requestedAt: z.iso.datetime() }),
    keepSeconds: 24 * 60 * 60,
    async run({ customerId, requestedAt }) {
      const current = and(
        eq(emailChanges.customerId, customerId),
        eq(emailChanges.requestedAt, new Date(requestedAt)),
        isNull(emailChanges.tokenHash),
        gt(emailChanges.expiresAt, sql`app_now()`),
      )
      const [change] = await database.db.select().from(emailChanges).where(current)
      if (!change) return
      const { email, newEmail, market, language } = change
      const isTaken = (await shop.admin.findByEmail(newEmail)) !== null
      const token = createSecretToken()
      const link = new URL('/account/email', homes[market])
      link.searchParams.set('token', token)
      if (language !== markets[market].languages[0]) link.searchParams.set('lang', language)
      await database.inTransaction(async (tx) => {
        const key = `${customerId}:${requestedAt}`
        if (isTaken) {
          await mail.queue(tx, {
            ...{ template: 'email-taken', language, market, to: newEmail, params: {} },
            key: `email-taken:${key}`,
          })
        } else {
          const { rowCount } = await tx.db
            .update(emailChanges)
            .set({ tokenHash: hashSecretToken(token) })
            .where(current)
          if (rowCount === 0) return
          const params = { linkUrl: link.href, minutes: emailChangeMinutes }
          await mail.queue(tx, {
            ...{ template: 'email-change', language, market, to: newEmail, params },
            key: `email-change:${key}`,
          })
        }
        const forgot = new URL('/forgot-password', homes[market])
        if (language !== markets[market].languages[0]) forgot.searchParams.set('lang', language)
        const params = { newEmail, passwordUrl: forgot.href }
        await mail.queue(tx, {
          ...{ template: 'email-change-requested', language, market, to: email, params },
          key: `email-change-requested:${key}`,
        })
      })
    },
  })
