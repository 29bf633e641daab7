import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import type { Role } from '@dvaput/domain/administrators/permissions'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { administrators } from './administrators.table.ts'

type Needs = {
  readonly database: Database
  readonly sessions: Pick<Sessions, 'endAllOf'>
  readonly audit: Pick<AuditLog, 'record'>
}

type Change = { readonly role: Role } | { readonly isDisabled: boolean }

/** `last-owner`: somebody has to be able to get in. */
export type ChangeOutcome = 'ok' | 'unknown' | 'last-owner'

const actionOf = (change: Change) => {
  if ('role' in change) return 'administrator.role'
  return change.isDisabled ? 'administrator.disable' : 'administrator.enable'
}

export const createChangeAdministrator = ({ database: { inTransaction }, sessions, audit }: Needs) => {
  /** Their sessions end: whoever has fewer rights now loses the others at once. */
  return async (by: AuditAuthor, id: string, change: Change): Promise<ChangeOutcome> => {
    const outcome = await inTransaction(async (tx): Promise<ChangeOutcome> => {
      // All rows, so that two owners cannot take the role from each other at the same moment.
      const everybody = await tx.db.select().from(administrators).where(eq(administrators.isDemo, false)).for('update')
      const before = everybody.find((each) => each.id === id)
      if (!before) return 'unknown'
      const staysOwner = 'role' in change ? change.role === 'owner' : !change.isDisabled
      const otherOwners = everybody.filter((each) => each.id !== id && each.role === 'owner' && !each.disabledAt)
      if (before.role === 'owner' && !staysOwner && otherOwners.length === 0) return 'last-owner'
      const disabledAt = sql`app_now()`
      const values = 'role' in change ? change : { disabledAt: change.isDisabled ? disabledAt : null }
      await tx.db
        .update(administrators)
        .set({ ...values, updatedAt: sql`app_now()` })
        .where(eq(administrators.id, id))
      await audit.record(tx, {
        ...{ by, action: actionOf(change), subject: { kind: 'administrator', id }, after: change },
        before: 'role' in change ? { role: before.role } : { isDisabled: before.disabledAt !== null },
      })
      return 'ok'
    })
    if (outcome === 'ok') await sessions.endAllOf({ kind: 'admin', subject: id })
    return outcome
  }
}
