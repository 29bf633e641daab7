import { type Database, openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'
import { createListedProducts, type ListedProducts } from './listed-products.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const now = new Date('2026-11-01T12:00:00Z')
let database: Database
let listed: ListedProducts

const ids = Array.from({ length: 450 }, (_, index) => index + 1)
const written = [
  ...ids.map((id) => makeSyncedProduct(id, `Laptop ${id}`, { collections: ['racunari-i-laptopi'] })),
  makeSyncedProduct(901, 'Miš', { productType: 'Mouse', tags: ['Periféricos'], compareAtMinor: 20_000 }),
  makeSyncedProduct(902, 'Bez slike', { productType: 'Monitor', images: [], collections: ['monitori'] }),
  makeSyncedProduct(903, 'Nedostupno', { productType: 'Printer', available: false }),
]

beforeAll(async () => {
  database = openDatabase({
    url: testDatabase.url,
    applicationName: 'listed products test',
    log: { info: silence, warn: silence, error: silence },
  })
  listed = createListedProducts({ database, now: () => now })
  await database.inTransaction((tx) => writeProducts(tx, 'main', written, now))
  await database.inTransaction((tx) => writeProducts(tx, 'retail', [makeSyncedProduct(5, 'Celular')], now))
})
afterAll(() => database.close())

const allHandles = async () => {
  const pages: string[][] = []
  for await (const page of listed.products({ market: markets.ba, language: 'en' }))
    pages.push(page.map(({ handle }) => handle))
  return pages
}

describe('all that a shop lists', () => {
  it('comes whole, once each, in pages of a bounded size, and nothing that is not listed', async () => {
    const pages = await allHandles()
    expect(pages.flat()).toEqual([...ids, 901].map((id) => `product-${id}`))
    expect(pages.map(({ length }) => length)).toEqual([200, 200, 51])
  })

  it('requests no page that nobody reads', async () => {
    const pages = listed.products({ market: markets.ba, language: 'en' })
    expect((await pages.next()).value).toHaveLength(200)
    await pages.return()
    expect((await pages.next()).done).toBe(true)
  })

  it('is of one shop alone', async () => {
    const urls = await listed.urls('retail', { from: 0, count: 10 })
    expect(urls.map(({ handle }) => handle)).toEqual(['product-5'])
  })

  it('gives its URLs by their number, with the day of the last change and the pictures', async () => {
    expect(await listed.urls('main', { from: 449, count: 2 })).toEqual([
      { handle: 'product-450', updatedAt: written[449]?.updatedAt, pictures: ['https://shop.example/450.jpg'] },
      { handle: 'product-901', updatedAt: written[450]?.updatedAt, pictures: ['https://shop.example/901.jpg'] },
    ])
    expect(await listed.urls('main', { from: 451, count: 2 })).toEqual([])
  })

  it('is cut into files, each with the day of its last change', async () => {
    const changed = [written[199], written[399], written[450]].map((product) => product?.updatedAt)
    expect(await listed.files('main', 200)).toEqual(changed)
    expect(await listed.files('retail', 200)).toHaveLength(1)
  })

  it('has names only for products that are listed', async () => {
    expect(await listed.names('main')).toEqual({
      collections: new Set(['racunari-i-laptopi']),
      productTypes: new Set(['Laptop', 'Mouse']),
      tags: new Set(['perifericos']),
      hasSale: true,
    })
    expect(await listed.names('retail')).toMatchObject({ hasSale: false, tags: new Set() })
  })
})
