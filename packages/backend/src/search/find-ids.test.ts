import { type Database, openDatabase } from '@dvaput/database/open-database'
import {
  type Condition,
  conditions,
  type Grade,
  gradeSlugs,
  grades,
} from '@dvaput/domain/catalogue/condition/condition'
import { type FacetName, facetNames } from '@dvaput/domain/catalogue/listings/listing-facets'
import { emptyListingQuery, type ListingQuery, listingSorts } from '@dvaput/domain/catalogue/listings/listing-query'
import { filteredFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { markets } from '@dvaput/domain/markets/markets'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createReplicaListing } from '../catalogue/replica/replica-listing.ts'
import { removeProducts } from '../catalogue-sync/remove-products.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'
import { createSearch } from './search.ts'
import type { SearchScope } from './search-scope.ts'
import type { ListingFacet } from './to-facets.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const now = new Date('2026-11-01T12:00:00Z')
let database: Database
let listing: ReturnType<typeof createReplicaListing>
let search: ReturnType<typeof createSearch>

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item

/** Every facet in another rhythm, so that all of them cross. */
const laptop = (id: number): CatalogueRecord =>
  makeSyncedProduct(id, `Laptop ${id}`, {
    vendor: pick(['Lenovo', 'Dell', 'HP'], id),
    condition: pick<Condition | null>([...conditions, null], id),
    grade: pick<Grade | null>([...grades, null], id >> 1),
    processorFamily: pick(['Intel Core i5', 'Intel Core i7', null], id >> 2),
    memoryGb: pick([8, 16, 32, null], id >> 1),
    storageGb: pick([256, 512, 1_000], id),
    screenInches: pick([13.3, 14, 15.6], id >> 3),
    batteryHealthPercent: pick([70, 82, 91, 100, null], id),
    priceMinor: 10_000 + (id % 40) * 500,
    compareAtMinor: id % 10 === 0 ? 90_000 : null,
    tags: id % 9 === 0 ? ['Destacado'] : id % 11 === 0 ? ['Portátil'] : [],
    collections: id % 2 === 0 ? ['parni'] : [],
    specifications: id % 4 === 0 ? {} : { keyboardLayout: pick(['German', 'US', 'Croatian'], id >> 2) },
    stock: id % 13 === 0 ? 0 : 2,
  })

const laptops = Array.from({ length: 150 }, (_, index) => laptop(index + 1))
const others = [
  makeSyncedProduct(901, 'Monitor', { productType: 'Monitor', vendor: 'Dell', condition: 'used' }),
  makeSyncedProduct(902, 'Monitor bez slike', { productType: 'Monitor', images: [] }),
  makeSyncedProduct(903, 'Prodano', { productType: 'Monitor', available: false, stock: 0 }),
]

beforeAll(async () => {
  database = openDatabase({
    url: testDatabase.url,
    applicationName: 'listing test',
    log: { info: silence, warn: silence, error: silence },
  })
  listing = createReplicaListing({ database, now: () => now })
  search = createSearch({ database })
  await database.inTransaction((tx) => writeProducts(tx, 'main', [...laptops, ...others], now))
})
afterAll(() => database.close())

const locale = { market: markets.ba, language: 'bcs' } as const
const list = (scope: SearchScope, change: Partial<ListingQuery> = {}) =>
  listing.list({ locale, scope: scope, query: { ...emptyListingQuery, ...change } })
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => Number(id.split('/').at(-1)))
const choose = (chosen: Partial<Record<FacetName, readonly string[]>>) => ({
  facets: { ...emptyListingQuery.facets, ...chosen },
})
const laptopScope = { kind: 'types', types: ['Laptop'] } as const

const fieldValue = (key: string) => (product: CatalogueRecord) => (product.specifications[key] as string) ?? null

const facetOf: Readonly<Record<string, (product: CatalogueRecord) => string | number | null>> = {
  type: () => 'laptop',
  condition: ({ condition }) => condition,
  grade: ({ grade }) => grade && gradeSlugs[grade],
  brand: ({ vendor }) => vendor,
  processor: ({ processorFamily }) => processorFamily,
  memory: ({ memoryGb }) => memoryGb && String(memoryGb),
  storage: ({ storageGb }) => String(storageGb),
  screen: ({ screenInches }) => String(screenInches),
  battery: ({ batteryHealthPercent }) => batteryHealthPercent && String(batteryHealthPercent),
  ...Object.fromEntries(filteredFields.map(({ filter, key }) => [filter, fieldValue(key)])),
}

const meets = (product: CatalogueRecord, name: FacetName, values: readonly string[]) => {
  const value = facetOf[name]?.(product) ?? null
  if (values.length === 0) return true
  if (value === null) return false
  return name === 'battery' ? Number(value) >= Number(values[0]) : values.includes(String(value))
}

