import {
  allProducts,
  collectionsWithProducts,
  collectionTypes,
  firstVariant,
  newestProducts,
  productByHandle,
  productStock,
  productsByTag,
  searchProducts,
} from '@dvaput/integrations/storefront/product-documents'
import { describe, expect, it } from 'vitest'
import { isHosted, useContractShop } from './contract-shop.ts'

const shop = useContractShop()

const anyProduct = async (at: 'main' | 'retail' = 'main') => {
  const { products } = await shop.ask(newestProducts, { first: 1 }, at)
  const [product] = products.nodes
  if (!product) throw new Error('the shop has no product to ask for')
  return product
}

describe.each(['main', 'retail'] as const)('the catalogue of the %s shop', (at) => {
  it('lists the newest products first, each with what the shop shows of it [ENT-07] [ENT-08] [SF-01]', async () => {
    const { products } = await shop.ask(newestProducts, { first: 20 }, at)
    const times = products.nodes.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(products.nodes.length).toBeGreaterThan(1)
    for (const product of products.nodes) {
      expect(product).toMatchObject({
        id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
        title: expect.stringMatching(/\S/),
        description: expect.any(String),
        handle: expect.stringMatching(/^[a-z0-9-]+$/),
        productType: expect.any(String),
        vendor: expect.any(String),
        tags: expect.any(Array),
        publishedAt: expect.any(String),
        availableForSale: expect.any(Boolean),
        priceRange: { minVariantPrice: { amount: expect.stringMatching(/^\d+\.\d+$/) } },
        compareAtPriceRange: { minVariantPrice: { amount: expect.stringMatching(/^\d+\.\d+$/) } },
      })
      expect(product.images.nodes.length).toBeLessThanOrEqual(5)
      expect(product.collections.nodes.length).toBeLessThanOrEqual(5)
      for (const variant of product.variants.nodes)
        expect(variant).toMatchObject({
          id: expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
          title: expect.any(String),
          price: { amount: expect.stringMatching(/^\d+\.\d+$/) },
          availableForSale: expect.any(Boolean),
        })
    }
  })

  it('finds a product by its handle, and none by another', async () => {
    const { handle, id } = await anyProduct(at)
    expect((await shop.ask(productByHandle, { handle }, at)).product?.id).toBe(id)
    expect((await shop.ask(productByHandle, { handle: `${handle}-that-is-not-there` }, at)).product).toBeNull()
  })

  it('lists fifty of all products with the stock of their first variant', async () => {
    const { products } = await shop.ask(allProducts, {}, at)
    expect(products.nodes.length).toBeGreaterThan(0)
    expect(products.nodes.length).toBeLessThanOrEqual(50)
    for (const { variants } of products.nodes) expect(variants.nodes[0]).toHaveProperty('quantityAvailable')
  })

  it('lists the product types of a hundred collections, and fifty collections with their products', async () => {
    const { collections } = await shop.ask(collectionTypes, {}, at)
    expect(collections.nodes.some(({ products }) => products.nodes.length > 0)).toBe(true)
    const withProducts = await shop.ask(collectionsWithProducts, { products: 10 }, at)
    expect(withProducts.collections.nodes.length).toBeLessThanOrEqual(50)
    expect(withProducts.collections.nodes.some(({ products }) => products.nodes.length > 0)).toBe(true)
  })

  it('tells the stock and the first variant of a handle', async () => {
    const { handle } = await anyProduct(at)
    const { product } = await shop.ask(productStock, { handle }, at)
    const first = await shop.ask(firstVariant, { handle }, at)
    expect(first.product?.variants.nodes[0]?.id).toBe(product?.variants.nodes[0]?.id)
  })

  it('finds a product by a word of its title', async () => {
    const { title, id } = await anyProduct(at)
    const { search } = await shop.ask(searchProducts, { query: title, first: 20 }, at)
    expect(search.nodes).toContainEqual(expect.objectContaining({ __typename: 'Product', id }))
    expect(search.totalCount).toBeGreaterThan(0)
  })
})

describe('the listing by tag', () => {
  it.runIf(!isHosted)('of the second shop takes tags joined by OR, and only what is for sale [SF-02]', async () => {
    const query = '(tag:"Budget Laptops" OR tag:Cell) AND available_for_sale:true'
    const { products } = await shop.ask(productsByTag, { first: 20, query }, 'retail')
    expect(products.edges.length).toBeGreaterThan(0)
    for (const { node } of products.edges) {
      expect(node.availableForSale).toBe(true)
      expect(node.tags.some((tag) => ['budget laptops', 'cell'].includes(tag.toLowerCase()))).toBe(true)
      expect(node.priceRange.minVariantPrice.currencyCode).toBe('CLP')
    }
    const elsewhere = await shop.ask(productByHandle, { handle: products.edges[0]?.node.handle ?? '' }, 'main')
    expect(elsewhere.product?.id).not.toBe(products.edges[0]?.node.id)
  })
})
