import { failpointActions } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import { catalogueTag, collectionTag, productTag, productTypeTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import type { ProductInput } from '@dvaput/platform/catalogue/product-input'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createReplicaState } from '../catalogue/replica/replica-state.ts'
import { createIds } from '../clock/ids.ts'
import { catalogueCollections } from './catalogue-collections.table.ts'
import { type CatalogueProduct, catalogueProducts } from './catalogue-products.table.ts'
import { type CatalogueSync, createCatalogueSync } from './catalogue-sync.ts'
import { catalogueSyncs } from './catalogue-syncs.table.ts'
import { writeProducts } from './write-products.ts'

const shop = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const publishedTags: string[] = []
const requestedCursors: (string | null)[] = []
const sources = { main: 'http://main.localhost:3000', retail: 'http://retail.localhost:3000' }
let jobs: TestJobs
let sync: CatalogueSync

const text = (value: string) => ({ type: 'single_line_text_field', value })
const picture = { pictureKey: 'demo/x', altText: 'Sprijeda', width: 10, height: 10 }
const productInput = (title: string, facts: Partial<ProductInput> = {}): ProductInput => ({
  title,
  productType: 'Laptop',
  vendor: 'Lenovo',
  images: [picture],
  variants: [{ price: 10_050, openingStock: 2, sku: `SKU-${title}` }],
  ...facts,
})

const readerOf = (at: 'main' | 'retail') => {
  const language = at === 'main' ? 'bcs' : 'es'
  const { productPage, ...others } = createCatalogueReader({ client: connectTestShop(shop, at).client, language })
  return {
    ...others,
    productPage(after: string | null) {
      requestedCursors.push(after)
      return productPage(after)
    },
  }
}

let subscribed: string[] = []
beforeAll(async () => {
  jobs = createTestJobs({ database: shop.database, log })
  const connected = (at: 'main' | 'retail') => ({
    reader: readerOf(at),
    get source() {
      return sources[at]
    },
    subscribe: async () => void subscribed.push(at),
  })
  sync = createCatalogueSync({
    infrastructure: {
      ...{ database: shop.database, jobs, ids: createIds(), log },
      bus: { publish: async (_tx, tags) => void publishedTags.push(...tags) },
    },
    shops: { main: connected('main'), retail: connected('retail') },
  })
  await jobs.prepare()
})
afterAll(() => jobs.stop())
beforeEach(async () => {
  await shop.setClockOffset(0)
  await shop.database.pool.query(`
    TRUNCATE backend.catalogue_products, backend.catalogue_entries, backend.catalogue_collections, backend.catalogue_syncs;
    DELETE FROM platform.collections; DELETE FROM platform.products; DELETE FROM pgboss.job WHERE name = 'sync-catalogue'`)
  publishedTags.length = 0
  requestedCursors.length = 0
  delete failpointActions['before-catalogue-page']
})

const main = () => shop.platform.shopOf('main').shop
const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => shop.database.inTransaction(work)
const stockUp = async (...inputs: ProductInput[]) => {
  const rows = await inTransaction((tx) => insertProducts(tx, main(), inputs))
  return rows.map(({ id }) => id)
}
const change = (id: number, changes: Partial<ProductInput>) =>
  inTransaction((tx) => shop.platform.parts.catalogue.updateProduct(tx, main(), id, changes))
const remove = (id: number) => inTransaction((tx) => shop.platform.parts.catalogue.deleteProduct(tx, main(), id))
const readSynced = async (): Promise<CatalogueProduct[]> =>
  shop.database.db.select().from(catalogueProducts).orderBy(catalogueProducts.id)
const state = async () => (await shop.database.db.select().from(catalogueSyncs))[0]
const later = () => shop.setClockOffset(10 * 60_000)

