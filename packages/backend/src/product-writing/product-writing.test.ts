import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { administrator as by, useTestProductWriting } from '../../../../tests/support/catalogue/test-product-writing.ts'
import { createTestProduct, queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
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

it('the product editor changes everything of a product at once, in the shop, in the replica and in the log', async () => {
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
      prices: [
        {
          variantGid: variantId,
          price: marks(9_000),
          compareAt: marks(12_000),
          sku: 'TP-480',
          barcode: '3871234567890',
        },
      ],
      metafields: { condition: 'used', grade: 'A', battery_health: '87', condition_notes: 'Ogreban' },
      metafieldTexts: { condition_notes: { en: 'Scratched' } },
    },
  )
  expect(result).toMatchObject({
    ok: true,
    value: {
      ...{ title: 'ThinkPad T480', seoTitle: 'Polovni T480', texts: { en: { title: 'ThinkPad T480, used' } } },
      collections: [{ handle: 'posao' }],
      variants: [{ sku: 'TP-480', barcode: '3871234567890' }],
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

it('the product editor tells of a change that somebody else made meanwhile, and writes nothing', async () => {
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
  expect(await test.parts.writing.change(gone, { status: 'archived' })).toEqual({ ok: false, code: 'not-found' })
  const { revision: current } = await read(gid)
  expect(await test.parts.writing.change({ ...what, revision: current }, { title: ' ' })).toEqual({
    ...{ ok: false, code: 'refused', message: "Title can't be blank" },
  })
})

it('the product editor moves stock with a reason, unless it was sold meanwhile', async () => {
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

it('the product editor changes one price that was seen in a list, unless it costs something else by now', async () => {
  const { gid, variantId: variantGid } = await addProduct('Priced')
  const move = { shop, gid, variantGid, by, before: 10_000 } as const
  const { setPrice } = test.parts.writing
  expect(await setPrice({ ...move, price: marks(9_000) })).toMatchObject({
    ...{ ok: true, value: { variants: [{ price: marks(9_000) }] } },
  })
  expect(await setPrice({ ...move, price: marks(8_000) })).toMatchObject({
    ...{ ok: false, code: 'changed-meanwhile', current: { variants: [{ price: marks(9_000) }] } },
  })
  // The same form sent twice.
  expect(await setPrice({ ...move, price: marks(9_000) })).toMatchObject({ ok: true })
  const prices = [{ variantGid, price: marks(9_000), compareAt: marks(9_500) }]
  await test.parts.shops.main.products.setPrices(gid, prices)
  expect(await setPrice({ ...move, before: 9_000, price: marks(9_500) })).toEqual({
    ...{ ok: false, code: 'compare-at-too-low' },
  })
  expect(await audited(gid)).toMatchObject([
    {
      action: 'product.price',
      before: { prices: [{ price: marks(10_000) }] },
      after: { prices: [{ price: marks(9_000) }] },
    },
  ])
})

it('the product editor knows what a product has cost, and who changed it', async () => {
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
    [{ productId: productIdOf(gid), variantGid, price: marks(6_000), compareAt: null }],
    by.id,
  )
  const [first, second] = await test.parts.writing.listPrices(shop, gid)
  expect([first, second]).toMatchObject([{ priceMinor: 6_000, changedBy: by.id }, { priceMinor: 7_000 }])
})

it('the product editor creates, duplicates, archives and restores, and lists what is not for sale', async () => {
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
  expect(await writing.change(what, { status: 'archived' })).toMatchObject({ ok: true, value: { status: 'archived' } })
  expect(await titles('archived')).toEqual(['Okapi'])
  const archived = await read(created.value)
  const restored = await writing.change({ ...what, revision: archived.revision }, { status: 'draft' })
  expect(restored).toMatchObject({ value: { status: 'draft' } })
  const copy = await writing.duplicate(what, 'Okapi 2')
  expect(copy).toMatchObject({ ok: true })
  expect(await titles('draft')).toEqual(['Okapi 2', 'Okapi'])
  expect((await audited(created.value)).map(({ action }) => action)).toEqual([
    ...['product.restore', 'product.archive', 'product.create'],
  ])
})

it('the product editor refuses a SKU that something else has, warns of one that two have, and copies with a new one', async () => {
  const { writing } = test.parts
  const [one, two] = [await addProduct('Sku one'), await addProduct('Sku two')]
  const setSku = async ({ gid, variantId: variantGid }: typeof one, sku: string) => {
    const { revision } = await read(gid)
    return writing.change(
      { shop, gid, revision, by },
      { prices: [{ variantGid, price: marks(10_000), compareAt: null, sku }] },
    )
  }
  expect(await setSku(one, 'TWIN-1')).toMatchObject({ ok: true })
  expect(await setSku(two, 'TWIN-1')).toEqual({ ok: false, code: 'sku-taken', sku: 'TWIN-1' })
  expect(await setSku(one, 'TWIN-1'), 'its own').toMatchObject({ ok: true })
  // The shop's own people may do it elsewhere.
  const prices = [{ variantGid: two.variantId, price: marks(10_000), compareAt: null, sku: 'TWIN-1' }]
  await test.parts.shops.main.products.setPrices(two.gid, prices)
  expect(await writing.findSkuTwins(shop, await read(two.gid), 'bcs')).toEqual([
    { sku: 'TWIN-1', gid: one.gid, title: 'Sku one' },
  ])
  // A draft is no longer in the replica, and has its SKU still; an archived one is warned of alone.
  const setStatus = async (status: 'draft' | 'archived') =>
    writing.change({ shop, gid: one.gid, revision: (await read(one.gid)).revision, by }, { status })
  const warned = async () => (await writing.findSkuTwins(shop, await read(two.gid), 'bcs')).map(({ gid }) => gid)
  const three = await addProduct('Sku three')
  expect(await setStatus('draft')).toMatchObject({ ok: true })
  expect(await warned()).toEqual([one.gid])
  expect(await setSku(two, 'TWIN-2')).toMatchObject({ ok: true })
  expect(await setSku(three, 'TWIN-1')).toEqual({ ok: false, code: 'sku-taken', sku: 'TWIN-1' })
  expect(await setStatus('archived')).toMatchObject({ ok: true })
  expect(await setSku(three, 'TWIN-1')).toMatchObject({ ok: true })
  expect((await writing.findSkuTwins(shop, await read(three.gid), 'bcs')).map(({ gid }) => gid)).toEqual([one.gid])
  const copy = await writing.duplicate({ shop, gid: one.gid, by }, 'Sku copy')
  if (!copy.ok) throw new Error(copy.code)
  expect((await read(copy.value)).variants[0]?.sku).toMatch(/^TWIN-1-[0-9A-Z]+$/)
})

it('the product editor puts on sale what has price, grade and picture, says what is missing, and never sells for nothing', async () => {
  const { writing } = test.parts
  const graded = await addProduct('Graded')
  const facts = { productType: 'Tablet', metafields: { condition: 'used', grade: 'A' } }
  await writing.change({ shop, gid: graded.gid, revision: (await read(graded.gid)).revision, by }, facts)
  const created = await writing.create(shop, by, { title: 'Bare', productType: 'Tablet' })
  if (!created.ok) throw new Error(created.code)
  const gid = created.value
  const what = async () => ({ shop, gid, by, revision: (await read(gid)).revision })
  const putOnSale = async (metafields = {}) => writing.change(await what(), { status: 'active', metafields })
  expect(await putOnSale()).toEqual({ ok: false, code: 'incomplete', missing: ['price', 'grade', 'picture'] })
  const variantGid = (await read(gid)).variants[0]?.gid ?? ''
  const of = { shop, gid, variantGid, by }
  const setPrice = (before: number, minor: number) => writing.setPrice({ ...of, before, price: marks(minor) })
  expect(await setPrice(0, 89_900)).toMatchObject({ ok: true })
  expect(await putOnSale()).toMatchObject({ missing: ['grade', 'picture'] })
  expect(await putOnSale({ grade: 'A' })).toMatchObject({ missing: ['picture'] })
  expect(await writing.change(await what(), { metafields: { condition: 'new' } })).toMatchObject({ ok: true })
  expect(await putOnSale()).toMatchObject({ missing: ['picture'] })
  expect(await putOnSale({ condition: 'used' })).toMatchObject({ missing: ['grade', 'picture'] })
  expect(await writing.addPicture(await what(), await png(), 'Front')).toMatchObject({ ok: true })
  expect(await putOnSale()).toMatchObject({ ok: true, value: { status: 'active' } })
  expect(await setPrice(89_900, 0)).toMatchObject({ code: 'incomplete', missing: ['price'] })
  const prices = [{ variantGid, price: marks(0), compareAt: null }]
  expect(await writing.change(await what(), { prices })).toMatchObject({ code: 'incomplete', missing: ['price'] })
  expect((await read(gid)).variants[0]?.price).toEqual(marks(89_900))
})

const png = (background = '#abc') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

it('the product editor adds, moves, describes and removes pictures, of the product alone, and takes nothing but pictures', async () => {
  const { writing } = test.parts
  const { gid } = await addProduct('Pictured')
  const { gid: otherGid } = await addProduct('Other')
  const what = async (of = gid) => ({ shop, gid: of, by, revision: (await read(of)).revision })
  const bytesOf = (content: string | Buffer) => new Uint8Array(Buffer.from(content))
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'GIF', '\x89PNG\r\n\x1a\nno'])
    expect(await writing.addPicture(await what(), bytesOf(Buffer.from(content, 'latin1')), '')).toEqual({
      ...{ ok: false, code: 'not-a-picture' },
    })
  const large = Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)])
  expect(await writing.addPicture(await what(), bytesOf(large), '')).toEqual({ ok: false, code: 'too-large' })
  for (const [alt, colour] of [
    ['Sprijeda', '#123'],
    ['Straga', '#456'],
  ] as const)
    expect(await writing.addPicture(await what(), bytesOf(await png(colour)), alt)).toMatchObject({ ok: true })
  const [front, back] = (await read(gid)).pictures
  expect(await writing.movePicture(await what(), back?.gid ?? '', 0)).toMatchObject({ ok: true })
  const described = await writing.describePicture(await what(), back?.gid ?? '', 'Poleđina', { en: 'Back' })
  expect(described).toMatchObject({
    value: { pictures: [{ alt: 'Poleđina', alts: { en: 'Back' } }, { alt: 'Sprijeda' }] },
  })
  const foreign = await writing.removePicture(await what(otherGid), front?.gid ?? '')
  expect(foreign).toMatchObject({ ok: false, code: 'refused' })
  expect(await writing.removePicture(await what(), front?.gid ?? '')).toMatchObject({
    value: { pictures: [{ alt: 'Poleđina' }] },
  })
  expect(await audited(gid)).toHaveLength(5)
})

