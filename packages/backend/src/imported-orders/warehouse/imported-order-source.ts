import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, ne, sql } from '@dvaput/database/query'
import { emptyCheckoutCustomer, formatStreet } from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import type { EraOrderInput } from '@dvaput/integrations/era/era-order'
import { z } from 'zod'
import type { WarehouseSource } from '../../warehouse-orders/warehouse-orders.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { importedDeliveries } from '../imported-stock.table.ts'
import { isAddressed } from '../is-addressed.ts'
import type { SendOrderMail } from '../order-mails.ts'
import type { OrderSteps } from '../order-steps.ts'
import { lockAcceptedPayment } from '../payments/record-payment.ts'
import { releaseHolds } from '../placing/hold-stock.ts'
import { createFollowShipment } from './follow-shipment.ts'

type Needs = {
  readonly database: Database
  /** Handed in late: the steps write the jobs of this source, and its jobs take steps. */
  readonly steps: () => Pick<OrderSteps, 'step' | 'abandon'>
  readonly record: (tx: Transaction, order: ImportedOrder) => Promise<void>
  readonly sendMail: SendOrderMail
  readonly log: Log
}

const toEraOrder = async (order: ImportedOrder): Promise<EraOrderInput> => {
  const { id, email, market, lines, shipping, total } = order
  const customer = { ...emptyCheckoutCustomer, ...order.customer }
  const { firstName, lastName, phone, city, region, postalCode } = customer
  return {
    reference: id,
    customer: {
      ...{ firstName, lastName, email, phone, address: formatStreet(customer) },
      ...{ city, region, postalCode, country: markets[market].country },
    },
    lines: lines.map(({ eraId, sku, quantity, unitPrice }) => ({ eraId, sku, quantity, unitPrice })),
    shipping: { title: shipping.title, pesos: shipping.price.minor },
    ...{ total, currency: 'CLP' },
  }
}

/** Orders of imported products that were placed here. */
export const createImportedOrderSource = (needs: Needs): WarehouseSource<ImportedOrder> => {
  const { database, steps, record } = needs
  const { db, inTransaction } = database
  const { orderId, eraOrderId: number, sentAt, cancelledAt, shippedAt } = importedDeliveries
  const first = (moment: typeof sentAt) => sql`coalesce(${moment}, app_now())`

  const lockOrder = async (tx: Transaction, id: string) => {
    const [order] = await tx.db.select().from(importedOrders).where(eq(importedOrders.id, id)).for('update')
    return order
  }

  return {
    jobNames: { send: 'send-international-order', cancel: 'call-off-international-order' },
    isOurs: (reference) => z.guid().safeParse(reference).success,
    isOver: ({ state }) => state !== 'paid',
    toEraOrder,
    isNumberOfAnother: async ({ id }, eraOrderId) =>
      (await db.$count(importedDeliveries, and(eq(number, eraOrderId), ne(orderId, id)))) > 0,
    onChanged: createFollowShipment(needs),

    async read(id) {
      const [order] = await db.select().from(importedOrders).where(eq(importedOrders.id, id))
      const waits = order?.state === 'paid' && !isAddressed(order)
      return waits || order?.state === 'sent' ? undefined : order
    },

    /** `giveAddress` comes back once it has one. */
    async markSending(tx, order) {
      if (!isAddressed(order)) return false
      await tx.db.insert(importedDeliveries).values({ orderId: order.id }).onConflictDoNothing()
      return true
    },

    onSent: ({ id }, eraOrderId) =>
      inTransaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.state === 'sent') return true
        if (order?.state !== 'paid') return false
        await tx.db
          .update(importedDeliveries)
          .set({ eraOrderId, sentAt: sql`app_now()` })
          .where(and(eq(orderId, id), isNull(sentAt)))
        const sent = await steps().step(tx, order, 'sent')
        await releaseHolds(tx, order, 'sent')
        await record(tx, sent)
        return true
      }),

    onRefused: ({ id }, gone) =>
      inTransaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.state !== 'paid') return
        await steps().abandon(tx, order, await lockAcceptedPayment(tx, id), { kind: 'apology', gone })
      }),

    /** Also one that arrived there in the moment in which its money went back. */
    async onCancelled(id, result) {
      if (result.outcome === 'unknown') return
      await db
        .update(importedDeliveries)
        .set({
          ...{ eraOrderId: result.eraOrderId, sentAt: first(sentAt), refusedAt: null },
          ...(result.outcome === 'left' ? { shippedAt: first(shippedAt) } : { cancelledAt: first(cancelledAt) }),
        })
        .where(eq(orderId, id))
    },
  }
}
