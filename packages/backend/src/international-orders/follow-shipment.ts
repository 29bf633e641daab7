import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, sql } from '@dvaput/database/query'
import { z } from 'zod'
import { type InternationalOrder, internationalOrders } from './international-orders.table.ts'
import { internationalSendings } from './international-stock.table.ts'
import type { EraOrders } from './send-to-era.ts'

type Needs = {
  readonly database: Database
  readonly era: Pick<EraOrders, 'findOrder'>
  readonly record: (tx: Transaction, order: InternationalOrder) => Promise<void>
  readonly log: Log
}

const isOurs = (reference: string) => z.guid().safeParse(reference).success

/** After a call-back of the warehouse: reads the order there, so that repeated and late call-backs do no harm. */
export const createFollowShipment =
  ({ database, era, record, log }: Needs) =>
  async (reference: string): Promise<void> => {
    if (!isOurs(reference)) return
    const known = await era.findOrder(reference)
    if (!known || known.status === 'received') return
    if (known.status === 'cancelled') {
      log.error({ order: reference }, 'the warehouse cancelled a paid order')
      return
    }
    const { tracking } = known
    await database.inTransaction(async (tx) => {
      const ofReference = eq(internationalOrders.id, reference)
      const [before] = await tx.db.select().from(internationalOrders).where(ofReference).for('update')
      // Shipped before its own answer was read: the next attempt finds it sent.
      if (before?.state === 'paid') throw new Error('the warehouse ships an order that is not sent yet')
      if (before?.state !== 'sent') return
      const [order = before] = await tx.db
        .update(internationalOrders)
        .set({ updatedAt: sql`app_now()` })
        .where(ofReference)
        .returning()
      await tx.db
        .update(internationalSendings)
        .set({ shippedAt: sql`coalesce(${internationalSendings.shippedAt}, app_now())`, tracking })
        .where(and(eq(internationalSendings.orderId, reference), isNotNull(internationalSendings.sentAt)))
      await record(tx, order)
    })
  }
