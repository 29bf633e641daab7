import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, sql } from '@dvaput/database/query'
import type { DeliveryDays } from '@dvaput/domain/delivery/promised-delivery'
import { type ImportedOrderState, isBought, isPayable } from '@dvaput/domain/international/order-state'
import { goneTitles } from '@dvaput/domain/international/ordered-line'
import type { MarketId } from '@dvaput/domain/markets/market'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import { formatImportedOrderId } from '@dvaput/domain/orders/order-id'
import type { PaymentStatus } from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { hashText } from '../checkout/stored-checkouts.ts'
import { describeError } from '../log/describe-error.ts'
import { isSecretToken } from '../login/secret-token.ts'
import { orders } from '../orders/orders.table.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { type ImportedOrder, importedOrders } from './imported-orders.table.ts'
import { isAddressed } from './is-addressed.ts'
import { isGuestsOwn } from './open-own-order.ts'
import { type ImportedPayment, importedPayments, type PaymentOutcome } from './payments/imported-payments.table.ts'
import { findOrderOf } from './payments/record-payment.ts'
import type { SettlePayment } from './payments/settle-payment.ts'
import { promisedDays } from './promised-days.ts'

/** What a shopper who comes back may see: nothing of it is personal. */
export type ImportedOrderView = {
  readonly id: string
  /** Of `backend.orders`. */
  readonly orderId: string
  readonly name: string
  readonly market: MarketId
  /** Placed by the browser that asks. */
  readonly isOwn: boolean
  /** It is in the list of orders, and may be opened there without an account and without a mailed link. */
  readonly isGuestsOwn: boolean
  readonly state: ImportedOrderState
  /** Of the latest payment; null where nobody has tried. `returned`: it goes back, or has gone back. */
  readonly payment: 'pending' | 'failed' | 'approved' | 'returned' | null
  /** The warehouse had it no longer, so the money goes back. */
  readonly isUncovered: boolean
  /** Names of what the warehouse had too few of, where it said so. */
  readonly gone: readonly string[]
  /** By its buyer. */
  readonly isCancelled: boolean
  readonly placedAt: string
  /** ISO: until when its products are kept while it is not paid; null where they are not. */
  readonly heldUntil: string | null
  readonly total: Money
  /** It was paid without an address, and waits for it. */
  readonly needsAddress: boolean
  readonly shipping: Money
  /** When it should arrive; null where nobody knows. */
  readonly promised: DeliveryDays | null
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly price: Money }[]
}

type Needs = {
  readonly database: Database
  readonly settle: SettlePayment
  readonly limiter: RateLimiter
  readonly log: Log
}

type Query = {
  /** `external_reference` of the URL. */
  readonly reference?: string | undefined
  /** `payment_id` of the URL: looked up at the provider, and never believed. */
  readonly paymentId?: string | undefined
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
}

const asksPerMinute = 20
const paymentIdForm = /^[\w-]{1,64}$/

const paymentViews: Readonly<Record<PaymentStatus, NonNullable<ImportedOrderView['payment']>>> = {
  pending: 'pending',
  'in-process': 'pending',
  approved: 'approved',
  rejected: 'failed',
  cancelled: 'failed',
  refunded: 'returned',
  'charged-back': 'returned',
}

const returnedOutcomes: readonly PaymentOutcome[] = ['surplus', 'uncovered', 'returned']

const toPaymentView = ({ status, outcome }: Pick<ImportedPayment, 'status' | 'outcome'>) =>
  returnedOutcomes.includes(outcome) ? 'returned' : paymentViews[status]

export const createReadOrder = ({ database, settle, limiter, log }: Needs) => {
  const { db } = database

  /** The latest of this browser that it did not leave unpaid long ago. */
  const latestOf = async (browser: string | undefined): Promise<ImportedOrder | undefined> => {
    if (browser === undefined || !isSecretToken(browser)) return undefined
    const [latest] = await db
      .select()
      .from(importedOrders)
      .where(eq(importedOrders.browserHash, hashText(browser)))
      .orderBy(desc(importedOrders.createdAt))
      .limit(1)
    return latest
  }

  const find = async ({ reference, browser }: Query) =>
    reference === undefined ? latestOf(browser) : findOrderOf(database, reference)

  /** What nobody has begun to pay is in no list. */
  const isRecorded = async ({ number }: Pick<ImportedOrder, 'number'>): Promise<boolean> => {
    const id = formatImportedOrderId(number)
    const [recorded] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))
    return recorded !== undefined
  }

  /** A provider that does not answer is asked again by the sweeper. */
  const ask = async (order: ImportedOrder, paymentId: string | undefined): Promise<void> => {
    const limit = { class: 'international-ask', key: order.id, limit: asksPerMinute, windowSeconds: 60 }
    if (!(await limiter.consume(limit)).allowed) return
    try {
      await settle({ reference: order.id })
      if (paymentId !== undefined && paymentIdForm.test(paymentId)) await settle({ paymentId })
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: order.id, error: describeError(error) }, 'the payment provider was asked in vain')
    }
  }

  const readHold = async (id: string): Promise<string | undefined> => {
    const { id: orderId, holdUntil } = importedOrders
    const [held] = await db
      .select({ until: holdUntil })
      .from(importedOrders)
      .where(and(eq(orderId, id), sql`${holdUntil} > app_now()`))
    return held?.until.toISOString()
  }

  const toView = async (order: ImportedOrder, browser: string | undefined): Promise<ImportedOrderView> => {
    const [payment] = await db
      .select({ status: importedPayments.status, outcome: importedPayments.outcome })
      .from(importedPayments)
      .where(eq(importedPayments.orderId, order.id))
      .orderBy(desc(importedPayments.updatedAt))
      .limit(1)
    const heldUntil = isPayable(order.state) ? await readHold(order.id) : undefined
    const { id, number, market, state, total, lines, paidAt, createdAt, cancelRequestedAt } = order
    return {
      ...{ id, market, state, orderId: formatImportedOrderId(number), name: `#E${number}` },
      isOwn: browser !== undefined && order.browserHash === hashText(browser),
      isGuestsOwn: isGuestsOwn(order, browser) && (await isRecorded(order)),
      payment: payment ? toPaymentView(payment) : null,
      isUncovered: payment?.outcome === 'uncovered',
      gone: goneTitles(lines),
      // A request that still waits for the warehouse has cancelled nothing yet.
      isCancelled: cancelRequestedAt !== null && !isBought(state),
      placedAt: (paidAt ?? createdAt).toISOString(),
      heldUntil: heldUntil ?? null,
      total: createMoney(total, 'CLP'),
      needsAddress: state === 'paid' && !isAddressed(order),
      shipping: createMoney(order.shippingTotal, 'CLP'),
      promised: promisedDays(order) ?? null,
      lines: lines.map(({ title, quantity, unitPrice }) => ({
        ...{ title, quantity, price: createMoney(unitPrice * quantity, 'CLP') },
      })),
    }
  }

  /** Null where nobody knows of it. Asks the provider first where the order could be paid by now. */
  return async (query: Query): Promise<ImportedOrderView | null> => {
    const before = await find(query)
    if (!before) return null
    if (!isPayable(before.state)) return toView(before, query.browser)
    await ask(before, query.paymentId)
    return toView((await findOrderOf(database, before.id)) ?? before, query.browser)
  }
}
