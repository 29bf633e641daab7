import type { Transaction } from '@dvaput/database/in-transaction'
import { and, desc, eq, inArray, sql } from '@dvaput/database/query'
import type { ImportedOrderState } from '@dvaput/domain/international/order-state'
import { createMoney } from '@dvaput/domain/money/money'
import { formatImportedOrderId } from '@dvaput/domain/orders/order-id'
import { orders } from '../orders/orders.table.ts'
import { refunds } from '../refunds/refunds.table.ts'
import type { ImportedOrder } from './imported-orders.table.ts'
import { importedDeliveries } from './imported-stock.table.ts'
import { importedPayments } from './payments/imported-payments.table.ts'
import { paymentSubjectId } from './payments/payment-subject.ts'
import { toOrderSnapshot } from './to-order-snapshot.ts'

const boughtStates: readonly ImportedOrderState[] = ['paid', 'sent', 'refunded']

/** The payment that counted for the order, where the provider took it back. */
const readTakenBack = async (tx: Transaction, { id }: ImportedOrder) => {
  const { orderId, outcome, status, updatedAt } = importedPayments
  const [taken] = await tx.db
    .select({ at: updatedAt, status })
    .from(importedPayments)
    .where(
      and(
        ...[eq(orderId, id), inArray(outcome, ['accepted', 'returned'])],
        inArray(status, ['charged-back', 'refunded']),
      ),
    )
    .limit(1)
  return taken
}

/** What went back of the payment that counted for the order. */
const readRefunded = async (tx: Transaction, order: ImportedOrder) => {
  const { id, state, total } = order
  const taken = boughtStates.includes(state) ? await readTakenBack(tx, order) : undefined
  if (taken) return { refunded: total, refundedAt: taken.at, isChargedBack: taken.status === 'charged-back' }
  if (state !== 'refunded') return { refunded: 0, refundedAt: null, isChargedBack: false }
  const [refund] = await tx.db
    .select({ at: refunds.settledAt })
    .from(refunds)
    .innerJoin(importedPayments, eq(refunds.subjectId, paymentSubjectId))
    .where(and(eq(importedPayments.orderId, id), eq(refunds.subjectKind, 'payment'), eq(refunds.reason, 'uncovered')))
    .orderBy(desc(refunds.createdAt))
    .limit(1)
  return { refunded: total, refundedAt: refund?.at ?? null, isChargedBack: false }
}

/** Of an order that a person looks at, because another amount was paid. */
const readDiffering = async (tx: Transaction, { id, state }: ImportedOrder) => {
  if (state !== 'review') return undefined
  const { orderId, outcome, amount, currency, createdAt } = importedPayments
  const [payment] = await tx.db
    .select({ amount, currency, createdAt })
    .from(importedPayments)
    .where(and(eq(orderId, id), eq(outcome, 'mismatched')))
    .orderBy(desc(createdAt))
    .limit(1)
  return payment && { at: payment.createdAt.toISOString(), amount: createMoney(payment.amount, payment.currency) }
}

const readShipment = async (tx: Transaction, { id }: ImportedOrder) => {
  const [sending] = await tx.db.select().from(importedDeliveries).where(eq(importedDeliveries.orderId, id))
  if (!sending?.shippedAt) return null
  return { shippedAt: sending.shippedAt, deliveredAt: sending.deliveredAt, tracking: sending.tracking }
}

/** For /orders, the order's page, its receipt and the links of guests, in the transaction that changes the order. */
export const recordImportedOrder = async (tx: Transaction, order: ImportedOrder): Promise<void> => {
  // Its customer has deleted the account.
  if (order.email === '') return
  const differingPayment = await readDiffering(tx, order)
  const snapshot = {
    ...toOrderSnapshot(order, await readRefunded(tx, order), await readShipment(tx, order)),
    ...(differingPayment && { differingPayment }),
  }
  const { market, email, customerId } = order
  const processedAt = new Date(snapshot.processedAt)
  const facts = { name: snapshot.name, email, processedAt, updatedAt: new Date(snapshot.updatedAt), snapshot }
  await tx.db
    .insert(orders)
    .values({
      ...facts,
      ...{ id: formatImportedOrderId(order.number), shop: 'era', market, customerId, checkoutId: order.id },
    })
    .onConflictDoUpdate({ target: orders.id, set: { ...facts, recordedAt: sql`app_now()` } })
}
