import { beforeAll, expect, it } from 'vitest'
import { insertSearchProducts, laptops, listed } from '../../../../tests/support/catalogue/search-products.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { insertProducts } from '../catalogue/insert-products.ts'

const shop = useTestPlatform()
beforeAll(() => insertSearchProducts(shop.platform))

type Filter = {
  id: string
  label: string
  type: string
  values: { id: string; label: string; count: number; input: string }[]
}

const readFilters = async (filters: object[], language = 'EN') => {
  const { data, errors } = await shop.query(
    `query ($filters: [ProductFilter!]) @inContext(language: ${language}) { collection(handle: "everything") {
      products(first: 50, filters: $filters) { nodes { title } filters { id label type presentation values { id label count input } } }
    } }`,
    { filters },
  )
  expect(errors).toBeUndefined()
  const { nodes, filters: found } = data.collection.products
  return {
    titles: nodes.map(({ title }: { title: string }) => title),
    filters: found as Filter[],
    counts: (id: string) =>
      Object.fromEntries(
        (found as Filter[]).find((filter) => filter.id === id)?.values.map(({ label, count }) => [label, count]) ?? [],
      ),
  }
}

it('a search lists its filters with counts, and each of their values can be sent back as it came', async () => {
  const { filters, counts } = await readFilters([])
  expect(filters.map(({ id, type }) => `${id} ${type}`)).toEqual([
    'filter.v.availability LIST',
    'filter.v.price PRICE_RANGE',
    'filter.p.product_type LIST',
    'filter.p.vendor LIST',
    'filter.v.option.boja LIST',
    'filter.p.m.custom.grade LIST',
    'filter.p.tag LIST',
  ])
  expect(counts('filter.v.availability')).toEqual({ 'In stock': 3, 'Out of stock': 1 })
  expect(counts('filter.p.vendor')).toEqual({ Dell: 1, Lenovo: 2, Logitech: 1 })
  expect(counts('filter.p.m.custom.grade')).toEqual({ A: 2, B: 1 })
  expect(counts('filter.v.option.boja')).toEqual({ Black: 1, Blue: 1 })
  expect(filters[1]?.values).toEqual([
    { id: 'filter.v.price', label: 'Price', count: 0, input: '{"price":{"min":0,"max":2000}}' },
  ])
  for (const { values, type } of filters)
    for (const { input, count } of values) {
      const found = await readFilters([JSON.parse(input)])
      expect(found.titles.length, input).toBe(type === 'PRICE_RANGE' ? 4 : count)
    }
})

it('the storefront search takes any value of one filter and wants every filter, and counts a filter as if it was not in use', async () => {
  const lenovoOrDell = [{ productVendor: 'Lenovo' }, { productVendor: 'dell' }]
  const { titles, counts } = await readFilters([...lenovoOrDell, { available: true }])
  expect(titles).toEqual(['ThinkPad T14', 'Latitude 7490'])
  expect(counts('filter.p.vendor')).toEqual({ Dell: 1, Lenovo: 1, Logitech: 1 })
  expect(counts('filter.v.availability')).toEqual({ 'In stock': 2, 'Out of stock': 1 })
  expect(counts('filter.p.product_type')).toEqual({ Laptop: 2 })
})

it.each([
  [[{ price: { min: 900, max: 1200 } }], ['ThinkPad T14', 'Latitude 7490']],
  [[{ price: { min: 40, max: 60 } }], []],
  [[{ price: { max: 50 } }], ['Miš bežični']],
  [[{ price: { min: -5, max: 1e300 } }], listed],
  [[{ tag: 'office' }, { tag: 'Sale' }], laptops],
  [[{ variantOption: { name: 'boja', value: 'plava' } }], ['Miš bežični']],
  [[{ variantOption: { name: 'Colour', value: 'Blue' } }], ['Miš bežični']],
  [
    [{ variantOption: { name: 'colour', value: 'plava' } }, { variantOption: { name: 'Boja', value: 'x' } }],
    ['Miš bežični'],
  ],
  [[{ variantOption: { name: 'Color', value: 'Azul' } }], []],
  [[{ productMetafield: { namespace: 'custom', key: 'grade', value: 'A' } }], ['ThinkPad T14', 'Latitude 7490']],
  [[{ variantMetafield: { namespace: 'custom', key: 'x', value: 'y' } }], []],
  [[{ category: { id: 'gid://shopify/TaxonomyCategory/x' } }], []],
  [[{}], listed],
])('the storefront search filters products by %j', async (filters, expected) => {
  expect((await readFilters(filters)).titles).toEqual(expected)
})

