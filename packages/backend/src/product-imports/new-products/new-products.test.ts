import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makeZip } from '../../../../../tests/support/catalogue/make-zip.ts'
import {
  administrator as by,
  useTestProductWriting,
} from '../../../../../tests/support/catalogue/test-product-writing.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { createProductImports } from '../product-imports.ts'

const test = useTestProductWriting()
const silence = () => undefined
const pictureFile = join(import.meta.dirname, '../../../../../tests/support/catalogue/product-files/picture.png')
let jobs: TestJobs
let imports: ReturnType<typeof createProductImports>
/** What is found at picture addresses. */
let pictureAt = async (_url: URL): Promise<Uint8Array | 'address-refused' | 'unreachable'> => 'unreachable'
/** The process ends once so many products were created. */
let createsLeft = Number.POSITIVE_INFINITY

beforeAll(async () => {
  const { database, audit, shops, sync, priceHistory } = test.parts
  jobs = createTestJobs({ database, log: { info: silence, warn: silence, error: silence } })
  const { products } = shops.main
  const createWhole: typeof products.createWhole = async (product) => {
    createsLeft -= 1
    if (createsLeft < 0) throw new Error('the process ended')
    return products.createWhole(product)
  }
  const mortal = { ...shops, main: { ...shops.main, products: { ...products, createWhole } } }
  imports = createProductImports({
    ...{ database, jobs, audit, shops: mortal, fetchPicture: (url) => pictureAt(url) },
    catalogue: { ...sync, recordPrices: priceHistory.recordPrices },
  })
  await jobs.prepare()
  return () => jobs.stop()
})

beforeEach(() => {
  createsLeft = Number.POSITIVE_INFINITY
})

type Submitted = Parameters<typeof imports.submit>[0]

const submit = async (text: string, more: Partial<Submitted> = {}) => {
  const made = await imports.submit({ shop: 'main', by, fileName: 'new.csv', text, newProducts: 'draft', ...more })
  if (typeof made === 'string') throw new Error(made)
  return made.id
}

const apply = async (id: string) => {
  expect(await imports.start(id, by)).toBe('ok')
  await jobs.drain({ alsoLater: true })
  return imports.read(id)
}

const productOf = async (id: string, line: number) => {
  const rows = await imports.listRows(id, 'done', line - 1)
  return test.parts.shops.main.products.read(rows[0]?.productGid ?? '')
}

const file = (...lines: readonly string[]) => lines.join('\n')

it('the import creates a product with variants, fields, cleaned description and texts in other languages, as a draft', async () => {
  const id = await submit(
    file(
      'handle;sku;barcode;title;description;vendor;type;tags;price;compare_at_price;stock;condition;grade;memory_gb;keyboard;option1_name;option1_value;title_en;description_en;seo_title',
      'full-one;FULL-8;4006381333931;Puni jedan;"<p onclick=""x()"">Dobar<script>alert(1)</script></p>";Lenovo;Laptop;ured, lagan;1.299,00;1.499,00;4;used;a;8;German;Memorija;8 GB;Full one;Good;Naslov',
      'full-one;FULL-16;;;;;;;1399;;2;;;;;;16 GB;;;',
    ),
  )
  const checked = await imports.read(id)
  expect(checked).toMatchObject({ status: 'checked', countOfNew: 1, rows: { waiting: 2, bad: 0 } })
  expect(await test.parts.shops.main.products.readHandleOwners(['full-one'])).toEqual([])
  expect(await apply(id)).toMatchObject({ status: 'finished', rows: { done: 2, failed: 0 } })
  const product = await productOf(id, 2)
  expect(product).toMatchObject({
    ...{ handle: 'full-one', title: 'Puni jedan', status: 'draft', vendor: 'Lenovo', productType: 'Laptop' },
    ...{ tags: ['lagan', 'ured'], seoTitle: 'Naslov', descriptionHtml: '<p>Dobar</p>' },
    texts: { en: { title: 'Full one', descriptionHtml: '<p>Good</p>' } },
    metafields: { condition: { value: 'used' }, grade: { value: 'A' } },
    variants: [
      {
        title: '8 GB',
        sku: 'FULL-8',
        barcode: '4006381333931',
        price: { minor: 129_900 },
        compareAt: { minor: 149_900 },
        quantity: 4,
      },
      { title: '16 GB', sku: 'FULL-16', price: { minor: 139_900 }, compareAt: null, quantity: 2 },
    ],
  })
  expect(JSON.parse(product?.metafields.specifications?.value ?? '')).toEqual({ memoryGb: 8, keyboardLayout: 'German' })
  const { entries } = await test.parts.audit.list({ subject: { kind: 'product', id: product?.gid ?? '' } })
  expect(entries).toMatchObject([{ action: 'product.create', after: { title: 'Puni jedan' } }])
})

