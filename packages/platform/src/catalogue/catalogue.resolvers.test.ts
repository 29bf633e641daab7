import { describe, expect, it } from 'vitest'
import { createConnectionCounter } from '../../../../tests/support/databases/connection-counter.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform({ demo: true })

describe('node', () => {
  it('finds whatever has an id of its own', async () => {
    const { id, options, variants, images, media, metafield, collections } = (
      await shop.query(`{ product(handle: "apple-iphone-11") { id
      options { id optionValues { id } } variants(first: 1) { nodes { id } } images(first: 1) { nodes { id } }
      media(first: 1) { nodes { id } } metafield(namespace: "custom", key: "grade") { id } collections(first: 1) { nodes { id } } } }`)
    ).data.product
    const ids = [
      id,
      options[0].id,
      options[0].optionValues[1].id,
      variants.nodes[0].id,
      media.nodes[0].id,
      metafield.id,
      collections.nodes[0].id,
    ]
    const { data } = await shop.query(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Metafield { value parentResource { ... on Product { title } } } } }`,
      { ids },
    )
    expect(data.nodes.map((node: { __typename: string; id: string }) => [node.__typename, node.id])).toEqual([
      ['Product', ids[0]],
      ['ProductOption', ids[1]],
      ['ProductOptionValue', ids[2]],
      ['ProductVariant', ids[3]],
      ['MediaImage', ids[4]],
      ['Metafield', ids[5]],
      ['Collection', ids[6]],
    ])
    expect(data.nodes[5]).toMatchObject({ value: 'A', parentResource: { title: 'Apple iPhone 11' } })
    expect(images.nodes[0].id).toMatch(/^gid:\/\/shopify\/ProductImage\/\d+$/)
  })

  it.each([
    'gid://shopify/Product/0',
    'gid://shopify/Product/99999999999999999999',
    'gid://shopify/Nothing/1',
    'gid://shopify/ProductOptionValue/9',
    'gid://shopify/Metafield/Product.1.a',
    'gid://shopify/Metafield/__proto__.1.a.b',
  ])('finds nothing for %s', async (id) => {
    const { data, errors } = await shop.query('query ($id: ID!) { node(id: $id) { id } product(id: $id) { id } }', {
      id,
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({ node: null, product: null })
  })

  it.each(['7', 'nonsense'])('refuses %j, which is no id', async (id) => {
    const { data, errors } = await shop.query('query ($id: ID!) { product(id: $id) { id } }', { id })
    expect(data.product).toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('INVALID')
  })
})

it('the storefront reads a listing of 48 with as many statements as one of 4', async () => {
  const countConnections = createConnectionCounter(shop.database)
  const count = async (first: number) => {
    const query = `query ($first: Int!) { products(first: $first) { nodes {
        id title tags priceRange { minVariantPrice { amount } } featuredImage { url } images(first: 5) { nodes { url } }
        options { name optionValues { name firstSelectableVariant { id } } } collections(first: 5) { nodes { title } }
        selectedOrFirstAvailableVariant { id image { url } } encodedVariantAvailability totalInventory
        metafields(identifiers: [{ namespace: "custom", key: "grade" }]) { value }
        variants(first: 10) { nodes { id title price { amount } availableForSale quantityAvailable selectedOptions { name } image { url } product { id } } }
      } } }`
    const { result, connections } = await countConnections(() => shop.query(query, { first }))
    expect(result.errors).toBeUndefined()
    return { connections, products: result.data.products.nodes.length }
  }
  await count(1)
  const [few, many] = [await count(4), await count(48)]
  expect([few.products, many.products]).toEqual([4, 48])
  expect(many.connections).toBe(few.connections)
  expect(few.connections).toBeGreaterThan(5)
})
