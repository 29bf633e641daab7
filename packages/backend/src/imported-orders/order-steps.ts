import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, isNull, ne, sql } from '@dvaput/database/query'
import { type ImportedOrderState, orderStatesBefore } from '@dvaput/domain/international/order-state'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import { createMoney } from '@dvaput/domain/money/money'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import { removeBought } from '../cart/remove-bought.ts'
import type { Refunds } from '../refunds/refunds.ts'
import type { WarehouseOrders } from '../warehouse-orders/warehouse-orders.ts'
import type { AgreedImports } from './agreed-imports.ts'
import { type ImportedOrder, importedOrders } from './imported-orders.table.ts'
import { importedDeliveries } from './imported-stock.table.ts'
import type { OrderMail } from './order-mails.ts'
import { type ImportedPayment, importedPayments, type PaymentOutcome } from './payments/imported-payments.table.ts'
import { paymentSubject } from './payments/payment-subject.ts'
import { releaseHolds } from './placing/hold-stock.ts'

type Needs = {
  readonly refunds: Pick<Refunds, 'place'>
  /** All in the transaction of their cause. */
  readonly atWarehouse: Pick<WarehouseOrders<ImportedOrder>, 'send' | 'cancel'>
  readonly enqueueCancel: (tx: Transaction, order: Pick<ImportedOrder, 'id'>) => Promise<void>
  /** Our record for the order pages, as the order is now. */
  readonly record: (tx: Transaction, order: ImportedOrder) => Promise<void>
  readonly agreed: Pick<AgreedImports, 'release'>
  readonly sendMail: (tx: Transaction, mail: OrderMail, order: ImportedOrder) => Promise<void>
}

export type OrderSteps = ReturnType<typeof createOrderSteps>

/** What became of the order before this payment of it arrived. */
const lateKind = ({ state, cancelRequestedAt }: ImportedOrder) => {
  if (state === 'expired') return 'late'
  if (state === 'replaced') return cancelRequestedAt === null ? 'late-replaced' : 'late-cancelled'
  return state === 'not-coverable' || state === 'refunded' ? 'late-cancelled' : 'surplus'
}

