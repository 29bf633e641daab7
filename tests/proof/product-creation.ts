import { setTimeout as sleep } from 'node:timers/promises'
import { checkAuditLog } from '@dvaput/backend/audit/check-audit-log'
import { testSealing } from '../support/people/test-sealing.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { startStoreProcess } from './store-processes/store-process.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/**
 * A CSV file of ten thousand new products, 200 of its rows bad, created by a process that is killed in the middle and by
 * the next one, and undone but for those that were sold or changed: `node tests/proof/product-creation.ts [rows] [bad]`.
 */

const [rows = 10_000, bad = 200] = process.argv.slice(2).map(Number)
const by = { id: '00000000-0000-4000-8000-000000000001', name: 'Amra' }
const withinMinutes = 10
const thresholds = createThresholds()

const badRows: readonly ((number: number) => string)[] = [
  (number) => `NEW-${number},,10,1,used`,
  (number) => `NEW-${number},Notebook ${number},0,1,used`,
  (number) => `NEW-${number},Notebook ${number},much,1,used`,
  (number) => `NEW-${number},Notebook ${number},10,-1,used`,
  (number) => `NEW-${number},Notebook ${number},10,1,broken`,
  () => 'NEW-1,Notebook again,10,1,used',
]
const step = Math.floor(rows / bad)
const isBad = (number: number) => number % step === 0 && number / step <= bad
const lineOf = (number: number) =>
  isBad(number)
    ? (badRows[(number / step) % badRows.length]?.(number) ?? '')
    : `NEW-${number},Notebook ${number},${(10_000 + number) / 100},${number % 7},used`

await withStoreProof(async ({ store, pool, drain, surroundings }) => {
  const { productImports } = store.backend
  const numbers = Array.from({ length: rows }, (_, index) => index + 1)
  const text = ['sku,title,price,stock,condition', ...numbers.map(lineOf)].join('\n')
  const since = performance.now()
  const checked = await productImports.submit({ shop: 'main', by, fileName: 'new.csv', text, newProducts: 'draft' })
  if (typeof checked === 'string') throw new Error(checked)
  const checkSeconds = (performance.now() - since) / 1_000
  const shown = await productImports.read(checked.id)
  thresholds.hold(
    `of ${rows} rows ${bad} are shown as bad, and the others as new products (${checkSeconds.toFixed(1)} s)`,
    `${shown?.rows.bad} bad, ${shown?.countOfNew} new`,
    shown?.rows.bad === bad && shown.countOfNew === rows - bad,
  )

  await productImports.start(checked.id, by)
  const child = await startStoreProcess(surroundings)
  void child.run('drain', { alsoLater: false }).catch(() => undefined)
  const appliedSince = performance.now()
  for (;;) {
    const progress = await productImports.read(checked.id)
    if ((progress?.rows.done ?? 0) > rows / 4) break
    await sleep(250)
  }
  await child.kill()
  const half = await productImports.read(checked.id)
  thresholds.hold(
    'killed in the middle, it says how far it is',
    `${half?.rows.done} done, ${half?.rows.waiting} waiting, ${half?.status}`,
    half?.status === 'running' && half.rows.waiting > 0,
  )
  await drain()
  const minutes = (checkSeconds + (performance.now() - appliedSince) / 1_000) / 60
  const ended = await productImports.read(checked.id)
  thresholds.hold(
    `check and creation of ${rows} rows within ${withinMinutes} minutes, the kill included`,
    `${minutes.toFixed(1)} minutes, ${ended?.rows.done} done, ${ended?.rows.failed} failed, ${ended?.status}`,
    ended?.status === 'finished' && ended.rows.done === rows - bad && minutes <= withinMinutes,
  )

  const { rows: products } = await pool.query<{ sku: string; price: number; stock: number; variants: number }>(
    `SELECT variant.sku, variant.price::int AS price, (stock.on_hand - stock.reserved) AS stock,
       count(*) OVER (PARTITION BY variant.sku)::int AS variants
     FROM platform.product_variants AS variant JOIN platform.stock ON stock.variant_id = variant.id
     WHERE variant.sku LIKE 'NEW-%'`,
  )
  thresholds.hold('products that the shop has', products.length, products.length === rows - bad)
  thresholds.none(
    'products that are there twice, or half',
    products
      .filter(({ sku, price, stock, variants }) => {
        const number = Number(sku.slice('NEW-'.length))
        return variants > 1 || price !== 10_000 + number || stock !== number % 7
      })
      .map(({ sku }) => sku),
  )

  // One was renamed and one sold before somebody undid it all.
  await pool.query(
    `UPDATE platform.products SET title = 'Renamed' WHERE id = (SELECT product_id FROM platform.product_variants WHERE sku = 'NEW-1')`,
  )
  await pool.query(
    `UPDATE platform.stock SET on_hand = on_hand - 1
     WHERE variant_id = (SELECT id FROM platform.product_variants WHERE sku = 'NEW-2')`,
  )
  const undoneSince = performance.now()
  await productImports.undo(checked.id, by)
  await drain()
  const undone = await productImports.read(checked.id)
  const kept = await productImports.listRows(checked.id, 'kept')
  const undoMinutes = ((performance.now() - undoneSince) / 60_000).toFixed(1)
  thresholds.hold(
    `all are deleted again but the two, which are listed (${undoMinutes} minutes)`,
    `${undone?.rows.undone} undone, ${kept.map(({ name, reason }) => `${name} ${reason}`).join(', ')}`,
    undone?.status === 'undone' && undone.rows.undone === rows - bad - 2 && kept.length === 2,
  )
  const { rows: left } = await pool.query(
    "SELECT count(*)::int AS count FROM platform.product_variants WHERE sku LIKE 'NEW-%'",
  )
  thresholds.hold('products of the import that are left', left[0].count, left[0].count === 2)
  const chain = await checkAuditLog(store.database, testSealing)
  thresholds.hold('the chain of the audit log', JSON.stringify(chain), chain.ok)
})
