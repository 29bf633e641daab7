import { beforeAll, expect, it } from 'vitest'
import { createConnectionCounter } from '../../../../tests/support/databases/connection-counter.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { insertProducts } from '../catalogue/insert-products.ts'
import type { ProductInput } from '../catalogue/product-input.ts'

const shop = useTestPlatform()

const size = 22
const pageSize = 7
let collectionId = 0
let added = 0

/** Few different values, so that every order has ties on both sides of a page's edge. */
const numbered = (number: number): ProductInput => ({
  title: `Laptop ${String.fromCharCode(97 + (number % 3))}`,
  handle: `laptop-${number}`,
  vendor: ['Dell', 'HP'][number % 2] ?? '',
  productType: ['Laptop', 'laptop', 'Phone'][number % 3] ?? '',
  createdAt: new Date(Date.UTC(2024, 0, 1 + (number % 4))),
  variants: [{ price: [1_000, 2_000, 3_000][number % 3] ?? 0, openingStock: number % 5 }],
})

const add = (inputs: readonly ProductInput[]) => {
  const { parts, shopOf } = shop.platform
  return parts.database.inTransaction(async (tx) => {
    const rows = await insertProducts(tx, shopOf('main').shop, inputs)
    for (const [index, { id }] of rows.entries())
      await tx.client.query('INSERT INTO platform.collection_products VALUES ($1, $2, $3)', [collectionId, id, index])
    return rows
  })
}

/** One before all others and one behind them, whatever the order. */
const addAround = () => {
  added += 2
  return add([
    {
      ...numbered(added),
      title: 'A',
      vendor: 'A',
      productType: 'A',
      handle: `first-${added}`,
      variants: [{ price: 1 }],
    },
    {
      ...numbered(added),
      title: 'Z',
      vendor: 'Z',
      productType: 'Z',
      handle: `last-${added}`,
      variants: [{ price: 9e6 }],
    },
  ])
}

beforeAll(async () => {
  const { parts, shopOf } = shop.platform
  await parts.database.inTransaction(async (tx) => {
    const saved = await parts.catalogue.saveCollection(tx, shopOf('main').shop, { title: 'All', productIds: [] })
    if (saved.ok) collectionId = saved.value.id
  })
  await add(Array.from({ length: size }, (_, number) => numbered(number)))
  await parts.database.pool.query(`UPDATE platform.products
    SET units_sold = id % 3, updated_at = timestamptz '2024-05-01 10:00:00.123456Z' + (id % 3) * interval '1 microsecond'`)
})