/** What may become of an order. Each step is part of the caller's transaction, which has locked the order. */
export const createOrderSteps = (needs: Needs) => {
  const { refunds, atWarehouse, enqueueCancel, record, agreed, sendMail } = needs
  const step = async (tx: Transaction, { id }: Pick<ImportedOrder, 'id'>, to: ImportedOrderState) => {
    const [stepped] = await tx.db
      .update(importedOrders)
      .set({ state: to, updatedAt: sql`app_now()`, ...(to === 'paid' && { paidAt: sql`app_now()` }) })
      .where(and(eq(importedOrders.id, id), inArray(importedOrders.state, [...orderStatesBefore(to)])))
      .returning()
    if (!stepped) throw new Error(`an order cannot become ${to}`)
    return stepped
  }

  const decide = async (tx: Transaction, payment: ImportedPayment, outcome: PaymentOutcome) => {
    await tx.db
      .update(importedPayments)
      .set({ outcome, updatedAt: sql`app_now()` })
      .where(and(eq(importedPayments.provider, payment.provider), eq(importedPayments.paymentId, payment.paymentId)))
  }

  /** Once for each payment: a second row is refused by the table. */
  const refund = async (tx: Transaction, payment: ImportedPayment, reason: 'surplus' | 'uncovered'): Promise<void> => {
    await decide(tx, payment, reason)
    const amount = createMoney(payment.amount, payment.currency)
    await refunds.place(tx, { subject: paymentSubject(payment), reason, amount })
  }

  /** The page after the payment names them, as the mail does. */
  const markGone = async (tx: Transaction, { id, lines }: ImportedOrder, gone: readonly string[]) => {
    if (gone.length === 0) return
    const marked = lines.map((line) => (gone.includes(line.eraId) ? { ...line, isGone: true } : line))
    await tx.db.update(importedOrders).set({ lines: marked }).where(eq(importedOrders.id, id))
  }

  /** Nobody pays it any more. It is in the buyer's list where a payment was pending. */
  const end = async (tx: Transaction, order: ImportedOrder, to: 'expired' | 'replaced') => {
    const ended = await step(tx, order, to)
    await releaseHolds(tx, order, 'given-up')
    await agreed.release(tx, order.id)
    if (order.state === 'payment-pending') await record(tx, ended)
    return ended
  }

  /** Nobody holds its stock any more, and the warehouse is not sent it. */
  const withdraw = async (tx: Transaction, order: ImportedOrder, to: 'not-coverable' | 'refunded') => {
    const withdrawn = await step(tx, order, to)
    await releaseHolds(tx, order, 'given-up')
    await agreed.release(tx, order.id)
    await tx.db
      .update(importedDeliveries)
      .set({ refusedAt: sql`app_now()` })
      .where(and(eq(importedDeliveries.orderId, order.id), isNull(importedDeliveries.sentAt)))
    return withdrawn
  }

  const hasOtherOpenPayment = async (tx: Transaction, { orderId, paymentId }: ImportedPayment) => {
    const others = await tx.db
      .select({ id: importedPayments.paymentId })
      .from(importedPayments)
      .where(
        and(
          ...[eq(importedPayments.orderId, orderId), ne(importedPayments.paymentId, paymentId)],
          inArray(importedPayments.status, ['pending', 'in-process']),
        ),
      )
      .limit(1)
    return others.length > 0
  }

  return {
    step,

    /**
     * The buyer chose a payment that is decided later, and finds the order in the list from now on. An order that is over
     * must not be paid any more.
     */
    async wait(tx: Transaction, order: ImportedOrder): Promise<void> {
      if (order.state === 'awaiting-payment') await record(tx, await step(tx, order, 'payment-pending'))
      if (order.state === 'expired' || order.state === 'replaced') await enqueueCancel(tx, order)
    },

    /** A pending payment came to nothing, unless another one of the order is pending. */
    async reject(tx: Transaction, order: ImportedOrder, payment: ImportedPayment): Promise<void> {
      if (await hasOtherOpenPayment(tx, payment)) return
      await sendMail(tx, { kind: 'rejected' }, await end(tx, order, 'expired'))
    },

    async expire(tx: Transaction, order: ImportedOrder): Promise<void> {
      await end(tx, order, 'expired')
    },

    /** Pending for so long that it comes to nothing. Should it still be paid, the money goes back. */
    async lapse(tx: Transaction, order: ImportedOrder): Promise<void> {
      await sendMail(tx, { kind: 'rejected' }, await end(tx, order, 'expired'))
      await enqueueCancel(tx, order)
    },

    /** Its buyer orders the same in another way: what is not decided at the provider is cancelled. // decision 0070 */
    async replace(tx: Transaction, order: ImportedOrder): Promise<void> {
      await end(tx, order, 'replaced')
      await enqueueCancel(tx, order)
    },

    /** A second payment of an order that is paid, or one of an order that nobody should have paid any more. */
    async refundSurplus(tx: Transaction, order: ImportedOrder, payment: ImportedPayment): Promise<void> {
      await refund(tx, payment, 'surplus')
      await sendMail(tx, { kind: lateKind(order), paymentId: payment.paymentId }, order)
    },

    async accept(tx: Transaction, order: ImportedOrder, payment: ImportedPayment): Promise<void> {
      await decide(tx, payment, 'accepted')
      const paid = await step(tx, order, 'paid')
      await atWarehouse.send(tx, paid)
      await record(tx, paid)
      await sendMail(tx, { kind: 'confirmed' }, paid)
      if (await hasOtherOpenPayment(tx, payment)) await enqueueCancel(tx, order)
      if (order.customerId === null) return
      const bought = countPieces(order.lines).map(({ eraId, quantity }) => ({
        identity: { kind: 'international', eraId } satisfies ProductIdentity,
        quantity,
      }))
      await removeBought(tx, order.customerId, order.market, bought)
    },

    /** Paid, and the warehouse has it no longer or does not send it: the money goes back by itself. */
    async abandon(
      tx: Transaction,
      order: ImportedOrder,
      payment: ImportedPayment,
      mail: OrderMail & { readonly kind: 'apology' | 'cancelled' | 'cancelled-by-buyer' },
    ): Promise<void> {
      await markGone(tx, order, mail.kind === 'apology' ? mail.gone : [])
      const abandoned = await withdraw(tx, order, 'not-coverable')
      await refund(tx, payment, 'uncovered')
      await record(tx, abandoned)
      await sendMail(tx, mail, abandoned)
    },

    /** The provider took the money back. Before the order has left, the warehouse has to be told; afterwards a person. */
    async takeBack(
      tx: Transaction,
      order: ImportedOrder,
      payment: ImportedPayment,
      { hasLeft }: { readonly hasLeft: boolean },
    ): Promise<void> {
      const kind = payment.status === 'charged-back' ? 'charged-back' : 'refunded'
      await sendMail(tx, { kind: hasLeft ? `${kind}-sent` : kind }, order)
      // Its page says so too, and a person decides.
      if (hasLeft) return record(tx, order)
      await decide(tx, payment, 'returned')
      const refunded = await withdraw(tx, order, 'refunded')
      await atWarehouse.cancel(tx, order.id)
      await record(tx, refunded)
    },

    /**
     * Another amount or currency: no order comes of it, and a person decides what happens to the money.
     * // divergences S-09
     */
    async review(tx: Transaction, order: ImportedOrder, payment: ImportedPayment): Promise<void> {
      await decide(tx, payment, 'mismatched')
      if (orderStatesBefore('review').includes(order.state)) {
        const reviewed = await step(tx, order, 'review')
        await releaseHolds(tx, order, 'given-up')
        await record(tx, reviewed)
      }
    },
  }
}
