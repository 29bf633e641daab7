import { forbiddenRows } from '../../support/proofs/forbidden-rows.ts'
import { agreedMutants } from './agreed-mutants.ts'
import { backendMutants } from './backend-mutants.ts'
import { eraMutants } from './era-mutants.ts'
import { gateMutants } from './gate-mutants.ts'
import { importedMutants } from './imported-mutants.ts'
import { offerMutants } from './offer-mutants.ts'
import { paymentMutants } from './payment-mutants.ts'
import type { TestNames } from './run-test.ts'
import type { Edit } from './source-copy.ts'
import { withoutEachGuard, withoutGuards } from './without-guard.ts'

/** A guard, how it is removed, and the tests that must turn red, every one of them. */
export type Mutant = {
  readonly name: string
  readonly sql?: readonly string[]
  readonly edits?: readonly Edit[]
  readonly red: TestNames
}

const platform = 'packages/platform/src'
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${platform}/${file}`, titles })
const stock = titled('stock/stock.test.ts')
const placing = titled('checkout/placing.test.ts')
const orders = titled('orders/orders.test.ts')
const proof = (...titles: readonly string[]) => ({ file: 'tests/proof/nothing-lost.test.ts', titles })
const hostedPayments = titled('checkout/hosted-payments.test.ts')
const discounts = titled('discounts/discounts.test.ts')

const without = (...names: readonly string[]) => withoutGuards('platform', ...names)

const edit = (file: string, from: string, to = ''): Edit => ({ file: `${platform}/${file}`, from, to })

const stockChecks = without('stock_on_hand', 'stock_reserved')
const stockLock = edit('stock/lock-stock.ts', ' FOR NO KEY UPDATE')
const ifFree = (
  values: string,
  condition = ' AND stock.on_hand - stock.reserved + released >= coalesce(requested, 0)',
) =>
  `stock.variant_id = changes.variant_id${condition}\n     RETURNING requested AS quantity\`,\n    [...columns(taken), ${values}],`
const holdIfFree = edit('stock/stock.ts', ifFree('[holder]'), ifFree('[holder]', ''))
const sellIfFree = edit('stock/stock.ts', ifFree('holders, reference'), ifFree('holders, reference', ''))
const shortage = edit(
  'stock/stock.ts',
  'if (quantity > available && !cover.continueSelling) short.push({ variantId, available })',
)
const soldOnce = edit('stock/stock.ts', 'if (sold.rowCount !== 0) return { ok: true }')
const movedOnce = edit('stock/stock.ts', 'ON CONFLICT ON CONSTRAINT stock_movements_once DO NOTHING')
const adjustedOnce = edit('stock/stock.ts', 'if (done) return { ok: true }')
const checkoutLock = edit('checkout/lock-checkout.ts', ".for('no key update')")
const orderOnce = edit(
  'checkout/prepare-payment.ts',
  "if (checkout.orderId !== null) return { kind: 'placed', orderId: checkout.orderId }",
)
const oncePaying = edit('checkout/prepare-payment.ts', "if (checkout.state === 'paying')", 'if (Math.random() > 1)')
const settledOnce = edit(
  'checkout/settle-payment.ts',
  "if (payment.status !== 'pending') return settleAgain(tx, checkout, payment, charge)",
)
const orderLock = edit('orders/lock-order.ts', ".for('no key update')")
const refundOnce = edit('orders/refund-order.ts', 'if (known) return { ok: true, order: locked.order, refund: known }')
const refundWithin = edit('orders/refund-order.ts', ' || amount > total - refundedTotal')
const codeWithin = edit(
  'discounts/use-discounts.ts',
  'or(isNull(discounts.usageLimit), lt(discounts.usageCount, discounts.usageLimit)),',
)