/** What the counts must be, worked out product by product. */
const countByHand = (chosen: Partial<Record<FacetName, readonly string[]>>, name: FacetName, value: string) =>
  laptops.filter((product) =>
    facetNames.every((each) => meets(product, each, each === name ? [value] : (chosen[each] ?? []))),
  ).length

describe('a listing', () => {
  it.each<[string, SearchScope, number]>([
    ['everything that may be listed [CAT-01]', { kind: 'all' }, 151],
    ['a type', { kind: 'types', types: ['Monitor'] }, 1],
    ['several types', { kind: 'types', types: ['Monitor', 'Laptop', 'Nepoznato'] }, 151],
    ['a collection', { kind: 'collection', handle: 'parni' }, 75],
    ['a type of a collection', { kind: 'types', types: ['Laptop'], collection: 'parni' }, 75],
    ['nothing of another type', { kind: 'types', types: ['Monitor'], collection: 'parni' }, 0],
    ['what is reduced', { kind: 'sale' }, 15],
    ['a tag, without its accents and case', { kind: 'tags', tags: ['PORTATIL'] }, 12],
    ['two tags', { kind: 'tags', tags: ['portátil', 'destacado'] }, 28],
    ['the newest few of each tag', { kind: 'tags', tags: ['portátil', 'destacado'], perTag: 3 }, 6],
    ['named products', { kind: 'ids', ids: [3, 4, 902, 12_345] }, 2],
    ['nothing', { kind: 'collection', handle: "'; DROP TABLE x; --" }, 0],
  ])('shows %s', async (_what, scope, total) => {
    const result = await list(scope)
    expect(result).toMatchObject({
      total,
      isTotalExact: true,
      areCountsExact: true,
      page: 1,
      pages: Math.ceil(total / 48),
    })
    expect(result.products).toHaveLength(Math.min(total, 48))
  })

  it.each(listingSorts)('by %s gives every product once, in order, 48 a page', async (sort) => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(laptopScope, { sort, page })))
    expect(pages.map(({ products }) => products.length)).toEqual([48, 48, 48, 6, 0])
    const products = pages.flatMap((page) => page.products)
    expect(new Set(ids(products)).size).toBe(150)
    const byId = new Map(laptops.map((product) => [product.id, product]))
    const keys = ids(products).map((id) => {
      const { createdAt, priceMinor, tags } = byId.get(id) ?? laptop(1)
      if (sort === 'price-asc') return priceMinor
      if (sort === 'price-desc') return -priceMinor
      const age = -createdAt.getTime() / 1e14
      return sort === 'newest' ? age : age - (tags.includes('Destacado') ? 1 : 0)
    })
    expect(keys).toEqual(keys.toSorted((one, other) => one - other))
  })

  it('takes a range of prices in whole units, both ends included', async () => {
    const { products, total } = await list(laptopScope, { priceFrom: 120, priceTo: 130 })
    expect(total).toBe(laptops.filter(({ priceMinor }) => priceMinor >= 12_000 && priceMinor <= 13_000).length)
    for (const { salePrice, price } of products)
      expect((salePrice ?? price).minor).toSatisfy((it) => it >= 12_000 && it <= 13_000)
  })

  it.each<[string, Partial<Record<FacetName, readonly string[]>>]>([
    ['nothing chosen', {}],
    ['one brand', { brand: ['Dell'] }],
    ['two brands and a grade', { brand: ['Dell', 'HP'], grade: ['a'] }],
    ['a battery', { battery: ['90'] }],
    ['a field', { keyboard: ['German'] }],
    ['two values of a field and a brand', { keyboard: ['US', 'Croatian'], brand: ['HP'] }],
    [
      'a bit of everything',
      { memory: ['16', '32'], storage: ['512', '1000'], battery: ['80'], screen: ['14', '15.6'] },
    ],
    ['what nothing has', { brand: ['Nobody'], condition: ['used'] }],
  ])('counts each filter without its own group: %s', async (_what, chosen) => {
    const { facets, total } = await list(laptopScope, choose(chosen))
    expect(total).toBe(
      laptops.filter((product) => facetNames.every((name) => meets(product, name, chosen[name] ?? []))).length,
    )
    for (const { name, values } of facets)
      for (const { value, count, selected } of values) {
        expect([name, value, count]).toEqual([name, value, countByHand(chosen, name, value)])
        expect([name, value, selected]).toEqual([name, value, chosen[name]?.includes(value) ?? false])
      }
    for (const name of facetNames.filter((each) => each !== 'battery'))
      for (const value of new Set(laptops.map((product) => facetOf[name]?.(product) ?? null))) {
        if (value === null || countByHand(chosen, name, String(value)) === 0) continue
        const values = facets.find((facet) => facet.name === name)?.values.map((each) => each.value)
        expect(values).toContain(value)
      }
  })

  it.each(listingSorts)('of a collection is what everything would list of it, by %s', async (sort) => {
    const chosen = { ...choose({ brand: ['Dell', 'HP'], memory: ['16'] }), sort }
    const members = laptops.filter(({ collections }) => collections.includes('parni')).map(({ id }) => id)
    const byIds = await list({ kind: 'ids', ids: members }, chosen)
    expect(byIds.total).toBeGreaterThan(0)
    expect(await list({ kind: 'collection', handle: 'parni' }, chosen)).toEqual(byIds)
  })

  it('of a collection follows what is written, moved and removed', async () => {
    const scope = { kind: 'collection', handle: 'nova' } as const
    const write = (changes: Partial<CatalogueRecord>, minutes: number) =>
      database.inTransaction((tx) =>
        writeProducts(tx, 'main', [{ ...laptop(777), ...changes }], new Date(now.getTime() + minutes * 60_000)),
      )
    const countAt = async (price: number) => (await list(scope, { priceFrom: price, priceTo: price })).total
    await write({ collections: ['nova', 'nova'], priceMinor: 500, compareAtMinor: null }, 1)
    expect(await countAt(5)).toBe(1)
    await write({ collections: ['nova'], priceMinor: 700, compareAtMinor: null }, 2)
    expect([await countAt(5), await countAt(7)]).toEqual([0, 1])
    await write({ collections: ['druga'] }, 3)
    expect((await list(scope)).total).toBe(0)
    expect((await list({ kind: 'collection', handle: 'druga' })).total).toBe(1)
    await database.inTransaction((tx) => removeProducts(tx, 'main', [777], new Date(now.getTime() + 4 * 60_000)))
    expect((await list({ kind: 'collection', handle: 'druga' })).total).toBe(0)
  })

  it('puts what is chosen among the values even where nothing has it, and orders numbers as numbers', async () => {
    const { facets } = await list(laptopScope, choose({ brand: ['Nobody'] }))
    const values = (name: FacetName) => facets.find((facet) => facet.name === name)?.values ?? []
    expect(values('brand')).toContainEqual({ value: 'Nobody', count: 0, selected: true })
    const unfiltered = await list(laptopScope)
    expect(unfiltered.facets.find(({ name }) => name === 'memory')?.values.map(({ value }) => value)).toEqual([
      '8',
      '16',
      '32',
    ])
    expect(unfiltered.facets.find(({ name }) => name === 'type')?.values).toEqual([
      { value: 'laptop', label: 'Laptop', count: 150, selected: false },
    ])
  })

  it('knows a brand and a processor in any capitals, and returns the shop’s own', async () => {
    const typed = await list(
      laptopScope,
      choose({ brand: ['lenovo', 'HP'], processor: ['INTEL core i5'], memory: ['16'] }),
    )
    const written = { brand: ['Lenovo', 'HP'], processor: ['Intel Core i5'], memory: ['16'] }
    expect(typed.total).toBeGreaterThan(0)
    expect(typed).toEqual(await list(laptopScope, choose(written)))
    for (const [name, values] of Object.entries(written))
      expect(
        typed.facets
          .find((facet) => facet.name === name)
          ?.values.flatMap(({ value, selected }) => (selected ? value : [])),
      ).toEqual(expect.arrayContaining(values))
  })

  it('queries the database twice, however many there are', async () => {
    const { query } = database.pool
    let queryOf = 0
    database.pool.query = ((...args: unknown[]) => {
      queryOf += 1
      return Reflect.apply(query, database.pool, args)
    }) as typeof query
    await list({ kind: 'all' }, choose({ brand: ['Dell'], memory: ['16'] }))
    database.pool.query = query
    expect(queryOf).toBe(2)
  })

  it('forgets what is taken back or may be listed no more, and finds it again', async () => {
    const scope = { kind: 'types', types: ['Monitor'] } as const
    const monitor = others[0] ?? laptop(1)
    const write = (changes: Partial<CatalogueRecord>, minutes: number) =>
      database.inTransaction((tx) =>
        writeProducts(tx, 'main', [{ ...monitor, ...changes }], new Date(now.getTime() + minutes * 60_000)),
      )
    await write({ images: [] }, 1)
    expect((await list(scope)).total).toBe(0)
    await write({ productType: 'Monitor', vendor: 'LG' }, 2)
    expect((await list(scope)).facets.find(({ name }) => name === 'brand')?.values).toMatchObject([{ value: 'LG' }])
    await database.inTransaction((tx) => removeProducts(tx, 'main', [901], new Date(now.getTime() + 3 * 60_000)))
    expect((await list(scope)).total).toBe(0)
    await write({}, 4)
    expect((await list(scope)).total).toBe(1)
  })

  describe('of more products than are counted', () => {
    /** Copies of the first. A hundred of one brand, half of them where any order begins and half of them where it ends. */
    const addCopies = (from: number, to: number) =>
      database.inTransaction(async (tx) => {
        const { rows } = await tx.client.query<{ column: string }>(
          `SELECT attname AS column FROM pg_attribute WHERE attrelid = 'backend.catalogue_entries'::regclass
             AND attnum > 0 AND attname NOT IN ('id', 'brand', 'memory')`,
        )
        const columns = rows.map(({ column }) => column).join(', ')
        // In parts, each of which a busy machine inserts within the time of a statement.
        for (let start = from; start <= to; start += 2_000)
          await tx.client.query(
            `INSERT INTO backend.catalogue_entries (id, brand, memory, ${columns})
             SELECT number, CASE WHEN number <= 51 OR number BETWEEN 5151 AND 5200 THEN 'Rare' ELSE 'Dell' END,
               CASE WHEN number % 2 = 0 THEN '8' ELSE '16' END, ${columns}
             FROM backend.catalogue_entries, generate_series($1::int, $2::int) AS number
             WHERE shop = 'retail' AND id = 1`,
            [start, Math.min(start + 1_999, to)],
          )
      })
    beforeAll(async () => {
      const notebook = makeSyncedProduct(1, 'Notebook', { currency: 'CLP', vendor: 'Dell' })
      await database.inTransaction((tx) => writeProducts(tx, 'retail', [notebook], now))
      await addCopies(2, 5_200)
    })
    const chile = { market: markets.cl, language: 'es' } as const
    const queryOf = (scope: SearchScope, chosen = {}, text = '') => ({
      locale: chile,
      scope,
      query: { ...emptyListingQuery, ...choose(chosen), text },
    })
    const everything = { kind: 'all' } as const
    const rare = { brand: ['Rare'] }
    const memories = [
      { value: '8', count: 50 },
      { value: '16', count: 50 },
    ]
    const memoriesOf = ({ facets }: { facets: readonly ListingFacet[] }) =>
      facets.find(({ name }) => name === 'memory')?.values

    it('counts completely within a type', async () => {
      const exact = { isTotalExact: true, areCountsExact: true }
      expect(await listing.list(queryOf(laptopScope))).toMatchObject({ total: 5_200, ...exact })
      const filtered = await listing.list(queryOf(laptopScope, rare))
      expect(filtered).toMatchObject({ total: 100, ...exact })
      expect(memoriesOf(filtered)).toMatchObject(memories)
    })

    it('says elsewhere that it stopped', async () => {
      const cut = { total: 5_000, isTotalExact: false, areCountsExact: false }
      expect(await listing.list(queryOf(everything))).toMatchObject(cut)
    })

    it('tells no number to those who type', async () => {
      const { categories } = await listing.suggest(chile, 'notebook')
      expect(categories).toContainEqual(expect.objectContaining({ kind: 'type', slug: 'laptop', count: null }))
    })

    it('tells the number of a few from the counts beside the filters, and loses none of the few', async () => {
      for (const result of [
        await listing.list(queryOf(everything, rare)),
        await listing.list(queryOf(everything, rare, 'notebook')),
      ]) {
        expect(result).toMatchObject({ total: 100, isTotalExact: true, areCountsExact: false })
        expect(memoriesOf(result)).toMatchObject(memories)
      }
    })

    it('keeps the featured and the newest of what a search finds, in this order', async () => {
      const first = async () => (await search.find({ market: markets.cl, ...queryOf(everything, {}, 'notebook') })).ids
      expect((await first()).slice(0, 2)).toEqual([5_200, 5_199])
      await database.pool.query(`UPDATE backend.catalogue_entries SET prominence = 1 WHERE shop = 'retail' AND id = 3`)
      expect((await first()).slice(0, 2)).toEqual([3, 5_200])
      await database.pool.query(`UPDATE backend.catalogue_entries SET prominence = 0 WHERE shop = 'retail' AND id = 3`)
    })

    it('offers what only the newest of everything has among the filters', async () => {
      await database.pool.query(
        `UPDATE backend.catalogue_entries SET processor = 'Newest' WHERE shop = 'retail' AND id = 5200`,
      )
      const { facets } = await listing.list(queryOf(everything))
      expect(facets.find(({ name }) => name === 'processor')?.values).toContainEqual(
        expect.objectContaining({ value: 'Newest' }),
      )
    })

    it('stops within a type as well, much later', async () => {
      await addCopies(5_201, 20_001)
      const cut = { total: 20_000, isTotalExact: false, areCountsExact: false }
      expect(await listing.list(queryOf(laptopScope))).toMatchObject(cut)
      const filtered = await listing.list(queryOf(laptopScope, rare))
      expect(filtered).toMatchObject({ total: 100, isTotalExact: true, areCountsExact: false })
    })
  })
})
