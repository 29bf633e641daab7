import type { Database } from '@dvaput/database/open-database'
import { desc, eq, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { hashSecretToken, isSecretToken } from '../secret-token.ts'
import { type LoginLinkState, loginLinkState } from './login-link-state.ts'
import { loginLinks } from './login-links.table.ts'
import { maskEmail } from './mask-email.ts'
import { resendPauseSeconds } from './request-login-link.ts'

/** What a browser may know of the link it asked for. */
type RequestedLink = {
  readonly state: LoginLinkState
  readonly email: string
  readonly returnTo: string
  readonly resendAfterSeconds: number
}

/** What whoever holds a mailed link may know of it. The e-mail is whole in the browser that asked, masked elsewhere. */
export type MailedLink =
  | { readonly state: 'unknown' }
  | {
      readonly state: LoginLinkState
      readonly email: string
      readonly maskedEmail: string
      readonly returnTo: string
      readonly isSameBrowser: boolean
      readonly market: MarketId
      readonly language: Language
    }

const resendAfterSeconds = sql<number>`greatest(0, ceil(
  ${resendPauseSeconds} - extract(epoch FROM app_now() - ${loginLinks.createdAt})))::int`

export const createFindLoginLink = ({ database: { db } }: { readonly database: Database }) => ({
  async ofBrowser(browser: string | undefined): Promise<RequestedLink | null> {
    if (browser === undefined || !isSecretToken(browser)) return null
    const { email, returnTo, browserHash, createdAt } = loginLinks
    const [link] = await db
      .select({ state: loginLinkState, email, returnTo, resendAfterSeconds })
      .from(loginLinks)
      .where(eq(browserHash, hashSecretToken(browser)))
      .orderBy(desc(createdAt))
      .limit(1)
    return link ?? null
  },

  /** Changes nothing: scanners open links, and a preview must not use one up. */
  async ofToken(token: string, browser: string | undefined): Promise<MailedLink> {
    if (!isSecretToken(token)) return { state: 'unknown' }
    const { email, returnTo, tokenHash, browserHash, market, language } = loginLinks
    const [link] = await db
      .select({ state: loginLinkState, email, returnTo, browserHash, market, language })
      .from(loginLinks)
      .where(eq(tokenHash, hashSecretToken(token)))
    if (!link) return { state: 'unknown' }
    const { browserHash: asked, ...known } = link
    const isSameBrowser = browser !== undefined && hashSecretToken(browser) === asked
    return { ...known, maskedEmail: maskEmail(link.email), isSameBrowser }
  },
})

export type FindLoginLink = ReturnType<typeof createFindLoginLink>
