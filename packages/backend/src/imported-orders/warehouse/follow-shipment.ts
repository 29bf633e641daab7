import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, isNull, sql } from '@dvaput/database/query'
import type { EraOrder } from '@dvaput/integrations/era/era-order'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { importedDeliveries } from '../imported-stock.table.ts'
import type { SendOrderMail } from '../order-mails.ts'
import type { OrderSteps } from '../order-steps.ts'
import { lockAcceptedPayment } from '../payments/record-payment.ts'

type Needs = {
  readonly database: Database
  readonly steps: () => Pick<OrderSteps, 'abandon'>
  readonly record: (tx: Transaction, order: ImportedOrder) => Promise<void>
  readonly sendMail: SendOrderMail
  readonly log: Log
}

/** What the warehouse does with an order that was sent there. */
export const createFollowShipment = ({ database, steps, record, sendMail, log }: Needs) => {
  const lockSent = async (tx: Transaction, id: string): Promise<ImportedOrder | undefined> => {
    const [order] = await tx.db.select().from(importedOrders).where(eq(importedOrders.id, id)).for('update')
    // Changed before its own answer was read: the next attempt finds it sent.
    if (order?.state === 'paid') throw new Error('the warehouse speaks of an order that is not sent yet')
    return order?.state === 'sent' ? order : undefined
  }

  /** The money goes back by itself. A parcel that has left is no cancelled order: a person has to look. */
  const cancel = (id: string) =>
    database.inTransaction(async (tx) => {
      const order = await lockSent(tx, id)
      if (!order) return
      const { rowCount } = await tx.db
        .update(importedDeliveries)
        .set({ cancelledAt: sql`app_now()` })
        .where(and(eq(importedDeliveries.orderId, id), isNull(importedDeliveries.shippedAt)))
      if (rowCount === 0) {
        log.error({ order: id }, 'the warehouse cancelled an order that has left it')
        return
      }
      const isByBuyer = order.cancelRequestedAt !== null
      if (!isByBuyer) log.error({ order: id }, 'the warehouse cancelled a paid order, refunding')
      const kind = isByBuyer ? 'cancelled-by-buyer' : 'cancelled'
      await steps().abandon(tx, order, await lockAcceptedPayment(tx, id), { kind })
    })

  /** On its way, or there. Its buyer gets one mail of each, and none about a parcel on its way that has arrived. */
  const ship = (id: string, { status, tracking }: EraOrder) =>
    database.inTransaction(async (tx) => {
      const before = await lockSent(tx, id)
      if (!before) return
      const isDelivered = status === 'delivered'
      const [order = before] = await tx.db
        .update(importedOrders)
        .set({ updatedAt: sql`app_now()`, cancelRequestedAt: null })
        .where(eq(importedOrders.id, id))
        .returning()
      await tx.db
        .update(importedDeliveries)
        .set({
          shippedAt: sql`coalesce(${importedDeliveries.shippedAt}, app_now())`,
          ...(isDelivered && { deliveredAt: sql`coalesce(${importedDeliveries.deliveredAt}, app_now())` }),
          tracking,
        })
        .where(and(eq(importedDeliveries.orderId, id), isNotNull(importedDeliveries.sentAt)))
      await record(tx, order)
      await sendMail(tx, { kind: isDelivered ? 'delivered' : 'shipped', tracking }, order)
    })

  return (id: string, order: EraOrder): Promise<void> => (order.status === 'cancelled' ? cancel(id) : ship(id, order))
}
