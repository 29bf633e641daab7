import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { isPayable } from '@dvaput/domain/international/order-state'
import type { PaymentProvider, PaymentStatus, ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import type { ReadStock, StockReading } from '../../warehouse-orders/read-stock.ts'
import type { AgreedImports } from '../agreed-imports.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { importedDeliveries } from '../imported-stock.table.ts'
import type { OrderSteps } from '../order-steps.ts'
import { findUncovered, hasHolds, holdStock } from '../placing/hold-stock.ts'
import { type ImportedPayment, importedPayments } from './imported-payments.table.ts'
import { findOrderOf, recordPayment } from './record-payment.ts'

export type SettleQuery = { readonly paymentId: string } | { readonly reference: string }

type Needs = {
  readonly database: Database
  readonly provider: Pick<PaymentProvider, 'find' | 'search'> | undefined
  readonly readStock: Pick<ReadStock, 'ask'>
  readonly steps: OrderSteps
  readonly agreed: Pick<AgreedImports, 'use'>
  readonly log: Log
}

/** Many notices of one order wait for its lock: here, and not each with a connection of the database. */
const semaphoreLimits = { concurrency: 4, maxQueued: 2_000, maxQueuedPerKey: 2_000 }

const isUndecided = (status: PaymentStatus) => status === 'pending' || status === 'in-process'

type Locked = { readonly order: ImportedOrder; readonly payment: ImportedPayment }

/** The order first, then its stock: everybody locks in this order. */
const lock = async (tx: Transaction, orderId: string, paymentId: string): Promise<Locked> => {
  const [order] = await tx.db.select().from(importedOrders).where(eq(importedOrders.id, orderId)).for('update')
  const [payment] = order
    ? await tx.db
        .select()
        .from(importedPayments)
        .where(and(eq(importedPayments.provider, order.provider), eq(importedPayments.paymentId, paymentId)))
        .for('update')
    : []
  if (!order || !payment) throw new Error('a recorded payment is gone')
  return { order, payment }
}

const isShipped = async (tx: Transaction, orderId: string): Promise<boolean> => {
  const [sending] = await tx.db
    .select({ shippedAt: importedDeliveries.shippedAt })
    .from(importedDeliveries)
    .where(eq(importedDeliveries.orderId, orderId))
  return sending?.shippedAt != null
}

type Coverage =
  | { readonly kind: 'covered' | 'unknown' }
  /** The warehouse has too few of these. */
  | { readonly kind: 'gone'; readonly eraIds: readonly string[] }

/** Of a held order nobody needs to know the stock; of one whose hold has ended somebody must. */
const findCoverage = async (
  tx: Transaction,
  order: ImportedOrder,
  reading: StockReading | undefined,
): Promise<Coverage> => {
  if (await hasHolds(tx, order)) {
    const eraIds = (await findUncovered(tx, order, reading)) ?? []
    return eraIds.length > 0 ? { kind: 'gone', eraIds } : { kind: 'covered' }
  }
  if (!reading) return { kind: 'unknown' }
  const held = await holdStock(tx, order, reading)
  if (held.kind === 'unknown') return { kind: 'unknown' }
  return held.kind === 'held' ? { kind: 'covered' } : { kind: 'gone', eraIds: [...held.left.keys()] }
}

/**
 * Webhook, return page and sweeper all end here, any number of times, in any order and several at once. Nothing is
 * believed but the payment as the provider tells it when it is asked. // divergences S-07
 */
export const createSettlePayment = (needs: Needs) => {
  const { database, provider, readStock, steps, agreed, log } = needs
  const semaphore = createSemaphore(semaphoreLimits)

  const decide = async (tx: Transaction, { order, payment }: Locked, reading: StockReading | undefined) => {
    if (payment.outcome !== 'open') return
    if (payment.amount !== order.total || payment.currency !== 'CLP') {
      log.error({ order: order.id, payment: payment.paymentId }, 'payment differs from its order, review needed')
      await steps.review(tx, order, payment)
      return
    }
    if (!isPayable(order.state)) return steps.refundSurplus(tx, order, payment)
    const coverage = await findCoverage(tx, order, reading)
    const offerIds = order.lines.flatMap(({ offerId }) => offerId ?? [])
    // Its agreed price may have gone to another order of the customer since the hold ended.
    const isTheirs = coverage.kind !== 'covered' || (await agreed.use(tx, { by: order.id, offerIds }))
    if (coverage.kind === 'covered' && isTheirs) await steps.accept(tx, order, payment)
    if (coverage.kind === 'gone' || !isTheirs) {
      log.error({ order: order.id }, 'a paid order cannot be delivered, refunding')
      await steps.abandon(tx, order, payment, {
        kind: 'apology',
        gone: coverage.kind === 'gone' ? coverage.eraIds : [],
      })
    }
    if (coverage.kind === 'unknown')
      log.warn({ order: order.id }, 'payment waits until the warehouse confirms the stock')
  }

  const settleApproved = async (order: ImportedOrder, payment: ProviderPayment): Promise<void> => {
    const needsStock = isPayable(order.state)
    const reading = needsStock ? await readStock.ask(order.lines.map(({ eraId }) => eraId)) : undefined
    await database.inTransaction(
      async (tx) => {
        await decide(tx, await lock(tx, order.id, payment.id), reading)
        await failpoint('before-payment-commit')
      },
      { patient: true },
    )
  }

  /** Chosen and not decided. */
  const settlePending = (order: ImportedOrder, payment: ProviderPayment): Promise<void> =>
    database.inTransaction(async (tx) => {
      const locked = await lock(tx, order.id, payment.id)
      // Somebody who read it later has written another status down.
      if (!isUndecided(locked.payment.status)) return
      await steps.wait(tx, locked.order)
    })

  const settleRejected = (order: ImportedOrder, payment: ProviderPayment): Promise<void> =>
    database.inTransaction(async (tx) => {
      const locked = await lock(tx, order.id, payment.id)
      if (locked.order.state === 'payment-pending') await steps.reject(tx, locked.order, locked.payment)
    })

  /** Given back by the provider: by us, or by somebody at its own screens. */
  const settleReturned = (order: ImportedOrder, payment: ProviderPayment): Promise<void> =>
    database.inTransaction(async (tx) => {
      const locked = await lock(tx, order.id, payment.id)
      const { outcome } = locked.payment
      if (outcome === 'open')
        await tx.db
          .update(importedPayments)
          .set({ outcome: 'returned', updatedAt: sql`app_now()` })
          .where(and(eq(importedPayments.provider, order.provider), eq(importedPayments.paymentId, payment.id)))
      if (outcome !== 'accepted') return
      const hasLeft = await isShipped(tx, order.id)
      log.error({ order: order.id, status: payment.status, hasLeft }, 'a paid order was refunded or charged back')
      await steps.takeBack(tx, locked.order, locked.payment, { hasLeft })
    })

  const settlements = {
    pending: settlePending,
    'in-process': settlePending,
    approved: settleApproved,
    rejected: settleRejected,
    cancelled: settleRejected,
    refunded: settleReturned,
    'charged-back': settleReturned,
  } as const satisfies Record<PaymentStatus, (order: ImportedOrder, payment: ProviderPayment) => Promise<void>>

  const settleOne = async (payment: ProviderPayment): Promise<void> => {
    if (!payment.isOurs) {
      log.warn({ payment: payment.id }, 'payment of another merchant ignored')
      return
    }
    const order = await findOrderOf(database, payment.reference)
    if (!order) {
      log.warn({ payment: payment.id }, 'payment of an unknown order ignored')
      return
    }
    const settled = await semaphore.tryRun(async () => {
      await recordPayment(database, order, payment)
      await failpoint('after-payment-record')
      await settlements[payment.status](order, payment)
    }, order.id)
    // The job or the sweeper comes again.
    if (!settled.ok) throw new Error('too many payments are being settled')
    await failpoint('after-payment-settle')
  }

  return async (query: SettleQuery): Promise<void> => {
    if (!provider) return
    if ('reference' in query) {
      // A search is believed no more than a query string: only what carries this reference.
      for (const payment of await provider.search(query.reference))
        if (payment.reference === query.reference) await settleOne(payment)
      return
    }
    const payment = await provider.find(query.paymentId)
    if (payment) await settleOne(payment)
  }
}

export type SettlePayment = ReturnType<typeof createSettlePayment>
