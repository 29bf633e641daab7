import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'

const folder = 'packages/backend/src/imported-orders'
const guard = (file: string, change: GuardChange) => ({ file: `${folder}/${file}`, change })
const warehouse = (file: string, change: GuardChange) => guard(`../warehouse-orders/${file}`, change)
const red =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${folder}/${file}`, titles })
const settling = red('payments/settle-payment.test.ts')
const atWarehouse = red('warehouse/warehouse-of-paid-orders.test.ts')
const placing = red('placing/place-order.test.ts')
const takenBack = red('payments/taken-back.test.ts')

const once = 'makes one order of fifty notices at once: one record, one mail, one order at the warehouse'
const second = 'that comes second is given back once, and the order stays as it is'
const onlyTwenty = 'of two hundred buyers gives twenty units to twenty'
const decidedOnce = guard('payments/settle-payment.ts', { condition: ['outcome', 'payment'], becomes: false })
const withinStock = guard('placing/hold-stock.ts', { condition: 'short', becomes: false })
const without = (table: string, name: string) => `ALTER TABLE backend.${table} DROP CONSTRAINT ${name} CASCADE`
const stockChecks = ['international_stock_held', 'international_stock_ceiling'].map((name) =>
  without('international_stock', name),
)

/** Guards of the money and the stock of imported products. */
export const importedMutants: readonly Mutant[] = [
  { name: 'payment of an import decided once', guards: [decidedOnce], red: settling(once) },
  {
    name: 'amount of an import’s payment',
    guards: [guard('payments/settle-payment.ts', { operand: ['amount', 'total'] })],
    red: settling('one peso short sends nothing to the warehouse, and somebody is told'),
  },
  {
    name: 'currency of an import’s payment',
    guards: [guard('payments/settle-payment.ts', { operand: 'currency' })],
    red: settling('in another currency sends nothing to the warehouse, and somebody is told'),
  },
  {
    name: 'account of an import’s payment',
    guards: [guard('payments/settle-payment.ts', { condition: 'isOurs', becomes: false })],
    red: settling('of another merchant changes nothing'),
  },
  {
    name: 'second payment of an import',
    guards: [guard('payments/settle-payment.ts', { condition: 'isPayable', becomes: false })],
    red: settling(second),
  },
  {
    name: 'stock of a late payment',
    guards: [
      guard('payments/settle-payment.ts', {
        within: 'findCoverage',
        condition: ['held', 'kind'],
        without: 'unknown',
        becomes: true,
      }),
    ],
    red: settling('for what is gone is given back by itself, with an apology'),
  },
  {
    name: 'stock of a held import when it is paid',
    guards: [guard('payments/settle-payment.ts', { within: 'findCoverage', condition: 'eraIds', becomes: false })],
    red: atWarehouse('that sold it elsewhere before the approval gets no order, and the money goes back'),
  },
  {
    name: 'payment of an import never goes backwards',
    guards: [guard('payments/record-payment.ts', { sql: '<=', becomes: '> -1 OR 9 <' })],
    red: settling('never goes backwards, in whichever order it is told'),
  },
  {
    name: 'word to the warehouse of an import that was refunded',
    guards: [guard('order-steps.ts', { statement: 'cancel' })],
    red: takenBack('cancels the order at the warehouse, once it is back, although its answer is lost'),
  },
  {
    name: 'look at an import that was refunded on its way',
    guards: [warehouse('warehouse-orders.ts', { condition: 'onSent', becomes: false })],
    red: takenBack('in the moment in which the order arrives there cancels it there too'),
  },
  {
    name: 'look at an import that was refunded when it is sent again',
    guards: [warehouse('warehouse-orders.ts', { within: 'run', returned: 'cancel' })],
    red: takenBack('in the moment in which the order arrives and its answer is lost there cancels it there too'),
  },
  {
    name: 'sweeper of imports',
    guards: [guard('sweep-orders.ts', { statement: 'settle' })],
    red: settling('is found by the sweeper where no notice comes, also days later'),
  },
  {
    name: 'look at the warehouse before an order is sent',
    guards: [warehouse('warehouse-orders.ts', { within: 'send', condition: 'known', becomes: false })],
    red: atWarehouse('that is down gets every paid order once it is back, once'),
  },
  { name: 'stock of imports', guards: [withinStock], red: placing(onlyTwenty) },
  { name: 'stock of imports and its checks', guards: [withinStock], sql: stockChecks, red: placing(onlyTwenty) },
  {
    name: 'age of the warehouse’s figure',
    guards: [guard('placing/hold-stock.ts', { sql: ' IS NULL OR ', becomes: ' IS NULL OR TRUE OR ' })],
    red: placing('is not misled by a figure from before another order reached the warehouse'),
  },
  {
    name: 'figure that the warehouse does not give',
    guards: [guard('placing/hold-stock.ts', { condition: 'confirm', becomes: false })],
    red: placing(
      'is refused with the truth where the warehouse does not say how many there are, and no stock is written',
    ),
  },
  {
    name: 'warehouse asked when an import is placed',
    guards: [warehouse('read-stock.ts', { expression: ['ask', 'fromCopy', 'eraIds'], becomes: 'fromCopy(eraIds)' })],
    red: placing('asks the warehouse, whatever our copy says'),
  },
  {
    name: 'one payment page for an import',
    guards: [guard('payments/start-payment.ts', { condition: 'claim', becomes: true })],
    red: placing('pressed twenty times at once is one order with one payment page'),
  },
  {
    name: 'placeholder price of an import',
    guards: [
      guard('placing/quote.ts', { expression: ['product', 'sold'], becomes: 'product' }),
      guard('placing/quote.ts', { condition: ['price', 'sold'], without: 'product', becomes: false }),
    ],
    red: placing('is never made of a placeholder price, of nothing, or of another total than was shown'),
  },
]
