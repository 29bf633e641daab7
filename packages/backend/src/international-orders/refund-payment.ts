import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { PaymentProvider } from '@dvaput/integrations/payments/provider'
import { z } from 'zod'
import type { Failpoints } from '../failpoints/failpoints.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type InternationalOrder, internationalOrders } from './international-orders.table.ts'
import { internationalPayments, internationalRefunds } from './international-payments.table.ts'
import type { OrderSteps } from './order-steps.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly provider: Pick<PaymentProvider, 'refund' | 'find'> | undefined
  readonly steps: () => Pick<OrderSteps, 'step'>
  readonly record: (tx: Transaction, order: InternationalOrder) => Promise<void>
  readonly failpoints: Failpoints
}

/** Every quarter of an hour for a week, after the first quick ones. */
const retryLimit = 20 + 7 * 24 * 4

/** The row's id is the key of the refund at the provider: however often the job runs, the money goes back once. */
export const defineRefundPayment = ({ database, jobs, provider, steps, record, failpoints }: Needs) => {
  const finish = (id: string, refundId: string, orderId: string) =>
    database.inTransaction(async (tx) => {
      const [order] = await tx.db
        .select()
        .from(internationalOrders)
        .where(eq(internationalOrders.id, orderId))
        .for('update')
      const [done] = await tx.db
        .update(internationalRefunds)
        .set({ refundId, refundedAt: sql`app_now()` })
        .where(and(eq(internationalRefunds.id, id), isNull(internationalRefunds.refundId)))
        .returning()
      if (!done || !order || done.reason !== 'uncovered') return
      await record(tx, await steps().step(tx, order, 'refunded'))
    })

  const job = jobs.define({
    name: 'refund-international-payment',
    payload: z.object({ id: z.uuid() }),
    retryLimit,
    async run({ id }) {
      const [placed] = await database.db
        .select({ refund: internationalRefunds, payment: internationalPayments })
        .from(internationalRefunds)
        .innerJoin(
          internationalPayments,
          and(
            eq(internationalPayments.provider, internationalRefunds.provider),
            eq(internationalPayments.paymentId, internationalRefunds.paymentId),
          ),
        )
        .where(and(eq(internationalRefunds.id, id), isNull(internationalRefunds.refundId)))
      if (!placed) return
      if (!provider) throw new Error('no payment provider to refund with')
      const { refund, payment } = placed
      await failpoints('before-international-refund')
      const refundId = await provider
        .refund({
          paymentId: payment.paymentId,
          reference: payment.orderId,
          amount: createMoney(refund.amount, payment.currency),
          key: id,
        })
        .then((made) => made.refundId)
        .catch(async (error: unknown) => {
          if (!(error instanceof IntegrationError) || error.kind !== 'refused') throw error
          // Somebody gave it back at the provider's own screens.
          const now = await provider.find(payment.paymentId)
          if (now && now.refunded.minor >= refund.amount) return `by-provider-${payment.paymentId}`
          throw error
        })
      await failpoints('after-international-refund')
      await finish(id, refundId, payment.orderId)
    },
  })

  return async (tx: Transaction, id: string): Promise<void> => {
    await jobs.enqueue(tx, job, { id }, { key: id })
  }
}
