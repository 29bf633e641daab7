import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, isNotNull } from '@dvaput/database/query'
import type { ApplyMove } from '../apply-move.ts'
import { offers } from '../offers.table.ts'

/** The order is over: nothing was bought at the agreed price after all. Any number of times. */
export const cancelBought = async (tx: Transaction, applyMove: ApplyMove, orderId: string): Promise<void> => {
  const bought = await tx.db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.orderId, orderId), isNotNull(offers.usedAt)))
    .orderBy(asc(offers.id))
  for (const { id } of bought) await applyMove(tx, id, { move: 'cancel', actor: 'order' })
}
