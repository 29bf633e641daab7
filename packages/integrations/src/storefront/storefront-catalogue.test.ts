import { beforeAll, describe, expect, it } from 'vitest'
import { insertSearchProducts, listed } from '../../../../tests/support/catalogue/search-products.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createStorefrontCatalogue, type StorefrontCatalogue } from './storefront-catalogue.ts'
import { toTagQuery } from './to-tag-query.ts'

const shop = useTestPlatform()
let main: StorefrontCatalogue

beforeAll(async () => {
  await insertSearchProducts(shop.platform)
  main = createStorefrontCatalogue(connectTestShop(shop, 'main').client)
})

const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title)

it('the catalogue of the storefront lists the newest products first, as many as requested, in our money and dates [SF-03]', async () => {
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

it('the storefront client finds a product by its handle, in a language, and none by another [SF-04]', async () => {
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
})

it('the catalogue of a shop finds products by text', async () => {
  const { products, total } = await main.search('latitude', 5)
  expect(titles(products)).toEqual(['Latitude 7490'])
  expect(total).toBe(1)
})
