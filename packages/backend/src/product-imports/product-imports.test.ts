import { beforeAll, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { administrator as by, useTestProductWriting } from '../../../../tests/support/catalogue/test-product-writing.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { createTestProduct } from '../../../../tests/support/requests/admin-api.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'
import { productIdOf } from '../product-writing/product-writing.ts'
import { createProductImports } from './product-imports.ts'

const test = useTestProductWriting()
const silence = () => undefined
let jobs: TestJobs
let imports: ReturnType<typeof createProductImports>
/** Set to end the job in the middle, as the end of the process would. */
let dieAfter = Number.POSITIVE_INFINITY
/** What happens at the shop between the reading of rows and the writing of their stock. */
let beforeStock = async (): Promise<unknown> => undefined

beforeAll(async () => {
  const { database, audit, shops, sync, priceHistory } = test.parts
  jobs = createTestJobs({ database, log: { info: silence, warn: silence, error: silence } })
  const { products } = shops.main
  let writing: Promise<unknown> = Promise.resolve()
  const setPrices: typeof products.setPrices = async (...args) => {
    dieAfter -= 1
    if (dieAfter < 0) {
      // What was sent before has arrived.
      await writing
      throw new Error('the process ended')
    }
    const written = products.setPrices(...args)
    writing = written
    return written
  }
  const setStocks: typeof products.setStocks = async (...args) => {
    await beforeStock()
    return products.setStocks(...args)
  }
  const mortal = { ...shops, main: { ...shops.main, products: { ...products, setPrices, setStocks } } }
  imports = createProductImports({
    ...{ database, jobs, audit, shops: mortal, fetchPicture: async () => 'unreachable' },
    catalogue: { ...sync, recordPrices: priceHistory.recordPrices },
  })
  await jobs.prepare()
  return () => jobs.stop()
})

const check = async (text: string, shop: 'main' | 'retail' = 'main') => {
  const checked = await imports.submit({ shop, by, fileName: 'products.csv', text })
  if (typeof checked === 'string') throw new Error(checked)
  return checked.id
}
const exported = async (shop: 'main' | 'retail') => {
  let text = ''
  for await (const chunk of imports.exportFile(shop)) text += chunk
  return text
}

const addProducts = async (titles: readonly string[]) => {
  const gids: string[] = []
  for (const title of titles) gids.push((await createTestProduct(test.platform, { title, quantity: 5 })).productId)
  await test.parts.sync.refreshProducts('main', gids.map(productIdOf))
  return gids
}

it('exports what it can import again without a change', async () => {
  await addProducts(['Export, "quoted"', '=formula'])
  const text = await exported('main')
  expect(text).toContain('"Export, ""quoted"""')
  const id = await check(text)
  expect(await imports.read(id)).toMatchObject({ status: 'checked', rows: { same: 2, bad: 0, waiting: 0 } })
})

it('the import of products shows every change and every bad row, and changes nothing', async () => {
  const [one = '', two = ''] = await addProducts(['Import one', 'Import two'])
  const id = await check(
    [
      'product_id;Title;Price;Compare-at price;Stock;Condition;Grade;Battery',
      `${productIdOf(one)};Import 1;1.234,50;1.500,00;7;used;a;87`,
      `${productIdOf(two)};;1;;;;`,
      `${productIdOf(one)};Again;1;;;;`,
      `7;Nobody;1;;;;`,
      `;No name;1;;;;`,
    ].join('\r\n'),
  )
  const [waiting] = await imports.listRows(id, 'waiting')
  expect(waiting).toMatchObject({
    line: 2,
    changes: {
      ...{ title: { before: 'Import one', after: 'Import 1' }, price: { before: '100.00', after: '1234.50' } },
      ...{
        stock: { before: '5', after: '7' },
        grade: { before: '', after: 'A' },
        battery: { before: '', after: '87' },
      },
    },
  })
  expect((await imports.listRows(id, 'bad')).map(({ line, reason, field }) => [line, reason, field])).toEqual([
    [3, 'title-missing', 'title'],
    [4, 'named-twice', 'sku'],
    [5, 'unknown-product', 'product_id'],
    [6, 'no-name', 'sku'],
  ])
  expect((await test.parts.writing.read('main', one))?.title).toBe('Import one')
})

it.each([
  ['', 'empty-file'],
  ['sku,price\n', 'empty-file'],
  ['sku,handle\n1,2', 'no-known-column'],
  ['title,price\n1,2', 'no-naming-column'],
])('the import of products refuses the file %j', async (text, refusal) => {
  expect(await imports.submit({ shop: 'main', by, fileName: 'x.csv', text })).toBe(refusal)
})

it('applies what was checked, goes on after the process ended, and overwrites nobody', async () => {
  const gids = await addProducts(['Apply one', 'Apply two', 'Apply three'])
  const rows = gids.map((gid, index) => `${productIdOf(gid)},Applied ${index},${200 + index},${9 + index},B`)
  const id = await check(['product_id,title,price,stock,grade', ...rows].join('\n'))
  // Somebody renames the third one before the import runs.
  await test.parts.shops.main.products.update(gids[2] ?? '', { title: 'Renamed' })
  expect(await imports.start(id, by)).toBe('ok')
  expect(await imports.start(id, by)).toBe('changed-meanwhile')

  dieAfter = 1
  await jobs.drain()
  // Some of it is written, whichever came first, and none of it marked.
  const read = async (gid = '') => test.parts.writing.read('main', gid)
  const written = await Promise.all(gids.slice(0, 2).map(async (gid) => (await read(gid))?.variants[0]?.price.minor))
  expect(written.filter((minor) => minor !== 10_000)).not.toEqual([])
  expect(await imports.read(id)).toMatchObject({ status: 'running', rows: { done: 0, waiting: 3 } })
  dieAfter = Number.POSITIVE_INFINITY
  await jobs.drain({ alsoLater: true })
  expect(await imports.read(id)).toMatchObject({ status: 'finished', rows: { done: 2, waiting: 0, failed: 1 } })
  expect(await imports.listRows(id, 'failed')).toMatchObject([{ line: 4, reason: 'changed-meanwhile', field: 'title' }])
  expect(await read(gids[1])).toMatchObject({
    ...{ title: 'Applied 1', metafields: { grade: { value: 'B' } } },
    variants: [{ price: { minor: 20_100 }, quantity: 10 }],
  })
  expect(await read(gids[2])).toMatchObject({ title: 'Renamed', variants: [{ price: { minor: 10_000 } }] })
  const { entries } = await test.parts.audit.list({ subject: { kind: 'product-import', id } })
  expect(entries).toMatchObject([{ action: 'product.import', administratorName: 'Amra' }])
  const audited = async (gid = '') =>
    (await test.parts.audit.list({ subject: { kind: 'product', id: gid } })).entries.map(({ action, after }) => ({
      ...{ action, after },
    }))
  // Once each, also of the one that was written before the process ended.
  expect(await audited(gids[0])).toMatchObject([
    { action: 'stock.move', after: { quantity: 9, note: 'CSV' } },
    { action: 'product.update', after: { title: 'Applied 0', price: '200.00', grade: 'B' } },
  ])
  expect(await audited(gids[1])).toHaveLength(2)
  expect(await audited(gids[2])).toEqual([])
})

it('the import of products changes a field of a product, takes one away, and leaves all other specifications as they are', async () => {
  const [gid = '', other = ''] = await addProducts(['Fields one', 'Fields two'])
  const { products } = test.parts.shops.main
  const keep = async (gidOf: string, values: object) => {
    const metafields = [{ key: 'specifications', type: 'json', value: JSON.stringify(values) }]
    expect(await products.update(gidOf, { metafields })).toMatchObject({ ok: true })
  }
  await keep(gid, { memoryGb: 16, keyboardLayout: 'US', Boja: 'siva' })
  await keep(other, { keyboardLayout: 'German', sim: 'eSIM' })
  await test.parts.sync.refreshProducts('main', [gid, other].map(productIdOf))
  const text = await exported('main')
  const [header = '', ...lines] = text.replace('\uFEFF', '').split('\r\n')
  const exportedRow = (title: string) => {
    const cells = (lines.find((line) => line.includes(title)) ?? '').split(',')
    return Object.fromEntries(header.split(',').map((name, index) => [name, cells[index]]))
  }
  expect(exportedRow('Fields one')).toMatchObject({ keyboard: 'US', sim: '' })
  const id = await check(
    `product_id,Keyboard,sim\n${productIdOf(gid)},German,\n${productIdOf(other)},,${'x'.repeat(301)}\n`,
  )
  expect(await imports.listRows(id, 'bad')).toMatchObject([{ line: 3, reason: 'too-long', field: 'sim' }])
  const again = await check(`product_id,keyboard,sim\n${productIdOf(gid)},German,\n${productIdOf(other)},,eSIM\n`)
  await imports.start(again, by)
  await jobs.drain()
  expect(await imports.read(again)).toMatchObject({ status: 'finished', rows: { done: 2, failed: 0 } })
  const kept = async (gidOf: string) => {
    const found = await test.parts.writing.read('main', gidOf)
    return JSON.parse(found?.metafields.specifications?.value ?? 'null')
  }
  expect(await kept(gid)).toEqual({ memoryGb: 16, keyboardLayout: 'German', Boja: 'siva' })
  expect(await kept(other)).toEqual({ sim: 'eSIM' })
})

it('the import of products sets the stock of the others where one was sold in the same moment', async () => {
  const gids = await addProducts(['Stock one', 'Stock two', 'Stock three'])
  const id = await check(['product_id,stock', ...gids.map((gid) => `${productIdOf(gid)},8`)].join('\n'))
  const { products } = test.parts.shops.main
  const [sold] = (await products.read(gids[1] ?? ''))?.variants ?? []
  const sale = { inventoryItemGid: sold?.inventoryItemGid ?? '', before: 5, quantity: 4 }
  beforeStock = async () => {
    beforeStock = async () => undefined
    await products.setStock({ reason: 'other', reference: 'test://sale/1', ...sale })
  }
  await imports.start(id, by)
  await jobs.drain()
  expect(await imports.read(id)).toMatchObject({ status: 'finished', rows: { done: 2, failed: 1 } })
  expect(await imports.listRows(id, 'failed')).toMatchObject([{ line: 3, reason: 'changed-meanwhile', field: 'stock' }])
  const quantities = await Promise.all(gids.map(async (gid) => (await products.read(gid))?.variants[0]?.quantity))
  expect(quantities).toEqual([8, 4, 8])
})

it('the import of products checks ten thousand rows of which two hundred are bad', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => 80_000_001 + index)
  const records = Array.from({ length: 100 }, (_, index) => {
    const record = makeSyncedProduct(70_000_001 + index, `Many ${index}`, { currency: 'CLP', priceMinor: 1_000 })
    const own = ids.slice(index * 100, index * 100 + 100)
    const variants = record.variants.flatMap((variant) =>
      own.map((id) => ({ ...variant, gid: `gid://shopify/ProductVariant/${id}` })),
    )
    return { ...record, variants }
  })
  await test.parts.database.inTransaction((tx) => writeProducts(tx, 'retail', records, new Date()))
  const lines = ids.map((id, index) => {
    const price = index % 50 === 0 ? (index % 100 === 0 ? 'much' : '0,00') : index % 50 === 1 ? '2.000' : '1000'
    return `${70_000_001 + Math.floor(index / 100)},${id},${price}`
  })
  const id = await check(['product_id,variant_id,price', ...lines].join('\n'), 'retail')
  const found = await imports.read(id)
  expect(found?.rows).toEqual({ bad: 200, waiting: 200, same: 9_600, done: 0, failed: 0, undone: 0, kept: 0 })
  const page = await imports.listRows(id, 'bad')
  expect(page).toHaveLength(50)
  expect(page.at(-1)).toMatchObject({ reason: 'bad-price', field: 'price' })
  const next = await imports.listRows(id, 'bad', page.at(-1)?.line)
  expect(next[0]?.line).toBe((page.at(-1)?.line ?? 0) + 50)
})
