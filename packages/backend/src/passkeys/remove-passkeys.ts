import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { type PasskeyOwnerKind, passkeys } from './passkeys.table.ts'

/** All that somebody has, at every host. */
export const removePasskeys = async (
  { db }: Pick<Transaction, 'db'>,
  ownerKind: PasskeyOwnerKind,
  ownerId: string,
): Promise<void> => {
  await db.delete(passkeys).where(and(eq(passkeys.customerId, ownerId), eq(passkeys.ownerKind, ownerKind)))
}
