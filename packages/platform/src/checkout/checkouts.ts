import { setTimeout as sleep } from 'node:timers/promises'
import { failpoint } from '@dvaput/database/failpoint'
import { and, desc, eq } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { within } from '@dvaput/domain/flow/within'
import { createMoney } from '@dvaput/domain/money/money'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { createOrders } from '../orders/orders.ts'
import { type Card, type CardGateway, isCardGateway } from '../payments/card-gateway.ts'
import { type ChargeResult, toChargeResult } from '../payments/charge-result.ts'
import type { Gateways } from '../payments/gateways.ts'
import { defineExpiredHolds } from '../stock/expired-holds.ts'
import type { StockNotifications } from '../stock/notify-stock.ts'
import { type Checkout, type Payment, type PaymentMethod, payments } from '../tables/checkouts.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { createCheckoutDigest } from './checkout-digest.ts'
import { defineDecidePayment } from './payments/decide-payment.ts'
import { holdForPayment } from './payments/hold-for-payment.ts'
import { createHostedPayments } from './payments/hosted-payments.ts'
import { paymentMethodsFor } from './payments/payment-methods.ts'
import { type PlaceResult, resultOf } from './payments/place-result.ts'
import { createPreparePayment, type Placing } from './payments/prepare-payment.ts'
import { createSettlePayment } from './payments/settle-payment.ts'
import { createTakePaymentBack } from './payments/take-payment-back.ts'
import { isSoldOut } from './stock/is-sold-out.ts'
import { defineSweepCheckouts } from './sweep-checkouts.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'sealing' | 'jobs' | 'log' | 'mail'> & {
  readonly orders: ReturnType<typeof createOrders>
  readonly gateways: Gateways
  readonly stock: Pick<StockNotifications, 'notifyStock'>
}

const gatewayTimeoutMs = 8_000
const pollMs = 250

/** Placing in three steps: prepare in a lock, pay outside any transaction, settle idempotently. */
export const createCheckouts = (needs: Needs) => {
  const { database, gateways, log, orders } = needs
  // A rush must wait here, not in the connection pool, where waiting ends in an error after seconds and pages that only
  // read get no connection.
  const semaphore = createSemaphore({ concurrency: 6, maxQueued: 5_000 })
  // Sales of the same product follow one another at its stock: more of them at once would only wait there, each with a
  // connection, and the last of them for longer than a lock may take.
  const sales = createSemaphore({ concurrency: 4, maxQueued: 5_000 })
  const prepare = createPreparePayment({ orders, gateways })
  const settle = createSettlePayment(needs)
  const hosted = createHostedPayments({ ...needs, settle, takeBack: createTakePaymentBack(needs) })
  const { notifyStock } = needs.stock
  const checkoutDigest = createCheckoutDigest(needs)
  defineDecidePayment(needs, settle)

  const charge = async (
    gateway: CardGateway,
    { id, amount, currency }: Payment,
    card: Card,
  ): Promise<ChargeResult | undefined> => {
    // A timeout and a failure are the same: it may have been charged, so the gateway is queried again later.
    const charged = gateway.charge({ id, amount: createMoney(amount, currency), card })
    const result = charged.then(toChargeResult).catch((error: unknown) => {
      log.error({ err: error, payment: id }, 'card gateway failed')
      return undefined
    })
    return within(AbortSignal.timeout(gatewayTimeoutMs), result, () => undefined)
  }

  const findCharge = async (gateway: CardGateway, id: string): Promise<ChargeResult | undefined> => {
    const found = await gateway.findCharge(id)
    return found && toChargeResult(found)
  }

  /** Somebody else is paying this checkout right now: wait for what comes of it. */
  const awaitOther = async (gateway: CardGateway, { id }: Payment): Promise<PlaceResult> => {
    for (let waited = 0; waited <= gatewayTimeoutMs; waited += pollMs) {
      const result = await semaphore.run(() => findCharge(gateway, id))
      if (result) return sales.run(() => settle(id, result))
      await sleep(pollMs)
    }
    return { kind: 'waiting' }
  }

  const findPending = async (token: string): Promise<Payment | undefined> => {
    const [payment] = await database.db
      .select()
      .from(payments)
      .where(and(eq(payments.checkoutToken, token), eq(payments.status, 'pending')))
      .orderBy(desc(payments.createdAt))
    return payment
  }

  return {
    semaphore,
    sales,
    checkoutDigest,
    hosted,
    findPending,
    holdForPayment: holdForPayment(database),

    methodsFor: (shop: Shop, contents: { readonly isAbroad: boolean }): readonly PaymentMethod[] =>
      paymentMethodsFor(gateways, shop, contents),

    /** Whether the card is typed on our own page. */
    takesCard(shop: Shop): boolean {
      const gateway = gateways.of(shop)
      return gateway !== undefined && isCardGateway(gateway)
    },

    async place(placing: Placing, card: Card | undefined): Promise<PlaceResult> {
      await failpoint('before-hold')
      const digest = await checkoutDigest()
      const prepared = await sales.run(async () =>
        (await isSoldOut(database, placing.token))
          ? ({ kind: 'out-of-stock' } as const)
          : database.inTransaction((tx) => prepare(tx, placing, digest), { patient: true }),
      )
      if (prepared.kind === 'placed') await failpoint('after-order-commit')
      if (prepared.kind !== 'paying') return prepared
      const gateway = await gateways.ofPayment(prepared.payment)
      if (!isCardGateway(gateway)) {
        await failpoint('after-hold')
        return { kind: 'leaving' }
      }
      if (!prepared.isNew || !card) return awaitOther(gateway, prepared.payment)
      await failpoint('after-hold')
      const result = await charge(gateway, prepared.payment, card)
      if (!result) return { kind: 'waiting' }
      await failpoint('after-payment')
      return sales.run(() => settle(prepared.payment.id, result))
    },

    /** The result of a payment that was still pending; undefined where none is. */
    async readPendingResult(token: string, asking: { returned?: boolean } = {}): Promise<PlaceResult | undefined> {
      const payment = await findPending(token)
      if (!payment) return undefined
      const gateway = await gateways.ofPayment(payment)
      if (!isCardGateway(gateway)) return hosted.check(payment, asking)
      const result = await findCharge(gateway, payment.id)
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
    sweep: defineSweepCheckouts({ ...needs, hosted }, settle),
  }
}

export type Checkouts = ReturnType<typeof createCheckouts>
