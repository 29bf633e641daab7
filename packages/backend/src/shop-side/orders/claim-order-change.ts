import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { orderChanges } from '../../orders/order-changes.table.ts'

type Change = {
  readonly orderId: string
  readonly revision: string
  readonly action: AuditAction
  /** Undefined where any two of the action are the same change. */
  readonly key: string | undefined
}

/** `mine`: to be made now. `same`: it was made by another press of it. `other`: somebody changed something else. */
type Claim = 'mine' | 'same' | 'other'

/** So long after a claim whose process ended before the shop answered, the order may be changed again. */
const staleSeconds = 60
const pollMs = 100

const isSame = (one: typeof orderChanges.$inferSelect, { action, key = '' }: Change) =>
  one.action === action && one.key === key

/** Of all who saw an order in the same state, one changes it: the first to write its row. */
export const createClaimOrderChange = ({ db, inTransaction }: Database) => {
  const ofSeen = ({ orderId, revision }: Pick<Change, 'orderId' | 'revision'>) =>
    and(eq(orderChanges.orderId, orderId), eq(orderChanges.revision, revision))

  const write = (
    { orderId, revision, action, key = '' }: Change,
    isDone: boolean,
    onClaim: (tx: Transaction) => Promise<unknown>,
  ) =>
    inTransaction(async (tx) => {
      const [claimed] = await tx.db
        .insert(orderChanges)
        .values({ orderId, revision, action, key, isDone })
        .onConflictDoUpdate({
          target: [orderChanges.orderId, orderChanges.revision],
          set: { action, key, isDone, claimedAt: sql`app_now()` },
          setWhere: sql`NOT ${orderChanges.isDone}
            AND ${orderChanges.claimedAt} < app_now() - make_interval(secs => ${staleSeconds})`,
        })
        .returning({ key: orderChanges.key })
      if (claimed) await onClaim(tx)
      return claimed !== undefined
    })

  const claimAs = async (isDone: boolean, change: Change, onClaim: (tx: Transaction) => Promise<unknown>) => {
    for (;;) {
      if (await write(change, isDone, onClaim)) return 'mine' as const
      const [existing] = await db.select().from(orderChanges).where(ofSeen(change))
      if (existing?.isDone) return isSame(existing, change) ? ('same' as const) : ('other' as const)
      await sleep(pollMs)
    }
  }

  return {
    /** `onClaim` runs in the transaction that writes the row: what the log says of the change stands before it is made. */
    claim: (change: Change, onClaim: (tx: Transaction) => Promise<unknown>): Promise<Claim> =>
      claimAs(false, change, onClaim),

    /** Of a change that `onClaim` makes itself, or has made by a job. */
    claimDone: (change: Change, onClaim: (tx: Transaction) => Promise<unknown>): Promise<Claim> =>
      claimAs(true, change, onClaim),

    /** For a press that comes after the change of an earlier one has been made. */
    async isDone(change: Change): Promise<boolean> {
      const [existing] = await db.select().from(orderChanges).where(ofSeen(change))
      return existing?.isDone === true && isSame(existing, change)
    },

    finish: (change: Change) => db.update(orderChanges).set({ isDone: true }).where(ofSeen(change)),

    /** The shop refused it, so the order is as it was seen. */
    release: (change: Change) => db.delete(orderChanges).where(ofSeen(change)),

    /** The same of a change that a job has made, in its transaction. */
    releaseOf: async (tx: Transaction, { orderId, action, key = '' }: Omit<Change, 'revision'>): Promise<void> => {
      const isIt = [eq(orderChanges.orderId, orderId), eq(orderChanges.action, action), eq(orderChanges.key, key)]
      await tx.db.delete(orderChanges).where(and(...isIt))
    },
  }
}

export type ClaimOrderChange = ReturnType<typeof createClaimOrderChange>
