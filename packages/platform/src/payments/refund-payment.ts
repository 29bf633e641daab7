import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { type Payment, payments } from '../tables/checkouts.table.ts'
import type { Order, Refund } from '../tables/orders.table.ts'
import type { Gateways } from './gateways.ts'
import { createUnconfirmedRefunds } from './unconfirmed-refunds.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'jobs' | 'log' | 'mail'> & {
  readonly gateways: Gateways
}

const order = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: z.number().int().positive(),
  /** The gateway's id of a payment beside the one that we took. */
  providerId: z.string().optional(),
})

/** Money goes back by a job: decided in a transaction, sent outside it, and sent again until the gateway has it. */
export const defineRefundPayment = ({ database, jobs, log, mail, gateways }: Needs) => {
  const askShop = createUnconfirmedRefunds({ database, log, mail })
  const job = jobs.define({
    name: 'refund-payment',
    payload: order,
    async run({ id, paymentId, amount, providerId }, { attempt }) {
      const [payment] = await database.db.select().from(payments).where(eq(payments.id, paymentId))
      if (!payment) throw new Error('expected the payment of a refund, got none')
      await failpoint('before-card-refund')
      const gateway = await gateways.ofPayment(payment)
      const canBeAsked = gateway.abilities.find || gateway.abilities.search
      // Nobody can say whether the first request was carried out, and a second one could pay twice.
      if (!canBeAsked && attempt > 1) return askShop(payment, { id, amount })
      await gateway.refund({
        ...{ paymentId: providerId ?? payment.providerId, reference: payment.id, key: id },
        amount: createMoney(amount, payment.currency),
      })
      await failpoint('after-card-refund')
      if (providerId === undefined && amount === payment.amount)
        await database.db
          .update(payments)
          .set({ status: 'refunded', updatedAt: sql`app_now()` })
          .where(eq(payments.id, paymentId))
    },
  })

  return {
    /** Cash and transfers go back by hand; a card by its gateway. */
    async ofOrder(tx: Transaction, { id: orderId }: Order, refund: Refund): Promise<void> {
      const [payment] = await tx.db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.status, 'approved')))
      if (!payment) return
      const id = `refund:${refund.id}`
      await jobs.enqueue(tx, job, { id, paymentId: payment.id, amount: refund.amount }, { key: id })
    },
    async full(tx: Transaction, payment: Payment): Promise<void> {
      const id = `payment:${payment.id}`
      await jobs.enqueue(tx, job, { id, paymentId: payment.id, amount: payment.amount }, { key: id })
    },
    /** Paid twice, or paid after it was called off. */
    async extra(tx: Transaction, payment: Payment, providerId: string): Promise<void> {
      const id = `extra:${payment.provider}:${providerId}`
      await jobs.enqueue(tx, job, { id, paymentId: payment.id, amount: payment.amount, providerId }, { key: id })
    },
  }
}