describe('a full sync', () => {
  it('has every product in all languages, in minor units, with its facts', async () => {
    const [id] = await stockUp(
      productInput('ThinkPad', {
        descriptionHtml: '<p>Laptop</p>',
        translations: { en: { descriptionHtml: '<p>A laptop</p>' } },
        metafields: {
          'custom.condition': text('refurbished'),
          'custom.grade': text('A'),
          'custom.battery_health': { type: 'number_integer', value: '91' },
          'custom.processor': text('Intel Core i5'),
          'custom.specifications': { type: 'json', value: '{"memoryGb":16,"storageGb":512,"screenInches":15.6}' },
          'custom.tested': {
            type: 'list.single_line_text_field',
            value: '["Ekran"]',
            translations: { en: '["Screen"]' },
          },
        },
        options: [
          {
            name: 'Boja',
            values: ['Crna', 'Bijela'],
            translations: { en: { name: 'Colour', values: ['Black', 'White'] } },
          },
        ],
        variants: [
          { price: 12_000, openingStock: 1, sku: 'A', optionValues: ['Crna'] },
          { price: 10_050, compareAtPrice: 15_000, openingStock: 2, sku: 'B', optionValues: ['Bijela'] },
        ],
      }),
    )
    await inTransaction((tx) =>
      shop.platform.parts.catalogue.saveCollection(tx, main(), {
        title: 'Izdvojeno',
        productIds: [id ?? 0],
        translations: { en: { title: 'Featured' } },
      }),
    )
    await sync.fullSync('main')
    const [product] = await readSynced()
    expect(product).toMatchObject({
      shop: 'main',
      id,
      gid: `gid://shopify/Product/${id}`,
      handle: 'thinkpad',
      titles: { bcs: 'ThinkPad', en: 'ThinkPad', es: 'ThinkPad' },
      descriptions: { bcs: '<p>Laptop</p>', en: '<p>A laptop</p>', es: '<p>Laptop</p>' },
      priceMinor: 10_050,
      compareAtMinor: 15_000,
      currency: 'BAM',
      stock: 3,
      skus: ['A', 'B'],
      condition: 'refurbished',
      grade: 'A',
      batteryHealthPercent: 91,
      processorFamily: 'Intel Core i5',
      memoryGb: 16,
      storageGb: 512,
      screenInches: 15.6,
      collections: ['izdvojeno'],
      listed: true,
      removedAt: null,
      firstListedAt: expect.any(Date),
    })
    expect(product?.notes.bcs.tested).toEqual(['Ekran'])
    expect(product?.notes.en.tested).toEqual(['Screen'])
    expect(product?.variants[1]?.options).toEqual([
      { names: { bcs: 'Boja', en: 'Colour', es: 'Boja' }, values: { bcs: 'Bijela', en: 'White', es: 'Bijela' } },
    ])
    expect(await shop.database.db.select().from(catalogueCollections)).toMatchObject([
      {
        handle: 'izdvojeno',
        titles: { bcs: 'Izdvojeno', en: 'Featured', es: 'Izdvojeno' },
        kind: 'custom',
        productCount: 1,
      },
    ])
  })

  it('lists only what may be listed, and keeps the rest', async () => {
    await stockUp(
      productInput('Fine'),
      productInput('No picture', { images: [] }),
      productInput('For nothing', { variants: [{ price: 0, openingStock: 1 }] }),
      productInput('Sold out', { variants: [{ price: 100, openingStock: 0 }] }),
      productInput('Draft', { status: 'draft' }),
    )
    await sync.fullSync('main')
    const listed = (await readSynced()).map((product) => [product.titles.en, product.listed])
    expect(listed).toEqual([
      ['Fine', true],
      ['No picture', false],
      ['For nothing', false],
      ['Sold out', false],
    ])
  })

  it('takes metafields that make no sense, and characters that PostgreSQL does not know', async () => {
    await stockUp(
      productInput('Odd', {
        metafields: {
          'custom.specifications': { type: 'json', value: '[1' },
          'custom.battery_health': text('brand new'),
          'custom.memory': text('1,5 TB'),
          'custom.tested': text('not a list'),
        },
        tags: ['polovno'],
      }),
    )
    const mainReader = readerOf('main')
    const [product] = (await mainReader.productPage(null)).rows
    if (!product) throw new Error('nothing was synced')
    expect(product).toMatchObject({
      batteryHealthPercent: null,
      memoryGb: 1_500,
      specifications: {},
      condition: 'used',
    })
    const odd = { ...product, titles: { ...product.titles, en: 'a\0b\ud800c' } }
    await inTransaction((tx) => writeProducts(tx, 'main', [odd], new Date()))
    expect((await readSynced())[0]?.titles.en).toBe('ab\ufffdc')
  })
})

describe('a second sync', () => {
  it('of an unchanged shop writes nothing and drops no page', async () => {
    await stockUp(productInput('One'), productInput('Two'))
    await sync.fullSync('main')
    const before = await readSynced()
    publishedTags.length = 0
    await later()
    await sync.fullSync('main')
    expect(publishedTags).toEqual([])
    expect((await readSynced()).map(({ digest }) => digest)).toEqual(before.map(({ digest }) => digest))
    expect(await state()).toMatchObject({ lastSeen: 2, lastDrift: 0, runId: null })
  })

  it('drops the pages of what changed and of nothing else, and counts it as drift', async () => {
    const [one = 0, two = 0] = await stockUp(
      productInput('One'),
      productInput('Two', { productType: 'Desktop' }),
      productInput('Three'),
    )
    await inTransaction((tx) =>
      shop.platform.parts.catalogue.saveCollection(tx, main(), { title: 'Some', productIds: [one] }),
    )
    await sync.fullSync('main')
    publishedTags.length = 0
    await change(one, { title: 'One more', productType: 'Tablet' })
    await remove(two)
    await later()
    await sync.fullSync('main')
    expect(new Set(publishedTags)).toEqual(
      new Set([
        catalogueTag('main'),
        productTag('main', 'one'),
        productTypeTag('main', 'Laptop'),
        productTypeTag('main', 'Tablet'),
        collectionTag('main', 'some'),
        productTag('main', 'two'),
        productTypeTag('main', 'Desktop'),
      ]),
    )
    expect(await state()).toMatchObject({ lastDrift: 2, totalDrift: 2 })
    expect(await sync.status()).toMatchObject([{ shop: 'main', listed: 2, totalDrift: 2 }])
  })

  it('keeps what is gone and says since when; should it come back, it is listed again', async () => {
    const [id = 0] = await stockUp(productInput('One'))
    await sync.fullSync('main')
    const [first] = await readSynced()
    await change(id, { status: 'draft' })
    await sync.fullSync('main')
    expect(await readSynced()).toMatchObject([
      { id, handle: 'one', listed: false, stock: 0, removedAt: expect.any(Date) },
    ])
    await change(id, { status: 'active' })
    await sync.fullSync('main')
    expect(await readSynced()).toMatchObject([
      { id, listed: true, stock: 2, removedAt: null, firstListedAt: first?.firstListedAt },
    ])
  })
})

