import { expect, it } from 'vitest'
import { createTestProduct, queryAdmin } from '../../../../tests/support/admin-api.ts'
import { makeSyncedProduct } from '../../../../tests/support/synced-product.ts'
import { administrator as by, useTestProductWriting } from '../../../../tests/support/test-product-writing.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'
import { productIdOf } from './product-writing.ts'

const test = useTestProductWriting()
const shop = 'main' as const

const addProduct = async (title: string, quantity = 5) => {
  const { productId: gid, variantId } = await createTestProduct(test.platform, { title, quantity })
  await test.parts.sync.refreshProducts(shop, [productIdOf(gid)])
  return { gid, variantId }
}
const read = async (gid: string) => {
  const product = await test.parts.writing.read(shop, gid)
  if (!product) throw new Error('the product is gone')
  return product
}
const marks = (minor: number) => ({ minor, currency: 'BAM' as const })
const audited = async (id: string) => (await test.parts.audit.list({ subject: { kind: 'product', id } })).entries

it('changes everything of a product at once, in the shop, in the replica and in the log', async () => {
  const { gid, variantId } = await addProduct('ThinkPad')
  const { data } = await queryAdmin(
    test.platform,
    'mutation { collectionCreate(input: { title: "Posao" }) { collection { id } } }',
  )
  const collection = data.collectionCreate.collection.id
  const { revision } = await read(gid)
  const result = await test.parts.writing.change(
    { shop, gid, revision, by },
    {
      ...{ title: 'ThinkPad T480', descriptionHtml: '<p>Dobar</p>', tags: ['posao'], productType: 'Laptop' },
      ...{ vendor: 'Lenovo', seoTitle: 'Polovni T480', collectionGids: [collection] },
      texts: { en: { title: 'ThinkPad T480, used' } },
      prices: [{ variantGid: variantId, price: marks(9_000), compareAt: marks(12_000) }],
      metafields: { condition: 'used', grade: 'A', battery_health: '87', condition_notes: 'Ogreban' },
      metafieldTexts: { condition_notes: { en: 'Scratched' } },
    },
  )
  expect(result).toMatchObject({
    ok: true,
    value: {
      ...{ title: 'ThinkPad T480', seoTitle: 'Polovni T480', texts: { en: { title: 'ThinkPad T480, used' } } },
      collections: [{ handle: 'posao' }],
      metafields: { battery_health: { value: '87', type: 'number_integer' } },
    },
  })
  const { rows } = await test.parts.database.pool.query(
    `SELECT titles->>'en' AS title, price_minor::int AS price, grade, battery_health_percent AS battery, collections, notes->'en'->>'conditionNotes' AS notes
     FROM backend.catalogue_products WHERE gid = $1`,
    [gid],
  )
  expect(rows).toEqual([
    { title: 'ThinkPad T480, used', price: 9_000, grade: 'A', battery: 87, collections: ['posao'], notes: 'Scratched' },
  ])
  expect(await audited(gid)).toMatchObject([
    {
      ...{ action: 'product.update', administratorName: 'Amra' },
      before: { title: 'ThinkPad', tags: [] },
      after: { title: 'ThinkPad T480', tags: ['posao'], metafields: { grade: { value: 'A' } } },
    },
  ])

  const again = await read(gid)
  const cleared = await test.parts.writing.change(
    { shop, gid, revision: again.revision, by },
    { metafields: { grade: '' }, collectionGids: [], texts: { en: { title: '' } } },
  )
  expect(cleared).toMatchObject({ ok: true, value: { collections: [], texts: {} } })
  expect(Object.keys((await read(gid)).metafields)).not.toContain('grade')
})

it('tells of a change that somebody else made meanwhile, and writes nothing', async () => {
  const { gid } = await addProduct('Contested')
  const { revision } = await read(gid)
  const what = { shop, gid, revision, by }
  expect(await test.parts.writing.change(what, { title: 'First' })).toMatchObject({ ok: true })
  expect(await test.parts.writing.change(what, { title: 'Second' })).toMatchObject({
    ...{ ok: false, code: 'changed-meanwhile', current: { title: 'First' } },
  })
  expect((await read(gid)).title).toBe('First')
  expect(await audited(gid)).toHaveLength(1)
  const gone = { ...what, gid: 'gid://shopify/Product/1' }
  expect(await test.parts.writing.archive(gone)).toEqual({ ok: false, code: 'not-found' })
  const { revision: current } = await read(gid)
  expect(await test.parts.writing.change({ ...what, revision: current }, { title: ' ' })).toEqual({
    ...{ ok: false, code: 'refused', message: "Title can't be blank" },
  })
})

it('moves stock with a reason, unless it was sold meanwhile', async () => {
  const { gid, variantId: variantGid } = await addProduct('Counted', 5)
  const move = { shop, gid, variantGid, by, reason: 'damaged', note: 'Pao', quantity: 4 } as const
  expect(await test.parts.writing.moveStock({ ...move, before: 5 })).toEqual({ ok: true, value: 4 })
  expect(await test.parts.writing.moveStock({ ...move, before: 5, quantity: 3 })).toMatchObject({
    ...{ ok: false, code: 'changed-meanwhile', current: { variants: [{ quantity: 4 }] } },
  })
  expect(await audited(gid)).toMatchObject([
    { action: 'stock.move', before: { quantity: 5 }, after: { quantity: 4, reason: 'damaged', note: 'Pao' } },
  ])
  const { products } = await test.parts.writing.list({ shop, status: 'active', q: 'counted', language: 'en' })
  expect(products).toMatchObject([{ gid, stock: 4, onlyVariantGid: variantGid }])
})