it('the product editor puts the area of a picture in its place, with its texts', async () => {
  const { writing, shops } = test.parts
  const { gid } = await addProduct('Cropped')
  const what = async () => ({ shop, gid, by, revision: (await read(gid)).revision })
  for (const alt of ['Prva', 'Druga'])
    await writing.addPicture(await what(), new Uint8Array(await png(alt === 'Prva' ? '#123' : '#456')), alt)
  const [first] = (await read(gid)).pictures
  await writing.describePicture(await what(), first?.gid ?? '', 'Prva', { en: 'First' })
  const area = { left: 0.25, top: 0, width: 0.5, height: 0.5 }
  const cropped = await writing.cropPicture(await what(), first?.gid ?? '', area)
  expect(cropped).toMatchObject({
    ok: true,
    value: {
      pictures: [
        { alt: 'Prva', alts: { en: 'First' }, width: 4, height: 4 },
        { alt: 'Druga', width: 8 },
      ],
    },
  })
  const { gid: croppedGid = '' } = (await read(gid)).pictures[0] ?? {}
  expect(croppedGid).not.toBe(first?.gid)
  expect(await shops.main.products.downloadPicture(gid, croppedGid)).not.toBeNull()
  expect(await writing.cropPicture(await what(), first?.gid ?? '', area)).toMatchObject({ ok: false, code: 'refused' })
})

