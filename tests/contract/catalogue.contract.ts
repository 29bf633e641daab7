import { randomUUID } from 'node:crypto'
import { customerAccessTokenCreate, customerCreate } from '@dvaput/integrations/customers/customer-documents'
import { newestProducts, productByHandle, searchProducts } from '@dvaput/integrations/storefront/product-documents'
import { describe, expect, it } from 'vitest'
import {
  allProducts,
  collectionsWithProducts,
  collectionTypes,
  firstVariant,
  productStock,
  productsByTag,
} from '../support/platform/storefront-documents.ts'
import { cartCreate } from './cart-documents.ts'
import { type ContractShop, contractShops, hasShop, isHosted } from './contract-shop.ts'

/** Products and collections, as every shop of the Storefront API has them. */
export const catalogueContract = (shop: ContractShop) => {
  const anyProduct = async (at: 'main' | 'retail' = 'main') => {
    const { products } = await shop.query(newestProducts, { first: 1 }, at)
    const [product] = products.nodes
    if (!product) throw new Error('the shop has no product')
    return product
  }

  const decimal = expect.stringMatching(/^\d+\.\d+$/)
  /** More than any page shows, by another query: what is listed must be the beginning of this. */
  const everything = `query Everything($ids: [ID!]!) { nodes(ids: $ids) { ... on Product {
  images(first: 250) { nodes { url altText width height } }
  variants(first: 250) { nodes { id title sku price { amount currencyCode } compareAtPrice { amount currencyCode }
    availableForSale quantityAvailable } }
  collections(first: 250) { nodes { id title handle } }
} } }`

  describe.each(contractShops)('the catalogue of the %s shop', (at) => {
    it('lists the newest products first, each with what the shop shows of it [ENT-07]', async () => {
      const { products } = await shop.query(newestProducts, { first: 20 }, at)
      const times = products.nodes.map(({ createdAt }) => Date.parse(createdAt))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(products.nodes.length).toBeGreaterThan(1)
      for (const product of products.nodes)
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
          priceRange: { minVariantPrice: { amount: decimal } },
          compareAtPriceRange: { minVariantPrice: { amount: decimal } },
        })
    })

    it('shows of a product five pictures and five collections at most, and its variants [ENT-08]', async () => {
      const { products } = await shop.query(newestProducts, { first: 20 }, at)
      const { nodes } = await shop.queryText(everything, { ids: products.nodes.map(({ id }) => id) }, at)
      for (const [index, { images, variants, collections }] of products.nodes.entries()) {
        expect(images.nodes).toEqual(nodes[index].images.nodes.slice(0, 5))
        expect(variants.nodes).toEqual(nodes[index].variants.nodes.slice(0, 10))
        expect(collections.nodes).toEqual(nodes[index].collections.nodes.slice(0, 5))
      }
      const all = <Node>(nodesOf: (product: (typeof products.nodes)[number]) => readonly Node[]) =>
        products.nodes.flatMap((product) => nodesOf(product))
      const variants = all((product) => product.variants.nodes)
      for (const variant of variants) {
        expect(variant).toMatchObject({
          id: expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
          title: expect.stringMatching(/\S/),
          price: { amount: decimal },
          availableForSale: expect.any(Boolean),
        })
        if (variant.compareAtPrice) expect(variant.compareAtPrice.amount).toEqual(decimal)
        // A hosted shop may keep the number to itself; what is gone for good is not for sale.
        if (variant.quantityAvailable === 0 && !isHosted) expect(variant.availableForSale).toBe(false)
      }
      for (const { url } of all((product) => product.images.nodes)) expect(url).toMatch(/^https?:\/\//)
      for (const collection of all((product) => product.collections.nodes))
        expect(collection).toEqual({
          id: expect.stringMatching(/^gid:\/\/shopify\/Collection\/\d+$/),
          title: expect.stringMatching(/\S/),
          handle: expect.stringMatching(/^[a-z0-9-]+$/),
        })
      if (isHosted) return
      expect(all((product) => product.images.nodes).some(({ altText }) => altText)).toBe(true)
      expect(all((product) => product.collections.nodes)).not.toEqual([])
      expect(variants.every(({ sku, quantityAvailable }) => sku && Number.isInteger(quantityAvailable))).toBe(true)
      expect(variants.some(({ quantityAvailable }) => Number(quantityAvailable) > 0)).toBe(true)
      expect(variants.some(({ price, compareAtPrice }) => Number(compareAtPrice?.amount) > Number(price.amount))).toBe(
        true,
      )
    })

    it('finds a product by its handle, and none by another', async () => {
      const { handle, id } = await anyProduct(at)
      expect((await shop.query(productByHandle, { handle }, at)).product?.id).toBe(id)
      expect((await shop.query(productByHandle, { handle: `${handle}-that-is-not-there` }, at)).product).toBeNull()
    })

    it('lists fifty of all products with the stock of their first variant [SF-07]', async () => {
      const { products } = await shop.query(allProducts, {}, at)
      for (const product of products.nodes)
        expect(product).toEqual({
          id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
          title: expect.any(String),
          handle: expect.any(String),
          tags: expect.any(Array),
          vendor: expect.any(String),
          productType: expect.any(String),
          availableForSale: expect.any(Boolean),
          variants: expect.any(Object),
        })
      if (products.pageInfo.hasNextPage || !isHosted) expect(products.nodes).toHaveLength(50)
      for (const { handle, variants } of products.nodes.slice(0, 5)) {
        const { product } = await shop.query(productStock, { handle }, at)
        expect(variants.nodes[0]?.quantityAvailable).toBe(product?.variants.nodes[0]?.quantityAvailable)
      }
    })

    it('lists the product types of a hundred collections, and fifty collections with their products [SF-08] [SF-09]', async () => {
      const { collections } = await shop.query(collectionTypes, {}, at)
      const types = new Map(collections.nodes.map(({ id, products }) => [id, products.nodes]))
      expect(collections.nodes.some(({ products }) => products.nodes.length > 0)).toBe(true)
      const withProducts = await shop.query(collectionsWithProducts, { products: 10 }, at)
      expect(withProducts.collections.nodes.map(({ id }) => id)).toEqual([...types.keys()].slice(0, 50))
      for (const { id, products } of withProducts.collections.nodes)
        expect(products.nodes.map(({ productType }) => ({ productType }))).toEqual(types.get(id)?.slice(0, 10))
    })

    it('tells the stock and the first variant of a handle [SF-19]', async () => {
      const { handle } = await anyProduct(at)
      const { product } = await shop.query(productStock, { handle }, at)
      const first = await shop.query(firstVariant, { handle }, at)
      expect(first.product?.variants.nodes[0]?.id).toBe(product?.variants.nodes[0]?.id)
    })

    it('finds a product by a word of its title [SF-19]', async () => {
      const { title, id } = await anyProduct(at)
      const { search } = await shop.query(searchProducts, { query: title, first: 20 }, at)
      expect(search.nodes).toContainEqual(expect.objectContaining({ __typename: 'Product', id }))
      expect(search.totalCount).toBeGreaterThan(0)
    })
  })

  describe.runIf(hasShop('retail'))('the listing by tag', () => {
    it.runIf(!isHosted)(
      'is that of the second shop; accounts and carts are those of the main one [SF-02]',
      async () => {
        const query = '(tag:"Budget Laptops" OR tag:Cell) AND available_for_sale:true'
        const { products } = await shop.query(productsByTag, { first: 20, query }, 'retail')
        expect(products.edges.length).toBeGreaterThan(0)
        for (const { node } of products.edges) {
          expect(node.availableForSale).toBe(true)
          expect(node.tags.some((tag) => ['budget laptops', 'cell'].includes(tag.toLowerCase()))).toBe(true)
          expect(node.priceRange.minVariantPrice.currencyCode).toBe('CLP')
        }
        const elsewhere = await shop.query(productByHandle, { handle: products.edges[0]?.node.handle ?? '' }, 'main')
        expect(elsewhere.product?.id).not.toBe(products.edges[0]?.node.id)

        const account = { email: `amra.${randomUUID()}@example.com`, password: 'proljetna kiša 7' }
        const { customerCreate: created } = await shop.query(customerCreate, { input: account }, 'main')
        expect(created?.customer?.email).toBe(account.email)
        const atRetail = await shop.query(customerAccessTokenCreate, { input: account }, 'retail')
        expect(atRetail.customerAccessTokenCreate?.customerAccessToken).toBeNull()
        const [variant] = (await anyProduct('main')).variants.nodes
        const lines = [{ merchandiseId: variant?.id ?? '', quantity: 1 }]
        const { cartCreate: opened } = await shop.query(cartCreate, { input: { lines } }, 'main')
        expect(opened?.cart?.totalQuantity).toBe(1)
      },
    )
  })
}
