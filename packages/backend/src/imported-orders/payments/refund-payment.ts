import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Refunds } from '../../refunds/refunds.ts'
import { importedOrders } from '../imported-orders.table.ts'
import type { OrderSteps } from '../order-steps.ts'
import { recordImportedOrder } from '../record-order.ts'
import { importedPayments } from './imported-payments.table.ts'
import { isPaymentOf } from './payment-subject.ts'

type Needs = {
  readonly database: Database
  readonly refunds: Refunds
  readonly provider: Pick<PaymentProvider, 'refund' | 'find'> | undefined
  readonly steps: () => Pick<OrderSteps, 'step'>
}

/** The row's id is the key of the refund at the provider. */
export const payRefundsOfPayments = ({ database, refunds, provider, steps }: Needs): void => {
  const paymentOf = async (tx: Pick<Database, 'db'>, subjectId: string) => {
    const [payment] = await tx.db.select().from(importedPayments).where(isPaymentOf(subjectId))
    if (!payment) throw new Error('a payment to be refunded is gone')
    return payment
  }

  refunds.pay('payment', {
    async send({ id, subjectId, amount: minor }) {
      if (!provider) throw new Error('no payment provider to refund with')
      const { paymentId, orderId: reference, currency } = await paymentOf(database, subjectId)
      const amount = createMoney(minor, currency)
      try {
        const made = await provider.refund({ paymentId, reference, amount, key: id })
        return { ok: true, providerRefundId: made.refundId }
      } catch (error) {
        if (!(error instanceof IntegrationError) || error.kind !== 'refused') throw error
        // Somebody gave it back at the provider's own screens.
        const now = await provider.find(paymentId)
        if (!now || now.refunded.minor < minor) throw error
        return { ok: true, providerRefundId: `by-provider-${paymentId}` }
      }
    },
    async onDone(tx, { subjectId, reason }) {
      if (reason !== 'uncovered') return
      const { orderId } = await paymentOf(tx, subjectId)
      const isRefunded = eq(importedOrders.id, orderId)
      const [order] = await tx.db.select().from(importedOrders).where(isRefunded).for('update')
      if (order) await recordImportedOrder(tx, await steps().step(tx, order, 'refunded'))
    },
  })
}
