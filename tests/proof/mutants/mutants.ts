import { forbiddenRows } from '../../support/proofs/forbidden-rows.ts'
import { agreedMutants } from './agreed-mutants.ts'
import { backendMutants } from './backend-mutants.ts'
import { eraMutants } from './era-mutants.ts'
import type { GuardChange } from './find-guard.ts'
import { gateMutants } from './gate-mutants.ts'
import { importedMutants } from './imported-mutants.ts'
import { offerMutants } from './offer-mutants.ts'
import { paymentMutants } from './payment-mutants.ts'
import type { TestNames } from './run-test.ts'
import type { Guard } from './source-copy.ts'
import { withoutEachGuard, withoutGuards } from './without-guard.ts'

/** A guard, how it is removed, and the tests that must turn red, every one of them. */
export type Mutant = {
  readonly name: string
  readonly sql?: readonly string[]
  readonly guards?: readonly Guard[]
  readonly red: TestNames
}

const platform = 'packages/platform/src'
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${platform}/${file}`, titles })
const stock = titled('stock/stock.test.ts')
const placing = titled('checkout/payments/placing.test.ts')
const orders = titled('orders/orders.test.ts')
const proof = (...titles: readonly string[]) => ({ file: 'tests/proof/nothing-lost.test.ts', titles })
const hostedPayments = titled('checkout/payments/hosted-payments.test.ts')
const discounts = titled('discounts/discounts.test.ts')

const without = (...names: readonly string[]) => withoutGuards('platform', ...names)

const guard = (file: string, change: GuardChange) => ({ file: `${platform}/${file}`, change })

const stockChecks = without('stock_on_hand', 'stock_reserved')
const stockLock = guard('stock/lock-stock.ts', { within: 'lockRows', sql: ' FOR NO KEY UPDATE', becomes: '' })
const holdIfFree = guard('stock/stock.ts', {
  within: 'holdStock',
  sql: 'stock.on_hand - stock.reserved + released >=',
  becomes: 'coalesce(requested, 0) >=',
})
const sellIfFree = guard('stock/stock.ts', {
  within: 'sellStock',
  sql: 'stock.on_hand - stock.reserved + released >=',
  becomes: 'coalesce(requested, 0) >=',
})
const shortage = guard('stock/stock.ts', { condition: 'continueSelling', becomes: false })
const soldOnce = guard('stock/stock.ts', { condition: 'sold', becomes: false })
const movedOnce = guard('stock/stock.ts', {
  sql: 'ON CONFLICT ON CONSTRAINT stock_movements_once DO NOTHING',
  becomes: '',
})
const adjustedOnce = guard('stock/stock.ts', { condition: 'done', becomes: false })
const checkoutLock = guard('checkout/lock-checkout.ts', { call: 'for' })
const orderOnce = guard('checkout/payments/prepare-payment.ts', { condition: 'orderId', becomes: false })
const oncePaying = guard('checkout/payments/prepare-payment.ts', { condition: 'paying', becomes: false })
const settledOnce = guard('checkout/payments/settle-payment.ts', { condition: 'pending', becomes: false })
const orderLock = guard('orders/lock-order.ts', { call: 'for' })
const refundOnce = guard('orders/refund-order.ts', { condition: 'known', becomes: false })
const refundWithin = guard('orders/refund-order.ts', { operand: 'total' })
const codeWithin = guard('discounts/use-discounts.ts', { argument: 'usageLimit', of: 'and' })

const asShown = guard('checkout/payments/prepare-payment.ts', { operand: 'isSameAs' })
const byDatabaseTime = guard('stock/lock-stock.ts', {
  within: 'lockStock',
  sql: 'expires_at <= app_now()',
  becomes: 'expires_at <= now()',
})
const patience = guard('checkout/checkouts.ts', { argument: 'patient', of: 'inTransaction' })
const sweeping = guard('checkout/sweep-checkouts.ts', { statement: 'settle' })
const priceOfInventory: Guard = {
  file: 'packages/backend/src/temporary-products/price-imported-lines.ts',
  change: { condition: 'isShownPrice', becomes: false },
}
const amountPaid = guard('checkout/payments/hosted-payments.ts', { operand: 'minor' })
const paidTwice = guard('checkout/payments/settle-payment.ts', { statement: 'payBackExtra' })
const executedOnce = guard('admin/idempotent-responses.ts', { condition: 'claimed', becomes: false })

const held = stock('is not held when somebody took it without the lock')
const sold = stock('is not sold when somebody took it without the lock')
const onceEach = stock('is held, sold and adjusted once for each cause, and never taken from under a hold')
const rush = placing('sells 15 units to exactly 15 of 60, through two platforms at once')
const longWait = placing('waits for a product longer than one statement may, rather than sending the buyer away')
const manyHands = placing('is one order and one email, by cash-on-delivery')
const manyHandsByCard = placing('is one order and one email, by card')
const lastUnit = orders('is paid, sent in parts with tracking, and refunded to the last unit and no further')
const twentyRefunds = orders('is refunded once when twenty ask for it at once')
const codeLimit = discounts('stops at its limit, however many orders come at once')

/** What the code checks, alone and together with the constraints that would catch the same. */
const inCode: readonly Mutant[] = [
  { name: 'conditional hold', guards: [holdIfFree], red: held },
  { name: 'conditional sale', guards: [sellIfFree], red: sold },
  { name: 'conditional hold and the checks of stock', guards: [holdIfFree], sql: stockChecks, red: held },
  { name: 'conditional sale and the checks of stock', guards: [sellIfFree], sql: stockChecks, red: sold },
  { name: 'look for shortage', guards: [shortage], red: onceEach },
  { name: 'lock of stock', guards: [stockLock], red: rush },
  { name: 'lock of stock and conditional sale', guards: [stockLock, sellIfFree], red: rush },
  { name: 'lock, conditional sale and checks of stock', guards: [stockLock, sellIfFree], sql: stockChecks, red: rush },
  { name: 'sold once for a reference', guards: [soldOnce], red: onceEach },
  {
    name: 'sold once and stock_movements_once',
    guards: [soldOnce, movedOnce],
    sql: without('stock_movements_once'),
    red: onceEach,
  },
  { name: 'adjusted once', guards: [adjustedOnce, movedOnce], red: onceEach },
  { name: 'lock of the checkout', guards: [checkoutLock], red: manyHands },
  {
    name: 'lock of the checkout and its one order',
    guards: [checkoutLock],
    sql: without('orders_checkout'),
    red: manyHands,
  },
  { name: 'look for the order of the checkout', guards: [orderOnce], red: manyHands },
  { name: 'one payment at a time', guards: [oncePaying], red: manyHandsByCard },
  { name: 'payment settled once', guards: [settledOnce], red: manyHandsByCard },
  {
    name: 'payment settled once, and one order for a payment and a checkout',
    guards: [settledOnce],
    sql: without('orders_checkout', 'payments_one_order'),
    red: manyHandsByCard,
  },
  { name: 'lock of the order', guards: [orderLock], red: twentyRefunds },
  {
    name: 'lock of the order and orders_refunded',
    guards: [orderLock],
    sql: without('orders_refunded'),
    red: twentyRefunds,
  },
  { name: 'same key, same refund', guards: [refundOnce], red: lastUnit },
  { name: 'same key, same refund, and refunds_key', guards: [refundOnce], sql: without('refunds_key'), red: lastUnit },
  { name: 'refund within the total', guards: [refundWithin], red: lastUnit },
  {
    name: 'refund within the total and orders_refunded',
    guards: [refundWithin],
    sql: without('orders_refunded'),
    red: lastUnit,
  },
  { name: 'price as shown', guards: [asShown], red: proof('T12: charge the server’s price, whatever is sent') },
  {
    name: 'time of the database',
    guards: [byDatabaseTime],
    red: proof('T28: ends holds once, by the time of the database'),
  },
  { name: 'patience with locks', guards: [patience], red: longWait },
  { name: 'sweeper', guards: [sweeping], red: proof('T8: loses nothing at after-payment') },
  {
    name: 'price of the inventory for temporary products',
    guards: [priceOfInventory],
    red: {
      file: 'packages/backend/src/temporary-products/temporary-products.test.ts',
      titles: ['refuse a price that is not the inventory’s, and make nothing [API-28] [ERR-21]'],
    },
  },
  {
    name: 'amount that the gateway has taken',
    guards: [amountPaid],
    red: hostedPayments('of another amount, account or order makes no order'),
  },
  {
    name: 'second payment goes back',
    guards: [paidTwice],
    red: hostedPayments('that came twice is refunded once, and so is one that came after the buyer chose another way'),
  },
  { name: 'key executed once', guards: [executedOnce], red: proof('T5: execute 50 requests with one key once') },
  { name: 'code within its limit', guards: [codeWithin], red: codeLimit },
  {
    name: 'code within its limit and discounts_usage',
    guards: [codeWithin],
    sql: without('discounts_usage'),
    red: codeLimit,
  },
]

export const mutants: readonly Mutant[] = [
  ...withoutEachGuard('platform', forbiddenRows, `${platform}/tables/guards.test.ts`),
  ...inCode,
  ...backendMutants,
  ...paymentMutants,
  ...eraMutants,
  ...gateMutants,
  ...importedMutants,
  ...offerMutants,
  ...agreedMutants,
]
