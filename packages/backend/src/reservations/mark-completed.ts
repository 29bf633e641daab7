import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNotNull, ne, sql } from '@dvaput/database/query'
import { reservations } from './reservations.table.ts'

/** An order was made of it. Whatever else had become of it meanwhile, the order counts. */
export const markCompleted = async (
  db: Transaction['db'],
  id: string,
  orderId: string,
  { unlessCompleting = false } = {},
): Promise<void> => {
  const { state, draftId } = reservations
  await db
    .update(reservations)
    .set({ state: 'completed', orderId, endedAt: sql`app_now()`, updatedAt: sql`app_now()` })
    .where(
      and(
        eq(reservations.id, id),
        ne(state, 'completed'),
        unlessCompleting ? ne(state, 'completing') : undefined,
        isNotNull(draftId),
      ),
    )
}