it('the storefront search names filters in the requested language', async () => {
  const { filters, counts } = await readFilters([], 'ES')
  expect(filters.map(({ label }) => label)).toContain('Disponibilidad')
  expect(counts('filter.p.product_type')).toMatchObject({ Portátil: 3 })
})

const search = async (args: string) => {
  const { data, errors } = await shop.query(`{ search(first: 20, ${args}) {
    totalCount nodes { __typename ... on Product { title } ... on Page { title } }
    productFilters { id values { label count } }
  } }`)
  expect(errors).toBeUndefined()
  return data.search
}

it('the storefront search puts titles first and what is sold out last', async () => {
  const found = await search('query: "thinkpad"')
  expect(found.nodes.map(({ title }: { title: string }) => title)).toEqual([
    'ThinkPad T14',
    'Miš bežični',
    'ThinkPad X1',
  ])
  expect(found.totalCount).toBe(3)
  expect(found.productFilters[0].values).toEqual([
    { label: 'Na stanju', count: 2 },
    { label: 'Nije na stanju', count: 1 },
  ])
  expect((await search('query: "thinkpad", unavailableProducts: HIDE')).totalCount).toBe(2)
  expect((await search('query: "think"')).totalCount).toBe(0)
  expect((await search('query: "lenovo think", prefix: LAST')).totalCount).toBe(2)
  expect((await search('query: "thinkpad", productFilters: [{productVendor: "Logitech"}]')).totalCount).toBe(1)
  expect((await search('query: "thinkpad", types: [PAGE]')).totalCount).toBe(0)
  for (const sorted of ['sortKey: PRICE, reverse: true', 'reverse: true', 'sortKey: PRICE'])
    expect((await search(`query: "thinkpad", ${sorted}`)).nodes.at(-1).title).toBe('ThinkPad X1')
  const byPrice = await search('query: "thinkpad", sortKey: PRICE, unavailableProducts: SHOW, reverse: true')
  expect(byPrice.nodes.map(({ title }: { title: string }) => title)).toEqual([
    'ThinkPad X1',
    'ThinkPad T14',
    'Miš bežični',
  ])
})

it('the storefront search puts what is called exactly so first, then whole words, then words that only begin so', async () => {
  const { parts, shopOf } = shop.platform
  const named = ['Nokia 3310i', 'Nokia 3310 Ć Touch', 'nokia 3310 ć', 'Nokia 3310 Ć Dual']
  await parts.database.inTransaction((tx) =>
    insertProducts(
      tx,
      shopOf('main').shop,
      named.map((title) => ({ title, variants: [{ price: 1_000, openingStock: 1 }] })),
    ),
  )
  await shop.database.pool.query(`UPDATE platform.products SET units_sold = length(title) WHERE title ILIKE 'nokia%'`)
  const titles = (list: { title: string }[]) => list.map(({ title }) => title)
  const exactFirst = ['nokia 3310 ć', 'Nokia 3310 Ć Touch', 'Nokia 3310 Ć Dual']
  expect(titles((await search('query: "Nokia  3310 Ć"')).nodes)).toEqual(exactFirst)
  expect(titles((await search('query: "Nokia 3310 Ć", reverse: true')).nodes)).toEqual(exactFirst.toReversed())
  const guess = async (query: string) => {
    const { data } = await shop.query(
      'query ($query: String!) { predictiveSearch(query: $query, limitScope: EACH) { products { title } } }',
      { query },
    )
    return titles(data.predictiveSearch.products)
  }
  expect(await guess('nokia 3310 c')).toEqual(exactFirst)
  expect(await guess('nokia 3310')).toEqual(['Nokia 3310 Ć Touch', 'Nokia 3310 Ć Dual', 'nokia 3310 ć', 'Nokia 3310i'])
  expect(await guess('nokia 3310i')).toEqual(['Nokia 3310i'])
  await shop.database.pool.query(`DELETE FROM platform.products WHERE title ILIKE 'nokia%'`)
})

