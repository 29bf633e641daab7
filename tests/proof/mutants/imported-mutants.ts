import type { Mutant } from './mutants.ts'

const folder = 'packages/backend/src/international-orders'
const edit = (file: string, from: string, to = '') => ({ file: `${folder}/${file}`, from, to })
const red =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${folder}/${file}`, titles })
const settling = red('settle-payment.test.ts')
const placing = red('place-order.test.ts')
const callingOff = red('call-off-order.test.ts')

const once = 'makes one order of fifty notices at once: one record, one mail, one order at the warehouse'
const second = 'that comes second is given back once, and the order stays as it is'
const onlyTwenty = 'of two hundred buyers gives twenty units to twenty'
const decidedOnce = edit('settle-payment.ts', "if (payment.outcome !== 'open') return")
const withinStock = edit(
  'hold-stock.ts',
  "if (order.lines.some(({ eraId, quantity }) => freeOf(eraId) < quantity)) return 'short'",
)
const without = (table: string, name: string) => `ALTER TABLE backend.${table} DROP CONSTRAINT ${name} CASCADE`
const stockChecks = ['international_stock_held', 'international_stock_ceiling'].map((name) =>
  without('international_stock', name),
)

/** Guards of the money and the stock of imported products. */
export const importedMutants: readonly Mutant[] = [
  { name: 'payment of an import decided once', edits: [decidedOnce], red: settling(once) },
  {
    name: 'amount of an import’s payment',
    edits: [
      edit('settle-payment.ts', 'if (payment.amount !== order.total || payment.currency', 'if (payment.currency'),
    ],
    red: settling('one peso short makes no order, and somebody is told'),
  },
  {
    name: 'currency of an import’s payment',
    edits: [edit('settle-payment.ts', " || payment.currency !== 'CLP'")],
    red: settling('in another currency makes no order, and somebody is told'),
  },
  {
    name: 'account of an import’s payment',
    edits: [edit('settle-payment.ts', 'if (!payment.isOurs) {', 'if (Math.random() > 1) {')],
    red: settling('of another merchant changes nothing'),
  },
  {
    name: 'second payment of an import',
    edits: [edit('settle-payment.ts', 'if (!isPayable(order.state)) return steps.refundSurplus(tx, order, payment)')],
    red: settling(second),
  },
  {
    name: 'stock of a late payment',
    edits: [edit('settle-payment.ts', "return held === 'held' ? 'covered' : 'gone'", "return 'covered'")],
    red: settling('for what is gone is given back by itself, with an apology'),
  },
  {
    name: 'stock of a held import when it is paid',
    edits: [
      edit(
        'settle-payment.ts',
        "return (await isCovered(tx, order, reading)) === false ? 'gone' : 'covered'",
        "return 'covered'",
      ),
    ],
    red: settling('that sold it elsewhere before the approval gets no order, and the money goes back'),
  },
  {
    name: 'payment of an import never goes backwards',
    edits: [edit('record-payment.ts', '<=', '> -1 OR 9 <')],
    red: settling('never goes backwards, in whichever order it is told'),
  },
  {
    name: 'word to the warehouse of an import that was refunded',
    edits: [edit('order-steps.ts', 'await enqueueCallOff(tx, order.id)')],
    red: callingOff('calls the order off at the warehouse, once it is back, although its answer is lost'),
  },
  {
    name: 'look at an import that was refunded on its way',
    edits: [
      edit('send-to-era.ts', 'if (!(await finish(id, eraOrderId))) await callOff(id)', 'await finish(id, eraOrderId)'),
    ],
    red: callingOff('in the moment in which the order arrives there calls it off too'),
  },
  {
    name: 'look at an import that was refunded when it is sent again',
    edits: [
      edit('send-to-era.ts', "if (order.state !== 'paid') return callOff(id)", "if (order.state !== 'paid') return"),
    ],
    red: callingOff('in the moment in which the order arrives and its answer is lost there calls it off too'),
  },
  {
    name: 'sweeper of imports',
    edits: [edit('sweep-orders.ts', 'await settle({ reference: id })')],
    red: settling('is found by the sweeper where no notice comes, also days later'),
  },
  {
    name: 'look at the warehouse before an order is sent',
    edits: [edit('send-to-era.ts', 'if (known) return known.eraOrderId')],
    red: settling('that is down gets every paid order once it is back, once'),
  },
  { name: 'stock of imports', edits: [withinStock], red: placing(onlyTwenty) },
  { name: 'stock of imports and its checks', edits: [withinStock], sql: stockChecks, red: placing(onlyTwenty) },
  {
    name: 'age of the warehouse’s figure',
    edits: [edit('hold-stock.ts', ' IS NULL OR ', ' IS NULL OR TRUE OR ')],
    red: placing('is not misled by a figure from before another order reached the warehouse'),
  },
  {
    name: 'figure that the warehouse does not give',
    edits: [
      edit(
        'hold-stock.ts',
        "if (!(await confirm(tx, order, reading))) return 'unknown'",
        'await confirm(tx, order, reading)',
      ),
    ],
    red: placing(
      'is refused with the truth where the warehouse does not say how many there are, and no stock is written',
    ),
  },
  {
    name: 'warehouse asked when an import is placed',
    edits: [edit('read-stock.ts', '(await ask(eraIds)) ?? (await fromCopy(eraIds))', 'fromCopy(eraIds)')],
    red: placing('asks the warehouse, whatever our copy says'),
  },
  {
    name: 'one payment page for an import',
    edits: [edit('start-payment.ts', 'if (await claim(order)) return ask(order)', 'return ask(order)')],
    red: placing('pressed twenty times at once is one order with one payment page'),
  },
  {
    name: 'placeholder price of an import',
    edits: [edit('quote.ts', "product?.price.kind !== 'sold' || product.stock", '!product || product.stock')],
    red: placing('is never made of a placeholder price, of nothing, or of another total than was shown'),
  },
]