it('every row that cannot be created says why, and a product with one of them is refused as a whole', async () => {
  await apply(await submit(file('sku,title,price', 'TAKEN-1,Taken,10')))
  const id = await submit(
    file(
      'handle,sku,title,price,compare_at_price,stock,grade,option1_name,option1_value,pictures,status,memory_gb',
      ',ZERO-1,Zero,0,,1,,,,,,',
      ',TAKEN-1,Draft of another,10,,1,,,,,,',
      'two,TWO-1,Two,10,,1,,Colour,Red,,,',
      'two,TWO-2,,10,,many,,,Blue,,,',
      ',,,10,,1,,,,,,',
      ',SAME-1,Same,10,,1,,,,,,',
      ',SAME-1,Same again,10,,1,,,,,,',
      ',CHEAP-1,Cheap,10,5,1,,,,,,',
      'three,THREE-1,Three,10,,1,,,,,,',
      'three,THREE-2,,10,,1,,,,,,',
      ',PIC-1,Picture,10,,1,,,,missing.jpg,,',
      ',PIC-2,Picture two,10,,1,,,,ftp://example.com/x.jpg,,',
      ',STATUS-1,Status,10,,1,,,,,soon,',
      ',FIELD-1,Field,10,,1,,,,,,plenty',
      ',GRADE-1,Grade,10,,1,Z,,,,,',
    ),
  )
  const bad = await imports.listRows(id, 'bad')
  expect(bad.map(({ line, reason, field }) => [line, reason, field])).toEqual([
    [2, 'bad-price', 'price'],
    [3, 'sku-taken', 'sku'],
    [4, 'sibling-refused', null],
    [5, 'bad-stock', 'stock'],
    [6, 'no-name', 'sku'],
    [8, 'named-twice', 'sku'],
    [9, 'compare-at-too-low', 'compare_at_price'],
    [10, 'options-missing', 'option1_value'],
    [11, 'options-missing', 'option1_value'],
    [12, 'picture-not-in-zip', 'pictures'],
    [13, 'bad-picture', 'pictures'],
    [14, 'bad-status', 'status'],
    [15, 'bad-value', 'memory_gb'],
    [16, 'bad-grade', 'grade'],
  ])
  expect(await imports.read(id)).toMatchObject({ countOfNew: 1, rows: { waiting: 1 } })
})

it('of two hundred bad rows of new products each is reported', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `MANY-${index},Many ${index},${index < 200 ? '0' : '5'}`)
  const id = await submit(file('sku,title,price', ...lines))
  expect(await imports.read(id)).toMatchObject({ countOfNew: 100, rows: { bad: 200, waiting: 100 } })
})

it('products that already exist are changed and not created a second time, also where the same file comes again', async () => {
  const text = file('handle,sku,title,price,stock', 'again,AGAIN-1,Again,10,3')
  const id = await submit(text)
  await apply(id)
  const made = await productOf(id, 2)
  // A draft is in no list of the shop, and is found all the same.
  expect(await imports.listRows(await submit(text), 'bad')).toMatchObject([{ reason: 'sku-taken' }])
  await test.parts.shops.main.products.update(made?.gid ?? '', { status: 'active' })
  await test.parts.sync.refreshProducts('main', [Number(made?.gid.split('/').at(-1))])
  expect(await imports.read(await submit(text))).toMatchObject({ countOfNew: 0, rows: { same: 1 } })
  const other = await submit(file('handle,sku,title,price', 'another-url,AGAIN-1,Another,10'))
  expect(await imports.listRows(other, 'bad')).toMatchObject([{ reason: 'sku-taken', field: 'sku' }])
})

it('creation goes on after the process ended in the middle, with no product twice and none half', async () => {
  const lines = Array.from({ length: 8 }, (_, index) => `HALF-${index},Half ${index},10,2`)
  const id = await submit(file('sku,title,price,stock', ...lines))
  createsLeft = 3
  await imports.start(id, by)
  await jobs.drain()
  expect(await imports.read(id)).toMatchObject({ status: 'running', rows: { done: 0, waiting: 8 } })
  const skus = lines.map((_, index) => `HALF-${index}`)
  const before = await test.parts.shops.main.products.readSkuOwners(skus)
  expect(before).toHaveLength(3)
  createsLeft = Number.POSITIVE_INFINITY
  await jobs.drain({ alsoLater: true })
  expect(await imports.read(id)).toMatchObject({ status: 'finished', rows: { done: 8, failed: 0 } })
  const after = await test.parts.shops.main.products.readSkuOwners(skus)
  expect(after.map(({ sku }) => sku).toSorted()).toEqual(skus)
  expect(after).toEqual(expect.arrayContaining([...before]))
})

it('an import that was stopped goes on where it was', async () => {
  const id = await submit(file('sku,title,price', 'STOP-1,Stop,10'))
  await imports.start(id, by)
  expect(await imports.stop(id)).toBe('ok')
  await jobs.drain()
  expect(await imports.read(id)).toMatchObject({ status: 'stopped', rows: { waiting: 1 } })
  expect(await apply(id)).toMatchObject({ status: 'finished', rows: { done: 1 } })
})

