import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { Person } from '../../customers/person.ts'
import type { StartSession } from '../../customers/start-session.ts'
import { hashSecretToken } from '../secret-token.ts'
import type { FindLoginLink, MailedLink } from './find-login-link.ts'
import { loginLinkState } from './login-link-state.ts'
import { loginLinks } from './login-links.table.ts'
import type { FindCustomer } from './send-login-link.ts'

type Needs = {
  readonly database: Database
  readonly find: FindLoginLink
  readonly findCustomer: FindCustomer
  readonly startSession: StartSession
}

type Use = {
  readonly token: string
  /** The cookie of the browser that asked for a link. */
  readonly browser: string | undefined
  /** Somebody in another browser has said that they want to sign in there. */
  readonly isConfirmed: boolean
  readonly person: Person
}

type Used =
  | { readonly outcome: 'signed-in'; readonly returnTo: string; readonly isSameBrowser: boolean }
  | { readonly outcome: 'refused'; readonly link: MailedLink }

class LinkIsSpent extends Error {}

/** The explicit use of a link: it is spent in the transaction that writes its session, so that neither is without the other. */
export const createUseLoginLink = ({ database, find, findCustomer, startSession }: Needs) => {
  /** With it every other link to the same e-mail: whoever asked for those reads no mail of the owner's. */
  const spend = async (tx: Transaction, tokenHash: string, email: string) => {
    const { consumedAt, supersededAt } = loginLinks
    const unused = and(eq(loginLinks.email, email), isNull(consumedAt), isNull(supersededAt))
    // In one order, so that two links used at the same moment do not wait for each other.
    await tx.db.select({ id: loginLinks.id }).from(loginLinks).where(unused).orderBy(loginLinks.id).for('update')
    const spent = await tx.db
      .update(loginLinks)
      .set({ consumedAt: sql`app_now()` })
      .where(and(eq(loginLinks.tokenHash, tokenHash), eq(loginLinkState, 'alive')))
    if (spent.rowCount !== 1) throw new LinkIsSpent()
    await tx.db.update(loginLinks).set({ supersededAt: sql`app_now()` }).where(unused)
  }

  return async ({ token, browser, isConfirmed, person }: Use): Promise<Used> => {
    const link = await find.ofToken(token, browser)
    if (link.state !== 'alive' || !(link.isSameBrowser || isConfirmed)) return { outcome: 'refused', link }
    const customer = await findCustomer(link.email)
    if (!customer) return { outcome: 'refused', link: { state: 'unknown' } }
    await failpoint('before-login-link-use')
    try {
      await startSession(person, {
        customer,
        kind: 'link',
        isVerified: true,
        locale: { market: link.market, language: link.language },
        within: (write) =>
          database.inTransaction(async (tx) => {
            await spend(tx, hashSecretToken(token), link.email)
            await failpoint('after-login-link-spent')
            const session = await write(tx)
            await failpoint('after-login-link-session')
            return session
          }),
      })
    } catch (error) {
      if (!(error instanceof LinkIsSpent)) throw error
      return { outcome: 'refused', link: await find.ofToken(token, browser) }
    }
    await failpoint('after-login-link-commit')
    return { outcome: 'signed-in', returnTo: link.returnTo, isSameBrowser: link.isSameBrowser }
  }
}