describe('a sync of several pages', () => {
  const many = Array.from({ length: 120 }, (_, index) => productInput(`Goods ${index}`, { images: [] }))

  it('that was cut off goes on behind the last page that was written', async () => {
    await stockUp(...many)
    let pages = 0
    failpointActions['before-catalogue-page'] = {
      do: 'call',
      callback() {
        pages += 1
        if (pages === 2) throw new Error('the power is out')
      },
    }
    await expect(sync.fullSync('main')).rejects.toThrow('the power is out')
    expect(await readSynced()).toHaveLength(100)
    const left = await state()
    expect(left).toMatchObject({ stage: 'products', cursor: expect.any(String), lastFullAt: null })
    requestedCursors.length = 0
    await sync.fullSync('main')
    expect(requestedCursors).toEqual([left?.cursor])
    expect(await readSynced()).toHaveLength(120)
    expect(await state()).toMatchObject({ lastSeen: 120, lastDrift: 0, cursor: null })
  })

  it('by two processes at once ends well', async () => {
    await stockUp(...many)
    await Promise.all([sync.fullSync('main'), sync.fullSync('main')])
    expect(await readSynced()).toHaveLength(120)
    expect(await state()).toMatchObject({ lastFullAt: expect.any(Date) })
  })
})

it('a result of an older query never replaces one of a newer', async () => {
  const [id = 0] = await stockUp(productInput('One'))
  const mainReader = readerOf('main')
  const [old] = await mainReader.productsById([`gid://shopify/Product/${id}`])
  await change(id, { title: 'New' })
  const [fresh] = await mainReader.productsById([`gid://shopify/Product/${id}`])
  if (!old || !fresh) throw new Error('nothing was synced')
  const [before, after] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-01T10:00:01Z')]
  await inTransaction((tx) => writeProducts(tx, 'main', [fresh], after))
  const late = await inTransaction((tx) => writeProducts(tx, 'main', [old], before))
  expect(late).toEqual({ touched: [], recounted: [], changed: [], regrouped: [] })
  expect(await readSynced()).toMatchObject([{ titles: { en: 'New' }, syncedAt: after }])
})

it('the catalogue sync is complete when it is made, then drops what was cached without it; a replica of another source never was', async () => {
  const isComplete = async () => {
    // A state of its own each time, as a process that has just started.
    const mainReader = createReplicaState({ database: shop.database, sourceOf: (at) => sources[at] })
    return mainReader.checkComplete('main').then(
      () => true,
      (error) => {
        expect(error).toMatchObject({ name: 'IntegrationError', kind: 'refused' })
        return false
      },
    )
  }
  expect(await isComplete()).toBe(false)
  failpointActions['before-catalogue-page'] = { do: 'throw' }
  await expect(sync.fullSync('main')).rejects.toThrow()
  expect(await isComplete()).toBe(false)
  delete failpointActions['before-catalogue-page']
  await sync.fullSync('main')
  expect(await isComplete()).toBe(true)
  expect(publishedTags).toEqual([catalogueTag('main')])

  const before = sources.main
  sources.main = 'https://elsewhere.example'
  try {
    expect(await isComplete()).toBe(false)
    failpointActions['before-catalogue-page'] = { do: 'throw' }
    await expect(sync.fullSync('main')).rejects.toThrow()
    expect(await isComplete()).toBe(false)
  } finally {
    sources.main = before
  }
})

it('the catalogue sync begins with shops that were never synced, moved or are out of date, and asks every shop for webhooks', async () => {
  await stockUp(productInput('One'))
  const begin = async () => {
    subscribed = []
    await sync.begin()
    await jobs.drain()
    const { rows } = await shop.database.pool.query<{ count: number }>(
      `SELECT count(*)::int FROM pgboss.job WHERE name = 'sync-catalogue'`,
    )
    return { syncs: rows[0]?.count, subscribed: subscribed.toSorted() }
  }
  const everyShop = ['main', 'retail']
  expect(await begin()).toEqual({ syncs: 2, subscribed: everyShop })
  expect(await readSynced()).toHaveLength(1)
  expect(await begin()).toEqual({ syncs: 2, subscribed: everyShop })
  sources.main = 'https://another.example'
  expect(await begin()).toEqual({ syncs: 3, subscribed: everyShop })
  await shop.setClockOffset(61 * 60_000)
  expect(await begin()).toEqual({ syncs: 5, subscribed: everyShop })
})