it('knows what a product has cost, and who changed it', async () => {
  const { gid, variantId: variantGid } = await addProduct('Cheaper')
  const { revision } = await read(gid)
  const prices = [{ variantGid, price: marks(8_000), compareAt: null }]
  await test.parts.writing.change({ shop, gid, revision, by }, { prices })
  // The shop's own people may change a price elsewhere, and the sync brings it.
  await test.parts.shops.main.products.setPrices(gid, [{ variantGid, price: marks(7_000), compareAt: null }])
  await test.parts.sync.refreshProducts(shop, [productIdOf(gid)])
  await test.parts.sync.refreshProducts(shop, [productIdOf(gid)])
  expect(await test.parts.writing.listPrices(shop, gid)).toMatchObject([
    { priceMinor: 7_000, changedBy: null },
    { priceMinor: 8_000, changedBy: by.id },
    { priceMinor: 10_000, changedBy: null },
  ])
  expect(await audited(gid)).toMatchObject([{ action: 'product.price' }])

  // The sync was faster than the log of who did it.
  await test.parts.shops.main.products.setPrices(gid, [{ variantGid, price: marks(6_000), compareAt: null }])
  await test.parts.sync.refreshProducts(shop, [productIdOf(gid)])
  await test.parts.priceHistory.recordPrices(
    shop,
    productIdOf(gid),
    [{ variantGid, price: marks(6_000), compareAt: null }],
    by.id,
  )
  const [first, second] = await test.parts.writing.listPrices(shop, gid)
  expect([first, second]).toMatchObject([{ priceMinor: 6_000, changedBy: by.id }, { priceMinor: 7_000 }])
})

it('creates, duplicates, archives and restores, and lists what is not for sale', async () => {
  const { writing } = test.parts
  const created = await writing.create(shop, by, { title: 'Okapi', productType: 'Laptop' })
  if (!created.ok) throw new Error(created.code)
  const { revision } = await read(created.value)
  const what = { shop, gid: created.value, revision, by }
  const titles = async (status: 'draft' | 'archived') =>
    (await writing.list({ shop, status, q: 'okapi', kind: 'Laptop', language: 'bcs' })).products.map(
      ({ title }) => title,
    )
  expect(await titles('draft')).toEqual(['Okapi'])
  expect(await writing.archive(what)).toMatchObject({ ok: true, value: { status: 'archived' } })
  expect(await titles('archived')).toEqual(['Okapi'])
  const archived = await read(created.value)
  expect(await writing.restore({ ...what, revision: archived.revision })).toMatchObject({ value: { status: 'draft' } })
  const copy = await writing.duplicate(what, 'Okapi 2')
  expect(copy).toMatchObject({ ok: true })
  expect(await titles('draft')).toEqual(['Okapi 2', 'Okapi'])
  expect((await audited(created.value)).map(({ action }) => action)).toEqual([
    ...['product.restore', 'product.archive', 'product.create'],
  ])
})

it('finds active products by words, SKU, kind and stock, page by page', async () => {
  const records = Array.from({ length: 60 }, (_, index) =>
    makeSyncedProduct(90_000_001 + index, index === 7 ? 'Računar Žirafa' : `Walrus ${index}`, {
      productType: index % 2 === 0 ? 'Tablet' : 'Laptop',
      stock: index === 3 ? 0 : index === 5 ? 2 : 9,
      ...(index === 7 && { handle: 'racunar-zirafa' }),
    }),
  )
  await test.parts.database.inTransaction((tx) => writeProducts(tx, 'retail', records, new Date()))
  const list = (query: object) =>
    test.parts.writing.list({ shop: 'retail', status: 'active', language: 'bcs', ...query })
  const first = await list({})
  expect(first.products).toHaveLength(50)
  const second = await list({ after: first.next ?? '' })
  expect(second).toMatchObject({ next: null })
  const all = [...first.products, ...second.products].map(({ gid }) => gid)
  expect(all).toEqual(records.map(({ gid }) => gid).toReversed())
  const titles = async (query: object) => (await list(query)).products.map(({ title }) => title)
  expect(await titles({ q: 'zirafa rač' })).toEqual(['Računar Žirafa'])
  expect(await titles({ q: 'SKU-90000010' })).toEqual(['Walrus 9'])
  expect(await titles({ q: 'walr 12' })).toEqual(['Walrus 12'])
  expect(await titles({ q: "'; & | !(" })).toEqual([])
  expect(await titles({ stock: 'out-of-stock' })).toEqual(['Walrus 3'])
  expect(await titles({ stock: 'low' })).toEqual(['Walrus 5'])
  expect((await list({ kind: 'Tablet', q: 'walrus' })).products).toHaveLength(30)
})
