import { type Database, openDatabase } from '@dvaput/database/open-database'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { hostileTexts } from '../../../../tests/support/requests/hostile-texts.ts'
import { createReplicaListing } from '../catalogue/replica/replica-listing.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const now = new Date('2026-11-01T12:00:00Z')
let database: Database
let listing: ReturnType<typeof createReplicaListing>

beforeAll(() => {
  database = openDatabase({
    url: testDatabase.url,
    applicationName: 'search test',
    log: { info: silence, warn: silence, error: silence },
  })
  listing = createReplicaListing({ database, now: () => now })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('TRUNCATE backend.catalogue_products, backend.catalogue_entries, backend.catalogue_words')
})

const write = (...records: CatalogueRecord[]) =>
  database.inTransaction((tx) => writeProducts(tx, 'main', records, new Date(now)))
const locale = { market: markets.ba, language: 'bcs' } as const
const find = (text: string) => listing.list({ locale, scope: { kind: 'all' }, query: { ...emptyListingQuery, text } })
const idsOf = async (text: string) => (await find(text)).products.map(({ id }) => Number(id.split('/').at(-1)))
const inAll = (text: string) => ({ bcs: text, en: text, es: text })

/** Without a reason to do otherwise the newest, and so the highest number, comes first. */
it('the search puts the newest first where nothing else decides', async () => {
  await write(makeSyncedProduct(1, 'Kometa'), makeSyncedProduct(2, 'Kometa'))
  expect(await idsOf('kometa')).toEqual([2, 1])
})

it('the search puts the very model before its larger and smaller siblings, unless the query names them', async () => {
  await write(makeSyncedProduct(1, 'Kometa 5'), makeSyncedProduct(2, 'Kometa 5 Pro'), makeSyncedProduct(3, 'Kometa 5s'))
  expect(await idsOf('kometa 5')).toEqual([1, 2, 3])
  expect(await idsOf('kometa 5 pro')).toEqual([2])
})

it('the search puts an article by its code before one that has it in its title', async () => {
  await write(makeSyncedProduct(1, 'Kometa', { skus: ['KX-7788'] }), makeSyncedProduct(2, 'Punjač za KX7788'))
  for (const text of ['KX-7788', 'kx7788', 'kx 7788']) expect([text, (await idsOf(text))[0]]).toEqual([text, 1])
})

it('the search finds a code that is written apart, although no product has its parts together', async () => {
  await write(
    makeSyncedProduct(1, 'Treće', { skus: ['KOMETAZVIJEZDA'] }),
    makeSyncedProduct(2, 'Kometa'),
    makeSyncedProduct(3, 'Zvijezda'),
  )
  expect(await idsOf('kometa zvijezda')).toEqual([1])
})

it('the search finds the kind that was named, and not what has the word in its title', async () => {
  await write(
    makeSyncedProduct(1, 'Kometa 27', { productType: 'Monitor' }),
    makeSyncedProduct(2, 'Nosač za monitor Kometa', { productType: 'Nosač' }),
  )
  expect(await idsOf('monitor kometa')).toEqual([1])
  expect(await idsOf('ekran kometa')).toEqual([1])
  expect(await idsOf('nosač za monitor')).toEqual([2])
})

it('the search looks at titles, then kinds and brands, then tags and specifications, and at descriptions only after all of them', async () => {
  await write(
    makeSyncedProduct(1, 'Kometa'),
    makeSyncedProduct(2, 'Drugo', { vendor: 'Kometa' }),
    makeSyncedProduct(3, 'Treće', { tags: ['kometa'] }),
    makeSyncedProduct(4, 'Četvrto', { descriptions: inAll('<p>Uz kometu ide kopriva.</p>') }),
  )
  expect(await idsOf('kometa')).toEqual([1, 2, 3])
  expect(await idsOf('kopriva')).toEqual([4])
})

it('the search knows a new word at once and shows only what is listed [SRCH-02]', async () => {
  const records = [
    makeSyncedProduct(1, 'Zlatorog'),
    makeSyncedProduct(2, 'Zlatorog', { stock: 0, createdAt: new Date('2020-01-01') }),
    makeSyncedProduct(3, 'Zlatorog', { images: [] }),
    makeSyncedProduct(4, 'Zlatorog', { available: false }),
    makeSyncedProduct(5, 'Zlatorog', { priceMinor: 0 }),
    makeSyncedProduct(6, 'Zlatorog', { publishedAt: null }),
    makeSyncedProduct(7, 'Zlatorog', { variants: [] }),
  ]
  await write(...records)
  expect(await find('zlatorg')).toMatchObject({ correction: 'Zlatorog', total: 2 })
  expect(await idsOf('zlatorg')).toEqual([1, 2])
  await write(...records)
  expect(await idsOf('zlatorog')).toEqual([1, 2])
})

it('the search answers every hostile text without an error', async () => {
  await write(makeSyncedProduct(1, 'Kometa 5'), makeSyncedProduct(2, 'Drugo'))
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100)
  for (const text of hostileTexts) {
    const [results, suggested] = await Promise.all([find(text), listing.suggest(locale, text)])
    expect([text, results.products.length <= 2, suggested.products.length <= 2]).toEqual([text, true, true])
  }
  expect(await idsOf('kometa')).toEqual([1])
})
