import { errorCode } from '@dvaput/database/error-code'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, gt, isNotNull, isNull, sql } from '@dvaput/database/query'
import { checkNewPassword, type PasswordProblem, type PasswordRules } from '@dvaput/domain/account/check-password'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { Role } from '@dvaput/domain/administrators/permissions'
import { isBlank } from '@dvaput/domain/text/is-blank'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Ids } from '../clock/ids.ts'
import { createSecretToken, hashSecretToken, isSecretToken } from '../login/secret-token.ts'
import { removePasskeys } from '../passkeys/remove-passkeys.ts'
import { hashSecret } from '../passwords/secret-hashing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AdministratorLimits } from './administrator-limits.ts'
import type { AdministratorVisit } from './administrator-visit.ts'
import { administrators, administratorInvitations as invitations } from './administrators.table.ts'

type Needs = {
  readonly database: Database
  readonly ids: Ids
  readonly sessions: Pick<Sessions, 'endAllOf'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly limits: Pick<AdministratorLimits, 'allowsLink'>
  readonly rules: PasswordRules
}

export type InvitationProblem = PasswordProblem | 'nameRequired' | 'emailInvalid' | 'emailTaken' | 'gone' | 'too-many'

export type InvitationState = 'open' | 'used' | 'expired'

type Answer = { readonly name: string; readonly email: string; readonly password: string }
type Accepted = { readonly ok: true } | { readonly ok: false; readonly problem: InvitationProblem }

const uniqueViolation = '23505'
const now = sql`app_now()`
const problemOf = (problem: InvitationProblem): Accepted => ({ ok: false, problem })

const maxListed = 50

/** One-time links: to join, and to set a lost password or second factor anew. */
export const createInvitations = ({ database, ids, sessions, audit, limits, rules }: Needs) => {
  const { db, inTransaction } = database
  const usable = (token: string) =>
    and(eq(invitations.tokenHash, hashSecretToken(token)), isNull(invitations.usedAt), gt(invitations.expiresAt, now))

  type Link = { readonly email: string | null; readonly role: Role; readonly administratorId?: string }

  const write = async ({ db: writer }: Pick<Transaction, 'db'>, link: Link): Promise<string> => {
    const token = createSecretToken()
    const row = { id: ids.next(), tokenHash: hashSecretToken(token), ...link }
    await writer.insert(invitations).values({ ...row, expiresAt: sql`app_now() + interval '7 days'` })
    return token
  }

  const find = async (token: string) => {
    if (!isSecretToken(token)) return null
    const { email, role, administratorId } = invitations
    const [row] = await db.select({ email, role, administratorId }).from(invitations).where(usable(token))
    return row ?? null
  }

  /** The id of whom the link has made, or whose password it has set; null where somebody else was first. */
  const take = async (
    tx: Transaction,
    token: string,
    { name, email, passwordHash }: Omit<Answer, 'password'> & { passwordHash: string },
  ) => {
    const [link] = await tx.db.update(invitations).set({ usedAt: now }).where(usable(token)).returning()
    if (!link) return null
    const id = link.administratorId ?? ids.next()
    const fresh = { name, passwordHash, totpSecret: null, totpConfirmedAt: null, updatedAt: now }
    await removePasskeys(tx, 'administrator', id)
    if (link.administratorId) await tx.db.update(administrators).set(fresh).where(eq(administrators.id, id))
    else await tx.db.insert(administrators).values({ ...fresh, id, email: link.email ?? email, role: link.role })
    // Each start of a shop without an owner prints a link: the first that is used ends the others.
    if (link.email === null)
      await tx.db
        .update(invitations)
        .set({ usedAt: now })
        .where(and(isNull(invitations.email), isNull(invitations.usedAt)))
    await audit.record(tx, {
      by: { id, name },
      action: link.administratorId ? 'administrator.reset' : 'administrator.join',
      subject: { kind: 'administrator', id },
      after: { role: link.role },
    })
    return id
  }

  return {
    find,

    /** For a shop that nobody runs yet. */
    inviteFirstOwner: (): Promise<string> => write({ db }, { email: null, role: 'owner' }),

    /** The token of the link. */
    invite: (by: AuditAuthor, email: string, role: Role): Promise<string> =>
      inTransaction(async (tx) => {
        await audit.record(tx, {
          ...{ by, action: 'administrator.invite' },
          ...{ subject: { kind: 'administrator', id: email }, after: { role } },
        })
        return write(tx, { email, role })
      }),

    /** Of the last weeks, the newest first; the link of the first owner is the operator's alone. */
    list: () =>
      db
        .select({
          ...{ id: invitations.id, email: invitations.email, role: invitations.role },
          ...{ createdAt: invitations.createdAt, expiresAt: invitations.expiresAt },
          isReset: sql<boolean>`${invitations.administratorId} IS NOT NULL`,
          state: sql<InvitationState>`CASE WHEN ${invitations.usedAt} IS NOT NULL THEN 'used'
            WHEN ${invitations.expiresAt} <= app_now() THEN 'expired' ELSE 'open' END`,
        })
        .from(invitations)
        .where(isNotNull(invitations.email))
        .orderBy(desc(invitations.createdAt), invitations.id)
        .limit(maxListed),

    /** Its link opens nothing from now on. False where it was used or revoked before. */
    revoke: (by: AuditAuthor, id: string): Promise<boolean> =>
      inTransaction(async (tx) => {
        const open = and(eq(invitations.id, id), isNull(invitations.usedAt), isNotNull(invitations.email))
        const [revoked] = await tx.db.delete(invitations).where(open).returning()
        if (!revoked) return false
        await audit.record(tx, {
          ...{ by, action: 'administrator.revoke-invitation' },
          subject: { kind: 'administrator', id: revoked.administratorId ?? revoked.email ?? '' },
          after: { role: revoked.role },
        })
        return true
      }),

    /** What they had works until the link is used. */
    inviteAgain: (by: AuditAuthor, { id, email, role }: { id: string; email: string; role: Role }): Promise<string> =>
      inTransaction(async (tx) => {
        await audit.record(tx, { by, action: 'administrator.reset', subject: { kind: 'administrator', id } })
        return write(tx, { email, role, administratorId: id })
      }),

    /** Logs in up to the second factor, which is set up next. */
    async accept(visit: AdministratorVisit, clientIp: string, token: string, answer: Answer): Promise<Accepted> {
      if (!(await limits.allowsLink(clientIp))) return problemOf('too-many')
      const link = await find(token)
      if (!link) return problemOf('gone')
      const [name, email] = [answer.name.trim().slice(0, 80), link.email ?? parseEmail(answer.email)]
      if (isBlank(name)) return problemOf('nameRequired')
      if (email === undefined) return problemOf('emailInvalid')
      const weak = checkNewPassword(answer.password, rules, email)
      if (weak) return problemOf(weak)
      const passwordHash = await hashSecret(answer.password)
      try {
        const id = await inTransaction((tx) => take(tx, token, { name, email, passwordHash }))
        if (id === null) return problemOf('gone')
        await sessions.endAllOf({ kind: 'admin', subject: id })
        await visit.open(id, 'password')
        return { ok: true }
      } catch (error) {
        if (errorCode(error) === uniqueViolation) return problemOf('emailTaken')
        throw error
      }
    },
  }
}