it('the product editor knows what products of a kind are specified by', async () => {
  const records = [
    { memoryGb: 8, ports: ['USB-C'] },
    { memoryGb: 16, Boja: 'crna' },
  ].map((specifications, index) =>
    makeSyncedProduct(91_000_001 + index, `Specified ${index}`, {
      ...{ productType: 'Narwhal', specifications, publishedAt: new Date(0) },
    }),
  )
  await test.parts.database.inTransaction((tx) => writeProducts(tx, 'main', records, new Date()))
  const names = await test.parts.writing.listSpecificationNames('main', 'Narwhal')
  expect(names.toSorted()).toEqual(['Boja', 'memoryGb', 'ports'])
  expect(await test.parts.writing.listSpecificationNames('main', 'Nothing')).toEqual([])
})

it('the product editor finds active products by words, SKU, kind and stock, page by page', async () => {
  const records = Array.from({ length: 60 }, (_, index) =>
    makeSyncedProduct(90_000_001 + index, index === 7 ? 'Računar Žirafa' : `Walrus ${index}`, {
      productType: index % 2 === 0 ? 'Tablet' : 'Laptop',
      publishedAt: new Date(0),
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
  expect(await test.parts.writing.listKinds('retail')).toEqual(['Laptop', 'Tablet'])
})

it('the product editor leaves an entry in the log also where the process ends between a change at the shop and its entry', async () => {
  const { gid, variantId } = await addProduct('Crash laptop')
  const { revision } = await read(gid)
  const { products } = test.parts.shops.main
  const dies = () => Promise.reject(new Error('killed'))
  // The shop has done it, and nothing of ours after it was reached.
  const readAtShop = products.read
  const crash = vi.spyOn(products, 'read').mockImplementationOnce(readAtShop).mockImplementation(dies)
  await expect(test.parts.writing.change({ shop, gid, revision, by }, { title: 'Crashed' })).rejects.toThrow('killed')
  crash.mockRestore()
  expect((await read(gid)).title).toBe('Crashed')
  expect(await audited(gid)).toEqual([])
  await test.parts.jobs.drain({ alsoLater: true })
  expect(await audited(gid)).toMatchObject([
    { action: 'product.update', administratorName: 'Amra', after: { outcome: 'unknown' } },
  ])

  const setStock = vi.spyOn(products, 'setStock').mockImplementation(dies)
  const move = { shop, gid, variantGid: variantId, by, reason: 'correction', before: 5, quantity: 4 } as const
  await expect(test.parts.writing.moveStock(move)).rejects.toThrow('killed')
  setStock.mockRestore()
  await test.parts.jobs.drain({ alsoLater: true })
  expect(await audited(gid)).toMatchObject([
    { action: 'stock.move', after: { quantity: 4, outcome: 'unknown' } },
    { action: 'product.update' },
  ])
})

it('the product editor leaves one entry for a change that came to its end, however long ago, and none for one that was refused', async () => {
  const { gid, variantId } = await addProduct('Whole laptop')
  const stale = { shop, gid, variantGid: variantId, by, reason: 'correction', before: 3, quantity: 4 } as const
  expect(await test.parts.writing.moveStock(stale)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  expect(await test.parts.writing.moveStock({ ...stale, before: 5 })).toMatchObject({ ok: true })
  await test.parts.jobs.drain({ alsoLater: true })
  expect(await audited(gid)).toMatchObject([{ action: 'stock.move', after: { quantity: 4, reason: 'correction' } }])
})
