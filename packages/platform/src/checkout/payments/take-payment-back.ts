import { and, eq, sql } from '@dvaput/database/query'
import type { ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { createOrders } from '../../orders/orders.ts'
import { type Payment, payments } from '../../tables/checkouts.table.ts'
import { orders as orderRows } from '../../tables/orders.table.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log'> & {
  readonly orders: Pick<ReturnType<typeof createOrders>, 'chargeBack'>
}

/** The gateway says that the payment of an order went back: by the buyer's bank, or by somebody at the gateway's screens. */
export const createTakePaymentBack =
  ({ database, log, orders }: Needs) =>
  async (payment: Payment, { id: paymentId, status }: ProviderPayment): Promise<void> => {
    if (status !== 'charged-back' && status !== 'refunded') return
    await database.inTransaction(async (tx) => {
      const [paid] = await tx.db
        .select({ orderId: orderRows.id, shopId: orderRows.shopId })
        .from(payments)
        .innerJoin(orderRows, eq(orderRows.id, payments.orderId))
        .where(and(eq(payments.id, payment.id), eq(payments.status, 'approved'), eq(payments.providerId, paymentId)))
      if (!paid) return
      const isChargeBack = status === 'charged-back'
      const isNew = await orders.chargeBack(tx, {
        ...paid,
        paymentId: `${payment.provider}:${paymentId}`,
        isChargeBack,
      })
      if (isNew)
        log.error({ order: paid.orderId, payment: payment.id, status }, 'a paid order was refunded or charged back')
      await tx.db
        .update(payments)
        .set({ status: 'refunded', updatedAt: sql`app_now()` })
        .where(eq(payments.id, payment.id))
    })
  }

export type TakePaymentBack = ReturnType<typeof createTakePaymentBack>