const asShown = edit('checkout/prepare-payment.ts', ' || !isSameAs(view, digest)')
const byDatabaseTime = edit(
  'stock/lock-stock.ts',
  'WHERE variant_id = ANY($1::bigint[]) AND expires_at <= app_now()',
  'WHERE variant_id = ANY($1::bigint[]) AND expires_at <= now()',
)
const patience = edit(
  'checkout/checkouts.ts',
  'prepare(tx, placing, digest), { patient: true }',
  'prepare(tx, placing, digest)',
)
const sweeping = edit('checkout/sweep-checkouts.ts', 'await settle(id, result, { unwatched: true })')
const priceOfInventory: Edit = {
  file: 'packages/backend/src/temporary-products/price-imported-lines.ts',
  from: "if (!isShownPrice(shown, price.pesos)) return refused('temporary-products-refused')",
  to: '',
}
const amountPaid = edit('checkout/hosted-payments.ts', ' && found.amount.minor === amount')
const paidTwice = edit('checkout/settle-payment.ts', 'await orders.payBackExtra(tx, payment, providerId)')
const executedOnce = edit('admin/idempotent-responses.ts', 'if (claimed.length === 0) {', 'if (claimed.length > 1) {')

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
  { name: 'conditional hold', edits: [holdIfFree], red: held },
  { name: 'conditional sale', edits: [sellIfFree], red: sold },
  { name: 'conditional hold and the checks of stock', edits: [holdIfFree], sql: stockChecks, red: held },
  { name: 'conditional sale and the checks of stock', edits: [sellIfFree], sql: stockChecks, red: sold },
  { name: 'look for shortage', edits: [shortage], red: onceEach },
  { name: 'lock of stock', edits: [stockLock], red: rush },
  { name: 'lock of stock and conditional sale', edits: [stockLock, sellIfFree], red: rush },
  { name: 'lock, conditional sale and checks of stock', edits: [stockLock, sellIfFree], sql: stockChecks, red: rush },
  { name: 'sold once for a reference', edits: [soldOnce], red: onceEach },
  {
    name: 'sold once and stock_movements_once',
    edits: [soldOnce, movedOnce],
    sql: without('stock_movements_once'),
    red: onceEach,
  },
  { name: 'adjusted once', edits: [adjustedOnce, movedOnce], red: onceEach },
  { name: 'lock of the checkout', edits: [checkoutLock], red: manyHands },
  {
    name: 'lock of the checkout and its one order',
    edits: [checkoutLock],
    sql: without('orders_checkout'),
    red: manyHands,
  },
  { name: 'look for the order of the checkout', edits: [orderOnce], red: manyHands },
  { name: 'one payment at a time', edits: [oncePaying], red: manyHandsByCard },
  { name: 'payment settled once', edits: [settledOnce], red: manyHandsByCard },
  {
    name: 'payment settled once, and one order for a payment and a checkout',
    edits: [settledOnce],
    sql: without('orders_checkout', 'payments_one_order'),
    red: manyHandsByCard,
  },
  { name: 'lock of the order', edits: [orderLock], red: twentyRefunds },
  {
    name: 'lock of the order and orders_refunded',
    edits: [orderLock],
    sql: without('orders_refunded'),
    red: twentyRefunds,
  },
  { name: 'same key, same refund', edits: [refundOnce], red: lastUnit },
  { name: 'same key, same refund, and refunds_key', edits: [refundOnce], sql: without('refunds_key'), red: lastUnit },
  { name: 'refund within the total', edits: [refundWithin], red: lastUnit },
  {
    name: 'refund within the total and orders_refunded',
    edits: [refundWithin],
    sql: without('orders_refunded'),
    red: lastUnit,
  },
  { name: 'price as shown', edits: [asShown], red: proof('T12: charge the server’s price, whatever is sent') },
  {
    name: 'time of the database',
    edits: [byDatabaseTime],
    red: proof('T28: ends holds once, by the time of the database'),
  },
  { name: 'patience with locks', edits: [patience], red: longWait },
  { name: 'sweeper', edits: [sweeping], red: proof('T8: loses nothing at after-payment') },
  {
    name: 'price of the inventory for temporary products',
    edits: [priceOfInventory],
    red: {
      file: 'packages/backend/src/temporary-products/temporary-products.test.ts',
      titles: ['refuse a price that is not the inventory’s, and make nothing [API-28] [ERR-21]'],
    },
  },
  {
    name: 'amount that the gateway has taken',
    edits: [amountPaid],
    red: hostedPayments('of another amount, account or order makes no order'),
  },
  {
    name: 'second payment goes back',
    edits: [paidTwice],
    red: hostedPayments('that came twice is refunded once, and so is one that came after the buyer chose another way'),
  },
  { name: 'key executed once', edits: [executedOnce], red: proof('T5: execute 50 requests with one key once') },
  { name: 'code within its limit', edits: [codeWithin], red: codeLimit },
  {
    name: 'code within its limit and discounts_usage',
    edits: [codeWithin],
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
