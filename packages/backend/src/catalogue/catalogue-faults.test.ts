import { catalogueTag, collectionTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patient, productInput, useTestCatalogue } from '../../../../tests/support/catalogue/test-catalogue.ts'
import type { Behaviour } from '../../../../tests/support/servers/misbehaving-shop.ts'

const shop = useTestCatalogue()
const locale = { market: markets.ba, language: 'bcs' } as const
const everything = { kind: 'all' } as const
const category = { kind: 'collection', collection: 'monitori' } as const
const second = 1_000
const patiently = { timeout: 15_000 }
const minute = 60 * second

const list = (change: Partial<ListingQuery> = {}) =>
  shop.catalogue.list(locale, everything, { ...emptyListingQuery, ...change })
const titles = (products: readonly { title: string }[] | undefined) => products?.map(({ title }) => title)

let ids: number[]
beforeAll(async () => {
  ids = await shop.addProducts('main', [
    productInput('Laptop', { price: 50_000 }),
    productInput('Monitor', { price: 20_000, productType: 'Monitor' }),
  ])
  await shop.addCollection('main', { title: 'Monitori', handle: 'monitori', productIds: ids.slice(1) })
})
beforeEach(() => {
  shop.takeSeen()
  shop.shops.main.behave('answers')
  // Whatever was passed over before is asked again.
  shop.passTime(31 * second)
})

describe('before the replica is complete', () => {
  it('the shop itself responds, and the replica as soon as it is complete [CAT-20]', async () => {
    const early = await shop.catalogue.list(locale, category, emptyListingQuery)
    expect(shop.takeSeen()).toEqual(['list hybrid refused', 'list backend refused', 'list storefront answered'])
    expect(early).toMatchObject({ total: 1, facets: [] })
    // Cached without the replica, so it is dropped when the replica is complete.
    expect(early?.cacheTags).toEqual([collectionTag('main', 'monitori'), catalogueTag('main')])

    await shop.syncAll()
    await expect
      .poll(async () => (await shop.catalogue.list(locale, category, emptyListingQuery))?.facets.length, patiently)
      .toBeGreaterThan(0)
    expect(shop.takeSeen()).toContain('list hybrid answered')
  })
})

it('the menus are those of the specification before the replica is complete', async () => {
  const { monitori, izdvojeno } = await shop.catalogue.menus(locale)
  expect([monitori, izdvojeno]).toEqual([['monitor'], []])
})

