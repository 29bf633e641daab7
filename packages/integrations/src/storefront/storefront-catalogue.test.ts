import { beforeAll, describe, expect, it } from 'vitest'
import { insertSearchProducts, listed } from '../../../../tests/support/search-products.ts'
import { connectTestShop } from '../../../../tests/support/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/test-platform.ts'
import { createStorefrontCatalogue, type StorefrontCatalogue } from './storefront-catalogue.ts'
import { createStorefrontClient } from './storefront-client.ts'
import { toTagQuery } from './to-tag-query.ts'

const shop = useTestPlatform()
let main: StorefrontCatalogue

beforeAll(async () => {
  await insertSearchProducts(shop.platform)
  main = createStorefrontCatalogue(connectTestShop(shop, 'main').client)
})

const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title)

it('lists the newest first, as many as asked for, in our money and dates [SF-03]', async () => {
  const products = await main.newestProducts(3)
  expect(titles(products)).toEqual(listed.toReversed().slice(0, 3))
  expect(products[1]).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
    title: 'Latitude 7490',
    handle: 'latitude-7490',
    vendor: 'Dell',
    tags: ['Sale'],
    createdAt: new Date('2024-03-01T00:00:00Z'),
    collections: [{ title: 'Everything', handle: 'everything' }],
    minimumPrice: { minor: 90_000, currency: 'BAM' },
    variants: [{ price: { minor: 90_000, currency: 'BAM' }, compareAtPrice: null, quantityAvailable: 1 }],
  })
})

it('finds one by its handle, in a language, and none by another [SF-04]', async () => {
  expect(await main.productByHandle('thinkpad-t14', { language: 'es' })).toMatchObject({ productType: 'Portátil' })
  expect(await main.productByHandle('thinkpad-t14', { language: 'bcs' })).toMatchObject({ productType: 'Laptop' })
  expect(await main.productByHandle('nothing')).toBeNull()
})

describe('by tags', () => {
  it.each([
    [['Cell'], 'tag:Cell AND available_for_sale:true'],
    [['Cell', 'Budget Laptops'], 'tag:Cell OR tag:"Budget Laptops" AND available_for_sale:true'],
    [['14"', 'a\\b', 'OR'], 'tag:"14\\"" OR tag:"a\\\\b" OR tag:"OR" AND available_for_sale:true'],
  ])('%j is asked as %s [SF-05]', (tags, query) => expect(toTagQuery(tags)).toBe(query))

  it('finds what has one of them and can be bought, page by page [SF-05] [SF-06]', async () => {
    const first = await main.productsByTag(['Sale', 'Office'], { first: 1 })
    expect(first).toMatchObject({ success: true, totalFound: 1, pageInfo: { hasNextPage: true } })
    const rest = await main.productsByTag(['Sale', 'Office'], { after: first.pageInfo.endCursor })
    // The X1 is sold out, the draft is nobody's business.
    const all = [...first.edges, ...rest.edges].map(({ node }) => node.title)
    expect(all.toSorted()).toEqual(['Latitude 7490', 'ThinkPad T14'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('asks for 20 unless told otherwise [CONST-02]', async () => {
    const asked: unknown[] = []
    const fetch = async (request: Request) => {
      asked.push(((await request.json()) as { variables: { first: unknown } }).variables.first)
      return Response.json({ data: { products: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } })
    }
    const client = createStorefrontClient({ origin: 'http://shop.example', publicToken: 'x', fetch })
    const { productsByTag } = createStorefrontCatalogue(client)
    await productsByTag(['Sale'])
    await productsByTag(['Sale'], { first: 50 })
    expect(asked).toEqual([20, 50])
  })

  it('says no success and gives empty lists where the shop fails [SF-06]', async () => {
    const fetch = async () => new Response('<html>', { status: 502 })
    const client = createStorefrontClient({ origin: 'http://shop.example', publicToken: 'x', fetch })
    expect(await createStorefrontCatalogue(client).productsByTag(['Sale'])).toEqual({
      success: false,
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalFound: 0,
    })
  })
})

it('lists all products with the stock of their first variant [SF-07]', async () => {
  const { products, pageInfo } = await main.allProducts()
  expect(titles(products).toSorted()).toEqual(listed.toSorted())
  expect(products.find(({ title }) => title === 'Miš bežični')).toEqual({
    id: expect.any(String),
    title: 'Miš bežični',
    handle: 'mis-bezicni',
    tags: [],
    vendor: 'Logitech',
    productType: 'Mouse',
    availableForSale: true,
    quantityAvailable: 3,
  })
  expect(pageInfo.hasNextPage).toBe(false)
})

it('tells the kinds of goods in each collection, and the collections with their products [SF-08] [SF-09]', async () => {
  expect(await main.collectionTypes()).toEqual([
    { id: expect.any(String), title: 'Everything', handle: 'everything', productTypes: ['Laptop', 'Mouse'] },
  ])
  const [collection] = await main.collectionsWithProducts(2)
  expect(collection).toMatchObject({ handle: 'everything' })
  expect(titles(collection?.products ?? [])).toEqual(['ThinkPad T14', 'ThinkPad X1'])
})

it('tells stock and first variant by handle, and searches [SF-19]', async () => {
  expect(await main.stockByHandle('mis-bezicni')).toMatchObject({
    availableForSale: true,
    quantityAvailable: 6,
    variants: [{ quantityAvailable: 3 }, { quantityAvailable: 3 }],
  })
  expect(await main.stockByHandle('nothing')).toBeNull()
  expect(await main.firstVariantId('thinkpad-t14')).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d+$/)
  expect(await main.firstVariantId('nothing')).toBeNull()
  const { products, total } = await main.search('latitude', 5)
  expect(titles(products)).toEqual(['Latitude 7490'])
  expect(total).toBe(1)
})
