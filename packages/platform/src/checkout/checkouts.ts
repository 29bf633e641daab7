import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { createOrders } from '../orders/orders.ts'
import type { Card, CardGateway, ChargeResult } from '../payments/card-gateway.ts'
import { defineExpiredHolds } from '../stock/expired-holds.ts'
import type { StockNotifications } from '../stock/notify-stock.ts'
import { type Checkout, type Payment, paymentMethods, payments } from '../tables/checkouts.table.ts'
import { createCheckoutDigest } from './checkout-digest.ts'
import { holdForPayment } from './hold-for-payment.ts'
import { type PlaceResult, resultOf } from './place-result.ts'
import { createPreparePayment, type Placing } from './prepare-payment.ts'
import { definePurgePurchaseCounts } from './purchase-limits.ts'
import { createSettlePayment } from './settle-payment.ts'
import { defineSweepCheckouts } from './sweep-checkouts.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'failpoints' | 'jobs' | 'log' | 'mail' | 'testCards'> & {
  readonly orders: ReturnType<typeof createOrders>
  readonly gateway: CardGateway
  readonly stock: Pick<StockNotifications, 'notifyStock'>
}

const gatewayTimeoutMs = 8_000
const pollMs = 250

/** Placing in three steps: prepare in a lock, pay outside any transaction, settle idempotently. */
export const createCheckouts = (needs: Needs) => {
  const { database, failpoints, gateway, log, orders, testCards = true } = needs
  const methods = paymentMethods.filter((method) => method !== 'card' || testCards)
  // A rush must wait here, not in the connection pool, where waiting ends in an error after seconds and pages that only
  // read get no connection.
  const semaphore = createSemaphore({ concurrency: 6, maxQueued: 5_000 })
  const prepare = createPreparePayment({ orders, provider: gateway.name, failpoints })
  const settle = createSettlePayment(needs)
  const { notifyStock } = needs.stock
  const checkoutDigest = createCheckoutDigest(database)
  definePurgePurchaseCounts(needs)

  const charge = async ({ id, amount, currency }: Payment, card: Card): Promise<ChargeResult | undefined> => {
    // A timeout and a failure are the same: it may have been charged, so the gateway is queried again later.
    const result = gateway.charge({ id, amount, currency, card }).catch((error: unknown) => {
      log.error({ err: error, payment: id }, 'card gateway failed')
      return undefined
    })
    return Promise.race([result, sleep(gatewayTimeoutMs, undefined, { ref: false })])
  }

  /** Somebody else is paying this checkout right now: wait for what comes of it. */
  const awaitOther = async ({ id }: Payment): Promise<PlaceResult> => {
    for (let waited = 0; waited <= gatewayTimeoutMs; waited += pollMs) {
      const result = await semaphore.run(() => gateway.find(id))
      if (result) return semaphore.run(() => settle(id, result))
      await sleep(pollMs)
    }
    return { kind: 'waiting' }
  }

  return {
    semaphore,
    methods,
    checkoutDigest,
    holdForPayment: holdForPayment(database),

    async place(placing: Placing, card: Card | undefined): Promise<PlaceResult> {
      await failpoints('before-hold')
      const digest = await checkoutDigest()
      const prepared = await semaphore.run(() =>
        database.inTransaction((tx) => prepare(tx, placing, digest), { patient: true }),
      )
      if (prepared.kind === 'placed') await failpoints('after-order-commit')
      if (prepared.kind !== 'paying') return prepared
      if (!prepared.isNew || !card) return awaitOther(prepared.payment)
      await failpoints('after-hold')
      const result = await charge(prepared.payment, card)
      if (!result) return { kind: 'waiting' }
      await failpoints('after-payment')
      return semaphore.run(() => settle(prepared.payment.id, result))
    },

    /** The result of a payment that was still pending; undefined where none is. */
    async readPendingResult(token: string): Promise<PlaceResult | undefined> {
      const [payment] = await database.db
        .select()
        .from(payments)
        .where(and(eq(payments.checkoutToken, token), eq(payments.status, 'pending')))
        .orderBy(desc(payments.createdAt))
      if (!payment) return undefined
      const result = await gateway.find(payment.id)
      return result ? settle(payment.id, result) : { kind: 'waiting' }
    },

    /** Of a checkout that is not being paid at this moment; undefined where nobody tried. */
    async lastResult(checkout: Checkout): Promise<PlaceResult | undefined> {
      const [payment] = await database.db
        .select()
        .from(payments)
        .where(eq(payments.checkoutToken, checkout.token))
        .orderBy(desc(payments.createdAt))
        .limit(1)
      return payment && resultOf(checkout, payment)
    },

    endExpiredHolds: defineExpiredHolds(needs, notifyStock),
    notifyStock,
    sweep: defineSweepCheckouts(needs, settle),
  }
}

export type Checkouts = ReturnType<typeof createCheckouts>
