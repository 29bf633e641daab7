import { and, eq, gt, sql } from '@dvaput/database/query'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopCustomers } from '../connected-shop.ts'
import type { CheckOwner, OwnerProblem, OwnerProof } from '../customers/check-owner.ts'
import type { Customer, SessionTokens } from '../customers/customers.schema.ts'
import type { Customers } from '../customers/customers.ts'
import type { Person } from '../customers/person.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { hashSecretToken, isSecretToken } from '../login/secret-token.ts'
import { emailChanges } from './email-changes.table.ts'
import { type defineSendEmailChange, emailChangeMinutes } from './send-email-change.ts'

export type KeepOrders = (owner: Pick<Customer, 'id' | 'email' | 'isVerified'>) => Promise<void>

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'mail' | 'limiter'>
  readonly shop: ShopCustomers
  readonly customers: Pick<Customers, 'records' | 'sessions' | 'startSession' | 'takeAccessBack'>
  readonly checkOwner: CheckOwner
  /** What was ordered under the old e-mail stays with the account. */
  readonly keepOrders: KeepOrders
  readonly sendEmailChange: ReturnType<typeof defineSendEmailChange>
}

type Request = OwnerProof & { readonly newEmail: string; readonly locale: Locale }

type Requested =
  | { readonly ok: true; readonly newEmail: string }
  | { readonly ok: false; readonly field: 'newEmail'; readonly problem: 'emailInvalid' | 'emailIsSame' }
  | { readonly ok: false; readonly field: 'currentPassword'; readonly problem: OwnerProblem }

/** `taken`: somebody else registered the e-mail since; whoever reads its mailbox may know. */
type Confirmed =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: 'invalid' | 'taken' }

/** Each is mail to an address that may be a stranger's. */
const requests = { class: 'email-change', limit: 5, windowSeconds: 60 * 60 }

const expiry = sql`app_now() + ${emailChangeMinutes} * interval '1 minute'`

export const createChangeEmail = ({ infrastructure, shop, customers, ...needs }: Needs) => {
  const { database, jobs, mail, limiter } = infrastructure

  const living = (token: string) =>
    and(eq(emailChanges.tokenHash, hashSecretToken(token)), gt(emailChanges.expiresAt, sql`app_now()`))

  const find = async (token: string) => {
    if (!isSecretToken(token)) return undefined
    const [change] = await database.db.select().from(emailChanges).where(living(token))
    return change
  }

  /** Some platforms end a customer's tokens with the old e-mail: such a session goes on through our own access. */
  const tokensAfterChange = async (person: Person): Promise<SessionTokens | null> => {
    const tokens = await person.storedTokens()
    if (tokens?.type !== 'storefront') return tokens
    const renewed = await shop.storefront.renewToken(tokens.accessToken)
    return renewed.ok && renewed.value ? { type: 'storefront', ...renewed.value } : null
  }

  return {
    /** Responds alike whether the new e-mail has an account or not: a job looks for it afterwards. */
    async request(person: Person, { newEmail: typed, locale, ...proof }: Request): Promise<Requested> {
      const customer = await person.customer()
      if (!customer) throw new Error('an e-mail is changed by a customer only')
      const newEmail = parseEmail(typed)
      if (newEmail === undefined) return { ok: false, field: 'newEmail', problem: 'emailInvalid' }
      if (newEmail === customer.email) return { ok: false, field: 'newEmail', problem: 'emailIsSame' }
      const owner = await needs.checkOwner(person, proof)
      if (!owner.ok) return { ok: false, field: 'currentPassword', problem: owner.problem }
      if (owner.token) await shop.storefront.deleteToken(owner.token.accessToken)
      const { allowed } = await limiter.consume({ ...requests, key: customer.id })
      if (!allowed) return { ok: false, field: 'currentPassword', problem: 'tooManyAttempts' }
      const isStored = await database.inTransaction(async (tx) => {
        if (!(await person.holdSession(tx))) return false
        const values = {
          ...{ customerId: customer.id, email: customer.email, newEmail, tokenHash: null },
          ...{ market: locale.market.id, language: locale.language },
          ...{ requestedAt: sql`date_trunc('milliseconds', app_now())`, expiresAt: expiry },
        }
        const [stored] = await tx.db
          .insert(emailChanges)
          .values(values)
          .onConflictDoUpdate({ target: emailChanges.customerId, set: values })
          .returning({ requestedAt: emailChanges.requestedAt })
        if (!stored) throw new Error('a change of e-mail was not stored')
        const payload = { customerId: customer.id, requestedAt: stored.requestedAt.toISOString() }
        await jobs.enqueue(tx, needs.sendEmailChange, payload)
        return true
      })
      return isStored ? { ok: true, newEmail } : { ok: false, field: 'currentPassword', problem: 'loginAgain' }
    },

    /** The e-mail that a link would set; null where the link is not valid. */
    newEmailOf: async (token: string): Promise<string | null> => (await find(token))?.newEmail ?? null,

    /** Whose change a link would confirm: elsewhere than in their own browser it costs them their password. */
    customerOf: async (token: string): Promise<string | null> => (await find(token))?.customerId ?? null,

    /** Ends every session, and with them the change itself. A browser that had one of this customer gets a new one of the same kind. */
    async confirm(person: Person, token: string): Promise<Confirmed> {
      const change = await find(token)
      if (!change) return { ok: false, reason: 'invalid' }
      const { customerId, email, newEmail, market, language } = change
      const account = await shop.admin.accountOf(customerId).read()
      // The account has moved on since; the new e-mail is that of a confirmation that is tried again.
      if (![email, newEmail].includes(account?.email.toLowerCase() ?? '')) return { ok: false, reason: 'invalid' }
      const before = await customers.records.read(customerId)
      await needs.keepOrders({
        id: customerId,
        email,
        isVerified: before?.email === email && before.verifiedAt !== null,
      })
      const changed = await shop.admin.changeEmail(customerId, newEmail)
      if (!changed.ok) {
        await database.db.delete(emailChanges).where(living(token))
        return { ok: false, reason: 'taken' }
      }
      await database.inTransaction((tx) =>
        mail.queue(tx, {
          ...{ template: 'email-changed', language, market, to: email, params: { newEmail } },
          key: `email-changed:${hashSecretToken(token)}`,
        }),
      )
      const current = await person.customer()
      const isOwn = current?.id === customerId
      const tokens = isOwn ? await tokensAfterChange(person) : null
      // Somebody else's browser: whoever asked for the change may not be who reads the new mailbox.
      const password = isOwn ? undefined : ('distrusted' as const)
      if (isOwn) await shop.admin.proveEmail(customerId, newEmail, true)
      else await customers.takeAccessBack({ id: customerId, email: newEmail }, { locale: { market, language } })
      await customers.records.meet({ customerId, email: newEmail, isVerified: true, password })
      await customers.sessions.endAllSessions(customerId, tokens)
      const record = isOwn ? await shop.admin.accountOf(customerId).read() : null
      if (record && current)
        await customers.startSession(person, { customer: record, kind: current.kind, isVerified: true, tokens })
      return { ok: true, email: newEmail }
    },
  }
}
