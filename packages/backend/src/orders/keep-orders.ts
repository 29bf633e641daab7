import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull } from '@dvaput/database/query'
import { orders } from './orders.table.ts'
import type { OrderOwner } from './read-orders.ts'

/** What was ordered without the account belongs to it from now on, whatever e-mail the customer has later. */
export const createKeepOrders =
  ({ db }: Pick<Database, 'db'>) =>
  async ({ id, email, isVerified }: OrderOwner): Promise<void> => {
    if (!isVerified || email === '') return
    await db
      .update(orders)
      .set({ customerId: id })
      .where(and(isNull(orders.customerId), eq(orders.email, email.trim().toLowerCase())))
  }
