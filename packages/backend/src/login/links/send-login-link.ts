import { failpoint } from '@dvaput/database/failpoint'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, isNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import type { FoundCustomer } from '@dvaput/integrations/customers/admin-customers'
import { z } from 'zod'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail } from '../../mail/mail.ts'
import { createSecretToken, hashSecretToken } from '../secret-token.ts'
import { loginLinks } from './login-links.table.ts'

/** The customer of the platform with this e-mail, if they may sign in. */
export type FindCustomer = (email: string) => Promise<FoundCustomer | null>

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  readonly findCustomer: FindCustomer
  readonly homes: Readonly<Record<MarketId, string>>
}

/** From the moment the link is mailed; the figure that the pages tell. */
export const linkExpiry = (market: MarketId) =>
  sql`app_now() + ${markets[market].figures.signInLink.to} * interval '1 minute'`

const linkUrl = (home: string, token: string, market: MarketId, language: Language): string => {
  const url = new URL(`/login/link/${token}`, home)
  if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
  return url.href
}

/**
 * Runs after the response, which is therefore the same for every e-mail. The token comes into being with the mail. An
 * e-mail that no customer has gets no mail at all: anybody could send one to a stranger.
 */
export const defineSendLoginLink = ({ database, jobs, mail, findCustomer, homes }: Needs) =>
  jobs.define({
    name: 'send-login-link',
    payload: z.object({ id: z.uuid() }),
    keepSeconds: 24 * 60 * 60,
    async run({ id }) {
      const { supersededAt, expiresAt, tokenHash } = loginLinks
      const unsent = and(eq(loginLinks.id, id), isNull(tokenHash), isNull(supersededAt), gt(expiresAt, sql`app_now()`))
      const [link] = await database.db.select().from(loginLinks).where(unsent)
      if (!link || !(await findCustomer(link.email))) return
      const { email, market, language } = link
      const token = createSecretToken()
      await failpoint('before-login-link-mail')
      await database.inTransaction(async (tx) => {
        const { rowCount } = await tx.db
          .update(loginLinks)
          .set({ tokenHash: hashSecretToken(token), expiresAt: linkExpiry(market) })
          .where(unsent)
        if (rowCount === 0) return
        const params = {
          linkUrl: linkUrl(homes[market], token, market, language),
          minutes: markets[market].figures.signInLink.to,
        }
        await mail.queue(tx, { template: 'login-link', language, market, to: email, params, key: `login-link:${id}` })
      })
      await failpoint('after-login-link-mail')
    },
  })
