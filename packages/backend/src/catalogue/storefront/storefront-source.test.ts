import { catalogueTag, productTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { findListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { Market } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../../tests/support/catalogue/test-catalogue.ts'

/** The replica is never complete here: every result comes from the shop itself. */
const shop = useTestCatalogue()
const locale = (market: Market = markets.ba) => ({ market, language: market.languages[0] })
const titles = (products: readonly { title: string }[] | undefined) => products?.map(({ title }) => title)
const minute = 60_000

let ids: number[]
beforeAll(async () => {
  const laptops = Array.from({ length: 120 }, (_, index) =>
    productInput(`Laptop ${index}`, {
      price: 10_000 + index * 100,
      vendor: index % 2 === 0 ? 'Lenovo' : 'Dell',
      tags: index === 7 ? ['Oferta', 'Destacado'] : index === 8 ? ['novo'] : [],
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * minute),
    }),
  )
  const others = Array.from({ length: 60 }, (_, index) =>
    productInput(`Monitor ${index}`, {
      productType: 'Monitor',
      createdAt: new Date(Date.UTC(2026, 0, 2) + index * minute),
    }),
  )
  ids = await shop.addProducts('main', [...laptops, ...others])
  await shop.addCollection('main', { title: 'Monitori', handle: 'monitori', productIds: ids.slice(120) })
  await shop.addCollection('main', {
    title: 'Računari i laptopi',
    handle: 'racunari-i-laptopi',
    productIds: ids.slice(0, 120),
  })
  await shop.addCollection('main', {
    title: 'Ponude i akcije',
    handle: 'ponude-i-akcije',
    productIds: ids.slice(118, 125),
  })
  await shop.addCollection('main', { title: 'Naše', handle: 'nase', productIds: ids.slice(0, 1) })
  const tagged = (tag: string, count: number, others: readonly string[] = []) =>
    Array.from({ length: count }, (_, index) => productInput(`${tag} ${index}`, { tags: [tag, ...others] }))
  await shop.addProducts('retail', [
    ...tagged('Cell', 52),
    ...tagged('Tablets', 2, ['Laptops 200']),
    ...tagged('Other', 1),
  ])
})
beforeEach(() => {
  shop.takeSeen()
  shop.shops.main.received.length = 0
})

const list = (path: string, change: Partial<ListingQuery> = {}, who = locale()) => {
  const [category, subcategory] = path.split('/').filter(Boolean)
  const scope = findListingScope(category, subcategory, who.market.capabilities)
  if (!scope) throw new Error(`no listing at ${path}`)
  return shop.catalogue.list(who, scope, { ...emptyListingQuery, ...change })
}
const firsts = () => shop.shops.main.received.map(({ variables }) => variables.first)

describe('a listing that the shop itself gives', () => {
  it('reads a hundred in one request, and the further ones by pages [LIST-11]', async () => {
    const first = await list('/racunari-i-laptopi/laptop', { sort: 'price-asc' })
    expect(first).toMatchObject({ total: 100, isTotalExact: false, page: 1, pages: 3, facets: [] })
    expect(titles(first?.products)?.slice(0, 2)).toEqual(['Laptop 0', 'Laptop 1'])
    expect(firsts()).toEqual([100])
    const third = await list('/racunari-i-laptopi/laptop', { sort: 'price-asc', page: 3 })
    expect(third).toMatchObject({ total: 120, isTotalExact: true, page: 3, pages: 3 })
    expect(titles(third?.products)?.slice(0, 2)).toEqual(['Laptop 96', 'Laptop 97'])
    expect(firsts()).toEqual([100, 100, 100])
  })

  it('of a subcategory has those of its collection only [ROUTE-04]', async () => {
    const reduced = await list('/ponude-i-akcije/laptop', { sort: 'price-asc' })
    expect(titles(reduced?.products)).toEqual(['Laptop 118', 'Laptop 119'])
    expect(reduced).toMatchObject({ total: 2, isTotalExact: true })
  })

  it('is narrowed by what the shop tells', async () => {
    const facets = { ...emptyListingQuery.facets, brand: ['Dell'] }
    const listing = await list('/racunari-i-laptopi/laptop', {
      facets,
      priceFrom: 101,
      priceTo: 105,
      sort: 'price-asc',
    })
    expect(titles(listing?.products)).toEqual(['Laptop 1', 'Laptop 3', 'Laptop 5'])
    const typed = await list('/racunari-i-laptopi/laptop', { facets: { ...facets, brand: ['dELL'] } })
    expect(typed).toEqual(await list('/racunari-i-laptopi/laptop', { facets }))
    expect(typed?.facets).toEqual([{ name: 'brand', values: [{ value: 'Dell', count: 0, selected: true }] }])
    const fresh = { ...emptyListingQuery.facets, condition: ['new'] }
    expect(titles((await list('/racunari-i-laptopi/laptop', { facets: fresh }))?.products)).toEqual(['Laptop 8'])
    expect((await list('/monitori', { text: 'monitor 59' }))?.total).toBe(1)
  })

  it('says which choices it could not query, and counts beside none', async () => {
    const facets = { ...emptyListingQuery.facets, brand: ['Dell'], memory: ['8', '16'], battery: ['80'] }
    const chosen = (value: string) => ({ value, count: 0, selected: true })
    const left = {
      areCountsExact: false,
      facets: [
        { name: 'brand', values: [chosen('Dell')] },
        { name: 'memory', values: [chosen('8'), chosen('16')], isLeftOut: true },
        { name: 'battery', values: [chosen('80')], isLeftOut: true },
      ],
    }
    expect(await list('/racunari-i-laptopi/laptop', { facets, page: 2 })).toMatchObject({ ...left, total: 60 })
    const listing = await shop.catalogue.search(locale(), { ...emptyListingQuery, text: 'laptop', facets })
    expect(listing).toMatchObject(left)
    expect(listing.facets[0]).not.toHaveProperty('isLeftOut')
  })

  it('is of a collection, of one of the shop’s own with its title, of the sale, or of none', async () => {
    expect(await list('/monitori')).toMatchObject({ total: 60, pages: 2, title: null })
    expect(await list('/nase')).toMatchObject({ total: 1, title: 'Naše' })
    expect(titles((await list('/sale', { sort: 'price-asc' }))?.products)).toEqual(['Laptop 7'])
    expect(await list('/nema-takve')).toBeNull()
    // One of our menus that the shop does not have yet.
    expect(await list('/pohrana')).toMatchObject({ total: 0, title: null })
  })

  it('of all retail products has fifty of each tag, every product once [CAT-16]', async () => {
    expect(await list('/todos', {}, locale(markets.cl))).toMatchObject({ total: 52, isTotalExact: true })
    expect(shop.shops.retail.received.map(({ variables }) => variables.first)).toEqual([50, 50, 50, 50])
    expect(await list('/cell', {}, locale(markets.cl))).toMatchObject({ total: 52 })
  })
})

it('the storefront as a source gives the front page of the newest 150 [HOME-08]', async () => {
  const home = await shop.catalogue.home(locale())
  expect(shop.shops.main.received).toMatchObject([{ operation: 'NewestProducts', variables: { first: 150 } }])
  expect(titles(home.newest)?.[0]).toBe('Monitor 59')
  expect([home.featured.length, home.onSale.length, home.newest.length]).toEqual([0, 0, 8])
})

describe('a product that the shop itself tells of', () => {
  it('has all that its page says, and others of its kind', async () => {
    const view = await shop.catalogue.product(locale(), 'laptop-60')
    expect(view).toMatchObject({ kind: 'found', product: { title: 'Laptop 60', sku: 'SKU-Laptop 60', stock: 2 } })
    expect(view.kind === 'found' && view.similar).toHaveLength(6)
    expect(view.cacheTags).toEqual(expect.arrayContaining([productTag('main', 'laptop-60'), catalogueTag('main')]))
  })

  it('is found by its id, and is unknown by any other name', async () => {
    expect(await shop.catalogue.product(locale(), `${ids[0]}`)).toMatchObject({ kind: 'moved', handle: 'laptop-0' })
    for (const strange of ['nothing', '999999999999999', 'a\0b'])
      expect(await shop.catalogue.product(locale(), strange)).toMatchObject({ kind: 'unknown' })
  })

  it('comes by handle as card, as detail, and with its stock', async () => {
    const handles = ['laptop-3', 'nothing', 'monitor-1']
    expect(titles(await shop.catalogue.cards(locale(), handles))).toEqual(['Laptop 3', 'Monitor 1'])
    expect(titles(await shop.catalogue.details(locale(), handles))).toEqual(['Laptop 3', 'Monitor 1'])
    expect(await shop.catalogue.stock(locale(), 'laptop-3')).toMatchObject({ maxQuantity: 2 })
  })
})

it('the storefront as a source is searched by the shop’s own search', async () => {
  const query = { ...emptyListingQuery, text: 'monitor' }
  expect(await shop.catalogue.search(locale(), query)).toMatchObject({ total: 60, pages: 2, correction: null })
  expect((await shop.catalogue.suggest(locale(), 'monitor')).products).toHaveLength(6)
})
