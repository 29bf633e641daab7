import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, type SQL } from '@dvaput/database/query'
import { externalIdentities } from '../login/providers/external-identities.table.ts'
import { removePasskeys } from '../passkeys/remove-passkeys.ts'
import { sessions } from '../sessions/sessions.table.ts'
import { emailChanges } from './email-changes.table.ts'

/** `which` spares an account elsewhere that has just shown the e-mail. */
export const deleteStoredAccess = async (tx: Transaction, customerId: string, which?: SQL): Promise<void> => {
  await tx.db.delete(externalIdentities).where(and(eq(externalIdentities.customerId, customerId), which))
  await removePasskeys(tx, 'customer', customerId)
  await tx.db.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
}

/**
 * For the built-in platform, on whose own pages the owner of an e-mail may come too, by a code or with a password set by
 * mail. It ends what is its own, and the tokens of our sessions with that.
 */
export const createRevokeAccess =
  ({ inTransaction }: Pick<Database, 'inTransaction'>) =>
  (customerId: string, { isFirstProof }: { readonly isFirstProof: boolean }): Promise<void> =>
    inTransaction(async (tx) => {
      await tx.db.delete(sessions).where(and(eq(sessions.kind, 'customer'), eq(sessions.subject, customerId)))
      if (isFirstProof) return deleteStoredAccess(tx, customerId)
      await removePasskeys(tx, 'customer', customerId)
      await tx.db.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
    })
