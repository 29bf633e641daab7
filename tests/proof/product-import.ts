import { setTimeout as sleep } from 'node:timers/promises'
import { checkAuditLog } from '@dvaput/backend/audit/check-audit-log'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import { testSealing } from '../support/people/test-sealing.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { startStoreProcess } from './store-processes/store-process.ts'
import { type StoreProof, withStoreProof } from './store-processes/store-proof.ts'

/**
 * A CSV file of ten thousand products, 200 of its rows bad in every way, applied by a process that is killed in the
 * middle and by the next one: `node tests/proof/product-import.ts [rows] [bad]`.
 */

const [rows = 10_000, bad = 200] = process.argv.slice(2).map(Number)
const by = { id: '00000000-0000-4000-8000-000000000001', name: 'Amra' }
const dryRunWithinSeconds = 30
const longAgo = new Date('2026-01-01T00:00:00Z')
const thresholds = createThresholds()

const priceOf = (number: number) => 10_000 + number
const skuOf = (number: number) => `SKU-${number}`

const addProducts = async ({ store, commands }: StoreProof) => {
  const { shop } = store.platform.shopOf('main')
  for (let from = 1; from <= rows; from += 500) {
    const numbers = Array.from({ length: Math.min(500, rows - from + 1) }, (_, index) => from + index)
    await store.database.inTransaction((tx) =>
      insertProducts(
        tx,
        shop,
        numbers.map((number) => ({
          ...{ title: `Notebook ${number}`, productType: 'Laptop', vendor: 'Lenovo' },
          images: [{ pictureKey: 'demo/x', altText: 'x', width: 10, height: 10 }],
          ...{ createdAt: longAgo, publishedAt: longAgo },
          variants: [{ price: 5_000, openingStock: 3, sku: skuOf(number) }],
        })),
      ),
    )
  }
  await commands.syncCatalogue({ shop: 'main' })
}

const badRows: readonly ((number: number) => string)[] = [
  (number) => `${skuOf(number)},much,,`,
  (number) => `${skuOf(number)},-5,,`,
  (number) => `${skuOf(number)},10.001,,`,
  (number) => `${skuOf(number)},10,-1,`,
  (number) => `${skuOf(number)},10,many,`,
  (number) => `${skuOf(number)},10,,Z`,
  (number) => `NOBODY-${number},10,,`,
  () => ',10,,',
]
const step = Math.floor(rows / bad)
const isBad = (number: number) => number % step === 0 && number / step <= bad
const lineOf = (number: number) =>
  isBad(number)
    ? (badRows[(number / step) % badRows.length]?.(number) ?? '')
    : `${skuOf(number)},${(priceOf(number) / 100).toFixed(2)},${number % 7},B`

await withStoreProof(async (proof) => {
  const { store, pool, drain, surroundings } = proof
  const { productImports } = store.backend
  await addProducts(proof)
  const numbers = Array.from({ length: rows }, (_, index) => index + 1)
  const text = ['sku,price,stock,grade', ...numbers.map(lineOf)].join('\n')

  const since = performance.now()
  const checked = await productImports.submit({ shop: 'main', by, fileName: 'prices.csv', text })
  if (typeof checked === 'string') throw new Error(checked)
  const seconds = (performance.now() - since) / 1_000
  thresholds.hold(
    `the dry run of ${rows} rows within ${dryRunWithinSeconds} s`,
    `${seconds.toFixed(1)} s`,
    seconds <= dryRunWithinSeconds,
  )
  const shown = await productImports.read(checked.id)
  thresholds.hold(
    `of ${rows} rows ${bad} are shown as bad, and the others with what they change`,
    `${shown?.rows.bad} bad, ${shown?.rows.waiting} to change`,
    shown?.rows.bad === bad && shown.rows.waiting === rows - bad,
  )
  const { rows: untouched } = await pool.query(
    'SELECT count(*)::int AS count FROM platform.product_variants WHERE price <> 5000',
  )
  thresholds.hold('products that the dry run changed', untouched[0].count, untouched[0].count === 0)

  await productImports.start(checked.id, by)
  const child = await startStoreProcess(surroundings)
  void child.run('drain', { alsoLater: false }).catch(() => undefined)
  const appliedSince = performance.now()
  for (;;) {
    const progress = await productImports.read(checked.id)
    if ((progress?.rows.done ?? 0) > rows / 4) break
    await sleep(100)
  }
  await child.kill()
  const half = await productImports.read(checked.id)
  thresholds.hold(
    'killed in the middle, it says how far it is',
    `${half?.rows.done} done, ${half?.rows.waiting} waiting, ${half?.status}`,
    half?.status === 'running' && half.rows.waiting > 0,
  )
  await drain()
  const ended = await productImports.read(checked.id)
  const perRow = (performance.now() - appliedSince) / (rows - bad)
  thresholds.hold(
    `the next process does the rest (${perRow.toFixed(0)} ms a row)`,
    `${ended?.rows.done} done, ${ended?.rows.failed} failed, ${ended?.status}`,
    ended?.status === 'finished' && ended.rows.done === rows - bad && ended.rows.failed === 0,
  )

  const { rows: products } = await pool.query<{ sku: string; price: number; replica: number; stock: number }>(
    `SELECT variant.sku, variant.price::int AS price, product.price_minor::int AS replica, product.stock
     FROM platform.product_variants AS variant
     JOIN backend.catalogue_products AS product ON product.shop = 'main' AND product.id = variant.product_id`,
  )
  const wrong = products.filter(({ sku, price, replica, stock }) => {
    const number = Number(sku.slice('SKU-'.length))
    const [wantedPrice, wantedStock] = isBad(number) ? [5_000, 3] : [priceOf(number), number % 7]
    return price !== wantedPrice || replica !== wantedPrice || stock !== wantedStock
  })
  thresholds.hold('products that the shop and the listings have', products.length, products.length === rows)
  thresholds.none(
    'products that cost or count something else than the file says',
    wrong.map(({ sku }) => sku),
  )
  const { rows: audited } = await pool.query(
    `SELECT count(*) FILTER (WHERE action = 'product.import')::int AS imports,
       count(DISTINCT subject_id) FILTER (WHERE action IN ('product.update', 'product.price'))::int AS products
     FROM backend.audit_log WHERE administrator_id = $1`,
    [by.id],
  )
  thresholds.hold(
    'the audit log names the import and every product',
    `${audited[0].imports} import, ${audited[0].products} products`,
    audited[0].imports === 1 && audited[0].products === rows - bad,
  )
  const chain = await checkAuditLog(store.database, testSealing)
  thresholds.hold('the chain of the audit log', JSON.stringify(chain), chain.ok)
})
thresholds.conclude()
