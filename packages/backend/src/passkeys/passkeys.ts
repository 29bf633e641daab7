import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq } from '@dvaput/database/query'
import { createSealing } from '../secrets/sealing.ts'
import { createAddPasskey } from './add-passkey.ts'
import { createCheckPasskey } from './check-passkey.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { passkeys } from './passkeys.table.ts'

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

type Needs = { readonly database: Database; readonly secret: string }

/** The passkeys of customers, for our own login and for the built-in platform's: one table, told apart by host name. */
export const createPasskeys = ({ database, secret }: Needs) => {
  const { db } = database
  const challenges = createPasskeyChallenges({ database })
  const ownOf = (customerId: string, id: string) =>
    and(eq(passkeys.customerId, customerId), eq(passkeys.credentialId, id))

  return {
    ...createAddPasskey({ database, challenges, sealing: createSealing(secret) }),
    ...createCheckPasskey({ database, challenges }),

    list(customerId: string): Promise<PasskeySummary[]> {
      const { credentialId: id, name, rpId, isBackedUp, createdAt, lastUsedAt } = passkeys
      return db
        .select({ id, name, rpId, isBackedUp, createdAt, lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.customerId, customerId))
        .orderBy(asc(createdAt), asc(id))
    },

    /** Somebody else's is left alone, as one that does not exist. */
    async rename(customerId: string, id: string, name: string): Promise<void> {
      await db.update(passkeys).set({ name }).where(ownOf(customerId, id))
    },

    async removeAll(customerId: string): Promise<void> {
      await db.delete(passkeys).where(eq(passkeys.customerId, customerId))
    },

    async remove(customerId: string, id: string): Promise<void> {
      await db.delete(passkeys).where(ownOf(customerId, id))
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
