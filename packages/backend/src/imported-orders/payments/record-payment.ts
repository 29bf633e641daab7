import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import type { PaymentStatus, ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import { isCheckoutId } from '../../checkout/checkout-id.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { type ImportedPayment, importedPayments } from './imported-payments.table.ts'

/** Two who read a payment may write it down in another order than they read it: a lower step never replaces a higher. */
const steps = {
  pending: 0,
  'in-process': 1,
  rejected: 2,
  cancelled: 2,
  approved: 3,
  refunded: 4,
  'charged-back': 4,
} as const satisfies Record<PaymentStatus, number>

const stepOf = (status: unknown) =>
  sql.join([
    sql`CASE ${status}`,
    ...Object.entries(steps).map(([name, step]) => sql` WHEN ${sql.raw(`'${name}'`)} THEN ${sql.raw(String(step))}`),
    sql` END`,
  ])

export const findOrderOf = async (
  { db }: Pick<Database, 'db'>,
  reference: string,
): Promise<ImportedOrder | undefined> => {
  if (!isCheckoutId(reference)) return undefined
  const [order] = await db.select().from(importedOrders).where(eq(importedOrders.id, reference))
  return order
}

/** Locks the payment that counts for a paid order. */
export const lockAcceptedPayment = async (tx: Transaction, orderId: string): Promise<ImportedPayment> => {
  const [payment] = await tx.db
    .select()
    .from(importedPayments)
    .where(and(eq(importedPayments.orderId, orderId), eq(importedPayments.outcome, 'accepted')))
    .for('update')
  if (!payment) throw new Error('a paid order has no accepted payment')
  return payment
}

/** Before anything is decided, so that no payment is forgotten. */
export const recordPayment = async (
  database: Pick<Database, 'inTransaction'>,
  order: Pick<ImportedOrder, 'id' | 'provider'>,
  payment: ProviderPayment,
): Promise<void> => {
  const { status, statusDetail, lastDigits, method, amount } = payment
  const facts = { status, statusDetail, lastDigits, method, updatedAt: sql`app_now()` }
  const write = ({ db }: Transaction) =>
    db
      .insert(importedPayments)
      .values({
        ...{ provider: order.provider, paymentId: payment.id, orderId: order.id },
        ...{ amount: amount.minor, currency: amount.currency, ...facts },
      })
      .onConflictDoUpdate({
        target: [importedPayments.provider, importedPayments.paymentId],
        set: facts,
        setWhere: sql`${stepOf(importedPayments.status)} <= ${stepOf(sql`excluded.status`)}`,
      })
  // Whoever settles it holds its row for a moment.
  await database.inTransaction(write, { patient: true })
}