describe('with the replica', () => {
  beforeAll(() => shop.syncAll())

  describe('a shop that', () => {
    it.each<[string, Behaviour, number]>([
      ['breaks off', 'drops', 1],
      ['answers with a page of HTML', 'html', 2],
      ['answers rubbish', 'rubbish', 3],
      ['says 503', 503, 4],
    ])(
      '%s is not noticed: the replica responds, and the source is queried again after 30 s [CAT-20] [CAT-21]',
      async (_what, how, priceFrom) => {
        shop.shops.main.behave(how)
        expect(await list({ priceFrom })).toMatchObject({ total: 2 })
        expect(shop.takeSeen()).toEqual(['list hybrid failed', 'list backend answered'])

        shop.shops.main.behave('answers')
        shop.passTime(29 * second)
        expect(titles((await list({ priceFrom, sort: 'price-asc' }))?.products)).toEqual(['Monitor', 'Laptop'])
        expect(shop.takeSeen()).toEqual(['list hybrid circuit-open', 'list backend answered'])
        shop.passTime(second)
        await list({ priceFrom, sort: 'price-desc' })
        expect(shop.takeSeen()).toEqual(['list hybrid answered'])
      },
    )

    it('hangs is waited for no longer than for a price of now [CAT-20]', async () => {
      shop.shops.main.behave('hangs')
      const impatient = shop.createWith({ ...patient, live: 50 })
      expect(await impatient.list(locale, everything, emptyListingQuery)).toMatchObject({ total: 2 })
      expect(shop.takeSeen()).toEqual(['list hybrid failed', 'list backend answered'])
    })

    it('refuses the query lives, and gets the next one', async () => {
      shop.shops.main.behave('errors')
      const [product] = await shop.catalogue.cards(locale, ['laptop'])
      expect(product).toMatchObject({ price: { minor: 50_000 } })
      await shop.catalogue.cards(locale, ['monitor'])
      expect(shop.takeSeen()).toEqual([
        ...['products hybrid refused', 'products backend answered'],
        ...['products hybrid refused', 'products backend answered'],
      ])
    })

    it('is unavailable for one market is still queried for the other', async () => {
      shop.shops.main.behave('drops')
      await list({ priceFrom: 7 })
      shop.takeSeen()
      const chilean = { market: markets.cl, language: 'es' } as const
      await shop.catalogue.list(chilean, everything, { ...emptyListingQuery, page: 7 })
      expect(shop.takeSeen()).toEqual(['list hybrid answered'])
    })
  })

  describe('a result lives', () => {
    const chains: [string, () => Promise<unknown>, number][] = [
      ['products 5 min [CACHE-01]', () => list({ page: 20 }), 5 * minute],
      ['the front page 5 min [CACHE-01]', () => shop.catalogue.home(locale), 5 * minute],
      ['product details 10 min [CACHE-02]', () => shop.catalogue.product(locale, 'monitor'), 10 * minute],
      ['stock 30 s [CACHE-03]', () => shop.catalogue.stock(locale, 'monitor'), 30 * second],
      ['a category 15 min [CACHE-06]', () => shop.catalogue.list(locale, category, emptyListingQuery), 15 * minute],
    ]
    it.each(chains)('%s', async (_what, runQuery, lifetime) => {
      shop.passTime(60 * minute)
      await runQuery()
      expect(shop.takeSeen()).toEqual([expect.stringMatching(/ (?:hybrid|backend) answered$/)])
      shop.passTime(lifetime - 1)
      await runQuery()
      expect(shop.takeSeen()).toEqual([expect.stringMatching(/ cache cached$/)])
      shop.passTime(1)
      await runQuery()
      expect(shop.takeSeen()).toEqual([expect.stringMatching(/ (?:hybrid|backend) answered$/)])
    })

    it('collections 15 min, the main ones an hour [CACHE-04] [CACHE-05]', async () => {
      const runQuery = () => shop.catalogue.collections(locale)
      shop.passTime(2 * 60 * minute)
      await runQuery()
      shop.passTime(15 * minute - 1)
      shop.takeSeen()
      await runQuery()
      expect(shop.takeSeen()).toEqual(['collections cache cached', 'collections cache cached'])
      shop.passTime(1)
      await runQuery()
      expect(shop.takeSeen()).toEqual(['collections cache cached', 'collections hybrid answered'])
      shop.passTime(45 * minute - 1)
      await runQuery()
      expect(shop.takeSeen()).toEqual(['collections cache cached', 'collections hybrid answered'])
      shop.passTime(1)
      await runQuery()
      expect(shop.takeSeen()).toEqual(['collections cache cached', 'collections hybrid answered'])
    })
  })

  describe('a change', () => {
    it('is shown at once, and what was read a moment before does not take it back', async () => {
      const runQuery = () => shop.catalogue.list(locale, category, emptyListingQuery)
      const price = async () => (await runQuery())?.products[0]?.price.minor
      expect(await price()).toBe(20_000)
      const other = await list()
      const [, id = 0] = ids
      const { platform, database } = shop.platform
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT id FROM platform.product_variants WHERE product_id = $1',
        [id],
      )
      const variants = [{ id: Number(rows[0]?.id), price: 15_000 }]
      await database.inTransaction((tx) =>
        platform.parts.catalogue.updateProduct(tx, platform.shopOf('main').shop, id, { variants }),
      )
      await shop.sync.refreshProducts('main', [id])
      await expect.poll(price, patiently).toBe(15_000)
      expect((await list())?.products).not.toEqual(other?.products)
      expect(await shop.catalogue.product(locale, 'monitor')).toMatchObject({ product: { price: { minor: 15_000 } } })
    })
  })

  /** The last one: the replica does not come back. */
  describe('without the replica', () => {
    it('the shop answers alone; then the cache; then nobody [CAT-20] [API-16]', async () => {
      const known = await list()
      await shop.database.close()
      shop.passTime(6 * minute)
      shop.takeSeen()
      expect(await shop.catalogue.list(locale, { kind: 'sale' }, emptyListingQuery)).toMatchObject({ total: 0 })
      expect(shop.takeSeen()).toEqual(['list hybrid failed', 'list backend failed', 'list storefront answered'])
      expect(await shop.catalogue.product(locale, 'laptop')).toMatchObject({
        kind: 'found',
        product: { price: { minor: 50_000 }, specifications: [] },
      })
      // The detail does not ask the replica twice. // API-16
      expect(shop.takeSeen()).toEqual(['product backend failed', 'product storefront answered'])

      shop.shops.main.behave('html')
      expect(await list()).toEqual(known)
      expect(shop.takeSeen().at(-1)).toBe('list cache stale')
      await expect(list({ page: 99 })).rejects.toMatchObject({ name: 'IntegrationError', kind: 'bad-response' })
      shop.passTime(31 * second)
      await expect(list({ page: 99 })).rejects.toMatchObject({ name: 'IntegrationError', kind: 'bad-response' })
    })
  })
})
