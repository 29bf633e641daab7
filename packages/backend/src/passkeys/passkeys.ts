import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq } from '@dvaput/database/query'
import { createSealing } from '../secrets/sealing.ts'
import { createAddPasskey } from './add-passkey.ts'
import { createCheckPasskey } from './check-passkey.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { type PasskeyOwnerKind, passkeys } from './passkeys.table.ts'
import { removePasskeys } from './remove-passkeys.ts'

/** What its owner sees of a passkey. */
export type PasskeySummary = {
  readonly id: string
  readonly name: string
  /** The host name where it works. */
  readonly rpId: string
  readonly isBackedUp: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

type Needs = {
  readonly database: Database
  readonly secret: string
  /** Whose these are; where they are administrators', `customerId` is their id. */
  readonly ownerKind?: PasskeyOwnerKind
}

/** Passkeys, for our own login and for the built-in platform's: one table, told apart by host name and owner. */
export const createPasskeys = ({ database, secret, ownerKind = 'customer' }: Needs) => {
  const { db } = database
  const challenges = createPasskeyChallenges({ database })
  const allOf = (customerId: string) => and(eq(passkeys.customerId, customerId), eq(passkeys.ownerKind, ownerKind))
  const ownOf = (customerId: string, id: string) => and(allOf(customerId), eq(passkeys.credentialId, id))

  return {
    ...createAddPasskey({ database, challenges, sealing: createSealing(secret), ownerKind }),
    ...createCheckPasskey({ database, challenges, ownerKind }),

    list(customerId: string): Promise<PasskeySummary[]> {
      const { credentialId: id, name, rpId, isBackedUp, createdAt, lastUsedAt } = passkeys
      return db
        .select({ id, name, rpId, isBackedUp, createdAt, lastUsedAt })
        .from(passkeys)
        .where(allOf(customerId))
        .orderBy(asc(createdAt), asc(id))
    },

    /** Somebody else's is left alone, as one that does not exist. */
    async rename(customerId: string, id: string, name: string): Promise<void> {
      await db.update(passkeys).set({ name }).where(ownOf(customerId, id))
    },

    removeAll: (customerId: string): Promise<void> => removePasskeys({ db }, ownerKind, customerId),

    async remove(customerId: string, id: string): Promise<boolean> {
      return (await db.delete(passkeys).where(ownOf(customerId, id))).rowCount === 1
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