it('an undone import deletes what it created and writes back what it changed, but for what was sold or changed since', async () => {
  const { products } = test.parts.shops.main
  const first = await submit(file('sku,title,price,stock', 'OLD-1,Old,10,5'))
  await apply(first)
  const old = await productOf(first, 2)
  await products.update(old?.gid ?? '', { status: 'active' })
  await test.parts.sync.refreshProducts('main', [Number(old?.gid.split('/').at(-1))])
  const id = await submit(
    file(
      'sku,title,price,stock',
      'OLD-1,Renamed,12,9',
      'UNDO-1,Untouched,10,1',
      'UNDO-2,Changed,10,1',
      'UNDO-3,Sold,10,4',
    ),
  )
  await apply(id)
  const [untouched, changed, sold] = [await productOf(id, 3), await productOf(id, 4), await productOf(id, 5)]
  await products.update(changed?.gid ?? '', { title: 'Changed by hand' })
  const [variant] = sold?.variants ?? []
  const sale = { inventoryItemGid: variant?.inventoryItemGid ?? '', before: 4, quantity: 3 }
  await products.setStock({ reason: 'other', reference: 'test://sale/1', ...sale })
  expect(await imports.undo(id, by)).toBe('ok')
  await jobs.drain()
  expect(await imports.read(id)).toMatchObject({ status: 'undone', rows: { undone: 2, kept: 2, done: 0 } })
  const kept = await imports.listRows(id, 'kept')
  expect(kept.map(({ line, reason, field }) => [line, reason, field])).toEqual([
    [4, 'changed-meanwhile', 'title'],
    [5, 'sold-since', 'stock'],
  ])
  expect(await products.read(untouched?.gid ?? '')).toBeNull()
  expect(await products.read(changed?.gid ?? '')).not.toBeNull()
  expect(await products.read(sold?.gid ?? '')).not.toBeNull()
  expect(await products.read(old?.gid ?? '')).toMatchObject({
    ...{ title: 'Old', variants: [{ price: { minor: 1_000 }, quantity: 5 }] },
  })
  const { entries } = await test.parts.audit.list({ subject: { kind: 'product-import', id } })
  expect(entries.map(({ action }) => action)).toEqual(['product.undo-import', 'product.import'])
})

it('pictures from addresses and from the ZIP follow by jobs, what is refused is named, and a complete product goes on sale', async () => {
  const picture = await readFile(pictureFile)
  pictureAt = async ({ hostname }) => (hostname === 'inside.example' ? 'address-refused' : picture)
  const zip = makeZip([
    { name: 'front.png', content: picture },
    { name: 'of-nothing.png', content: picture },
  ])
  const id = await submit(
    file(
      'sku,title,price,stock,condition,pictures,picture_texts',
      'PIC-10,Pictured,10,1,used,front.png|https://pictures.example.com/side.png,From the front|',
      'PIC-11,Refused,10,1,used,http://inside.example/x.png,',
    ),
    { zip, newProducts: 'sale' },
  )
  expect(await apply(id)).toMatchObject({ pictures: { done: 2, failed: 1, waiting: 0 } })
  const [pictured, refused] = [await productOf(id, 2), await productOf(id, 3)]
  // One picture twice is one picture at the shop.
  expect(pictured).toMatchObject({ status: 'active', pictures: [{ alt: 'From the front' }] })
  expect(refused).toMatchObject({ status: 'draft', pictures: [] })
  expect(await imports.listFailedPictures(id)).toMatchObject([{ line: 3, reason: 'address-refused' }])
  expect((await test.parts.database.pool.query('SELECT name FROM backend.product_import_files')).rows).toEqual([])
})

it('a column that nobody knows waits until somebody says what it is', async () => {
  const id = await submit(file('SKU,Naziv,Cijena,Shelf', 'MAP-1,Miš,10,A'))
  expect(await imports.read(id)).toMatchObject({ status: 'mapping' })
  const asked = await imports.readColumns(id)
  expect(asked?.columns.map(({ title, proposal, isSure }) => [title, proposal, isSure])).toEqual([
    ['SKU', 'sku', true],
    ['Naziv', 'title', false],
    ['Cijena', 'price', false],
    ['Shelf', '', false],
  ])
  expect(await imports.map(id, ['sku', 'title', 'title', ''])).toBe('column-twice')
  expect(await imports.map(id, ['sku', 'title', 'price', ''])).toBe('ok')
  expect(await imports.read(id)).toMatchObject({ status: 'checked', countOfNew: 1 })
})

it('the template of a kind is a file that can be imported', async () => {
  const text = await imports.formatTemplate('main', 'Laptop')
  expect(text).toContain('keyboard')
  expect(await imports.read(await submit(text))).toMatchObject({ status: 'checked', countOfNew: 1, rows: { bad: 0 } })
})