type Reader = (args: string) => Promise<{
  edges: { cursor: string; node: { handle: string } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}>

const fields =
  '{ edges { cursor node { ... on Product { handle } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }'

const products: Reader = async (args) => {
  const { data, errors } = await shop.query(`{ products(${args}) ${fields} }`)
  expect(errors).toBeUndefined()
  return data.products
}
const members: Reader = async (args) => {
  const { data, errors } = await shop.query(`{ collection(handle: "all") { products(${args}) ${fields} } }`)
  expect(errors).toBeUndefined()
  return data.collection.products
}
const found: Reader = async (args) => {
  const { data, errors } = await shop.query(`{ search(${args}) ${fields} }`)
  expect(errors).toBeUndefined()
  return data.search
}

const readers = { products, members, search: found }

const sorts = ['BEST_SELLING', 'CREATED_AT', 'ID', 'PRICE', 'PRODUCT_TYPE', 'TITLE', 'UPDATED_AT', 'VENDOR']
const ofCollections = ['COLLECTION_DEFAULT', 'BEST_SELLING', 'CREATED', 'ID', 'MANUAL', 'PRICE', 'TITLE']

const walk = async (read: Reader, sort: string, direction: 'first' | 'last') => {
  const handles: string[] = []
  let cursor = ''
  for (let page = 0; ; page += 1) {
    const { edges, pageInfo } = await read(`${direction}: ${pageSize}, ${sort}${cursor}`)
    const here = edges.map(({ node }) => node.handle)
    handles.splice(direction === 'first' ? handles.length : 0, 0, ...here)
    if (!(direction === 'first' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) return handles
    cursor = direction === 'first' ? `, after: "${pageInfo.endCursor}"` : `, before: "${pageInfo.startCursor}"`
    if (page < 2) await addAround()
  }
}

const own = (handles: readonly string[]) => handles.filter((handle) => handle.startsWith('laptop-'))

const isSoldOut = (handle: string) => Number(handle.split('-')[1]) % 5 === 0

it.each([
  ...sorts.flatMap((sort) => [false, true].map((reverse) => ['products', sort, reverse] as const)),
  ...ofCollections.flatMap((sort) => [false, true].map((reverse) => ['members', sort, reverse] as const)),
  ...['RELEVANCE', 'PRICE'].flatMap((sort) => [false, true].map((reverse) => ['search', sort, reverse] as const)),
])('%s neither repeat nor skip while others come in: %s, reverse %s', async (name, sort, reverse) => {
  const read = readers[name]
  await shop.database.pool.query("DELETE FROM platform.products WHERE vendor IN ('A', 'Z')")
  const query = name === 'search' ? ', query: "laptop"' : ''
  const sorted = `sortKey: ${sort}, reverse: ${reverse}${query}`
  const whole = own((await read(`first: 250, ${sorted}`)).edges.map(({ node }) => node.handle))
  expect(whole).toHaveLength(size)
  const forwards = await walk(read, sorted, 'first')
  expect(own(forwards)).toEqual(whole)
  expect(new Set(forwards).size).toBe(forwards.length)
  const backwards = await walk(read, sorted, 'last')
  expect(own(backwards)).toEqual(whole)
  expect(new Set(backwards).size).toBe(backwards.length)
  const turned = own(
    (await read(`first: 250, sortKey: ${sort}, reverse: ${!reverse}${query}`)).edges.map(({ node }) => node.handle),
  )
  const [there = [], soldOut = []] = [false, true].map((requested) =>
    whole.filter((handle) => isSoldOut(handle) === requested),
  )
  expect(soldOut).toHaveLength(5)
  if (name === 'search') expect(whole).toEqual([...there, ...soldOut])
  expect(turned).toEqual(name === 'search' ? [...there.toReversed(), ...soldOut.toReversed()] : whole.toReversed())
})

it('the storefront sorts the products of the shop and of a collection by price', async () => {
  const { data } = await shop.query(`{
    products(first: 100, sortKey: PRICE, query: "vendor:Dell") { nodes { priceRange { minVariantPrice { amount } } } }
    collection(handle: "all") { products(first: 100, sortKey: PRICE, reverse: true) {
      nodes { priceRange { minVariantPrice { amount } } }
    } }
  }`)
  const prices = (list: { nodes: { priceRange: { minVariantPrice: { amount: string } } }[] }) =>
    list.nodes.map(({ priceRange }) => Number(priceRange.minVariantPrice.amount))
  expect(prices(data.products)).toEqual(prices(data.products).toSorted((one, other) => one - other))
  const dearestFirst = prices(data.collection.products)
  expect(dearestFirst).toEqual(dearestFirst.toSorted((one, other) => other - one))
})

it.each(['created_at', 'nonsense', '', 'WyJpZCIsMCwiMSIsIngiXQ', 'eyJhIjoxfQ'])(
  'the storefront answers a cursor of another order with the error of the hosted platform: %j',
  async (cursor) => {
    const { edges } = await products('first: 1, sortKey: TITLE')
    const foreign = cursor === 'created_at' ? edges[0]?.cursor : cursor
    const { errors } = await shop.query(`{ products(first: 2, sortKey: PRICE, after: "${foreign}") { nodes { id } } }`)
    expect(errors?.map(({ message, extensions }) => [message, extensions?.code])).toEqual([
      ['Invalid cursor for current pagination sort.', 'BAD_REQUEST'],
    ])
  },
)

it('the storefront reads the pages of many collections in one statement', async () => {
  const { parts, shopOf } = shop.platform
  const { rows } = await shop.database.pool.query<{ id: string }>('SELECT id FROM platform.products LIMIT 9')
  const productIds = rows.map(({ id }) => Number(id))
  await parts.database.inTransaction(async (tx) => {
    for (let number = 0; number < 5; number += 1)
      await parts.catalogue.saveCollection(tx, shopOf('main').shop, { title: `More ${number}`, productIds })
  })
  const countConnections = createConnectionCounter(shop.database)
  const statements = async (first: number) => {
    const query = `{ collections(first: ${first}) { nodes { products(first: 3) { nodes {
      handle variants(first: 2) { nodes { price { amount } } } images(first: 2) { nodes { url } }
    } } } } }`
    const { result, connections } = await countConnections(() => shop.query(query))
    expect(result.errors).toBeUndefined()
    return connections
  }
  await statements(1)
  expect(await statements(6)).toBe(await statements(1))
})
