import { type Database, openDatabase } from '@dvaput/database/open-database'
import { plenty } from '@dvaput/domain/catalogue/stock'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { writeProducts } from './write-products.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
let database: Database
let minutes = 0

beforeAll(() => {
  database = openDatabase({
    url: testDatabase.url,
    applicationName: 'write products test',
    log: { info: silence, warn: silence, error: silence },
  })
})
afterAll(() => database.close())

const write = (id: number, facts: Partial<CatalogueRecord>) => {
  minutes += 1
  const product = makeSyncedProduct(id, 'Laptop', facts)
  return database.inTransaction((tx) =>
    writeProducts(tx, 'main', [product], new Date(Date.UTC(2026, 10, 1, 12, minutes))),
  )
}

/** Where PostgreSQL has the rows of the search: another place for each that was written again. */
const placesInSearch = async (id: number) => {
  const { rows } = await database.pool.query<{ place: string }>(
    `SELECT ctid::text AS place FROM backend.catalogue_entries WHERE shop = 'main' AND id = $1
     UNION ALL SELECT xmin::text FROM backend.catalogue_words WHERE shop = 'main' ORDER BY 1`,
    [id],
  )
  return rows.map(({ place }) => place)
}

it('the write of synced products leaves the rows of the search alone where only the stock is another', async () => {
  await write(1, { stock: 3, tags: ['office'] })
  const before = await placesInSearch(1)
  expect(before.length).toBeGreaterThan(1)
  expect((await write(1, { stock: 2, tags: ['office'] })).changed).toHaveLength(1)
  expect(await placesInSearch(1)).toEqual(before)

  await write(1, { stock: 2, tags: ['office', 'silent'] })
  expect(await placesInSearch(1)).not.toEqual(before)
})

it('the write of synced products knows a word whose ending alone is new, although the product is found as before', async () => {
  const titled = (title: string) => write(3, { titles: { bcs: title, en: title, es: title } })
  await titled('Silent printers')
  const before = await placesInSearch(3)
  await titled('Silent printer')
  expect((await placesInSearch(3)).filter((place) => !before.includes(place))).toHaveLength(1)
  const { rows } = await database.pool.query(`SELECT word FROM backend.catalogue_words WHERE word LIKE 'printer%'`)
  expect(rows).toEqual(expect.arrayContaining([{ word: 'printer' }, { word: 'printers' }]))
})

it('the write of synced products names the collections that a product joins, leaves, or is no longer listed in, and no others', async () => {
  const regrouped = async (facts: Partial<CatalogueRecord>) => [...(await write(2, facts)).regrouped].sort()
  expect(await regrouped({ collections: ['a', 'b'] })).toEqual(['a', 'b'])
  expect(await regrouped({ collections: ['a', 'b'], stock: 1 })).toEqual([])
  expect(await regrouped({ collections: ['a', 'c'] })).toEqual(['a', 'a', 'b', 'c'])
  expect(await regrouped({ collections: ['a', 'c'], images: [] })).toEqual(['a', 'a', 'c', 'c'])
})

it('the write of synced products says that lists show the same where there are many before and after a sale, and that they do not at the last ones', async () => {
  const handles = async (facts: Partial<CatalogueRecord>) => {
    const { touched, recounted } = await write(4, facts)
    return { touched: touched.map(({ handle }) => handle), recounted: recounted.map(({ handle }) => handle) }
  }
  const inLists = { touched: ['product-4', 'product-4'], recounted: [] }
  expect(await handles({ stock: 60 })).toEqual(inLists)
  expect(await handles({ stock: 59 })).toEqual({ touched: [], recounted: ['product-4'] })
  expect(await handles({ stock: plenty })).toEqual({ touched: [], recounted: ['product-4'] })
  expect(await handles({ stock: plenty - 1 })).toEqual(inLists)
  expect(await handles({ stock: 4 })).toEqual(inLists)
  expect(await handles({ stock: 60 })).toEqual(inLists)
  expect(await handles({ stock: 61 })).toEqual(inLists)
  expect(await handles({ stock: 60, tags: ['office'] })).toEqual(inLists)

  const publishedAt = new Date(Date.UTC(2026, 10, 1, 12, minutes + 2))
  expect(await handles({ stock: 59, publishedAt })).toEqual(inLists)
  expect(await handles({ stock: 58, publishedAt })).toEqual(inLists)
  expect(await handles({ stock: 57, publishedAt })).toEqual({ touched: [], recounted: ['product-4'] })
})