it('the storefront search names the fields of a query that it does not know', async () => {
  const { data, extensions } = await shop.query(
    '{ some: products(first: 9, query: "bogus:foo -bogus:y") { nodes { id } } other: products(first: 1, query: "tag:x") { nodes { id } } }',
  )
  expect(data.some.nodes.length).toBeGreaterThan(0)
  expect(extensions.search).toEqual([
    {
      path: ['some'],
      query: 'bogus:foo -bogus:y',
      warnings: [{ field: 'bogus', message: 'Invalid search field for this query.', code: 'invalid_field' }],
    },
  ])
})

it('vendors are sorted without regard to capital letters', async () => {
  const write = (from: string, to: string) =>
    shop.database.pool.query('UPDATE platform.products SET vendor = $2 WHERE vendor = $1', [from, to])
  await write('Dell', 'dell')
  const { data } = await shop.query('{ products(first: 50, sortKey: VENDOR) { nodes { vendor } } }')
  await write('dell', 'Dell')
  const vendors = [...new Set(data.products.nodes.map(({ vendor }: { vendor: string }) => vendor))]
  expect(vendors).toEqual(['dell', 'Lenovo', 'Logitech'])
})

it('the storefront search says at which place a result was found, for the link to it', async () => {
  const { data } = await shop.query(`{ search(query: "thinkpad", first: 2) {
    nodes { ... on Product { trackingParameters } } edges { node { ... on Product { trackingParameters } } } }
    guessed: predictiveSearch(query: "thi", types: [PRODUCT]) { products { trackingParameters } }
    products(first: 1) { nodes { trackingParameters } } }`)
  const places = data.search.nodes.map((node: { trackingParameters: string }) => node.trackingParameters)
  expect(places).toEqual([
    expect.stringMatching(/^_pos=1&_sid=[0-9a-f]{10}&_ss=r$/),
    expect.stringMatching(/^_pos=2&_sid=[0-9a-f]{10}&_ss=r$/),
  ])
  expect(data.search.edges.map(({ node }: { node: object }) => node)).toEqual(data.search.nodes)
  expect(data.guessed.products[1]).toEqual({ trackingParameters: '_pos=2&_psq=thi&_ss=e&_v=1.0' })
  expect(data.products.nodes).toEqual([{ trackingParameters: null }])
})

it('suggestions complete the word that is being typed', async () => {
  const { data, errors } = await shop.query(`{ predictiveSearch(query: "thi", limit: 3, limitScope: EACH) {
    products { title } collections { title } pages { title } articles { title } queries { text styledText }
  } }`)
  expect(errors).toBeUndefined()
  expect(data.predictiveSearch.products.map(({ title }: { title: string }) => title)).toEqual([
    'ThinkPad T14',
    'ThinkPad X1',
  ])
  expect(data.predictiveSearch.queries).toEqual([
    { text: 'thinkpad', styledText: '<mark>thi</mark><span>nkpad</span>' },
  ])
  const { data: other } = await shop.query(`{ predictiveSearch(query: "every", types: [COLLECTION]) {
    collections { title } products { title }
  } }`)
  expect(other.predictiveSearch).toEqual({ collections: [{ title: 'Everything' }], products: [] })
  const { errors: endless } = await shop.query(
    'query Q($typed: String!) { predictiveSearch(query: $typed) { products { id } } }',
    {
      typed: 'a '.repeat(30_000),
    },
  )
  expect(endless).toBeUndefined()
  const { errors: refused } = await shop.query('{ predictiveSearch(query: "a", limit: 11) { products { id } } }')
  expect(refused).toHaveLength(1)
})

it('the storefront search refuses more filters by metafields of variants than anybody sets', async () => {
  const found = async (count: number) =>
    shop.query(
      'query Q($filters: [ProductFilter!]) { search(first: 1, query: "", productFilters: $filters) { totalCount } }',
      {
        filters: Array.from({ length: count }, (_, index) => ({
          variantMetafield: { namespace: 'custom', key: `key${index}`, value: 'x' },
        })),
      },
    )
  expect((await found(25)).errors).toBeUndefined()
  expect((await found(26)).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
})
