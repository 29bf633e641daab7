import { createMoney } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { createShopTemporaryProducts } from './shop-temporary-products.ts'

const product = {
  ...{ handle: 'imported-1', title: 'Notebook', sku: null, grams: 1_500, quantity: 1 },
  price: createMoney(190_050, 'CLP'),
}

/** A hosted shop with these sales channels; undefined: it does not say. */
const hostedShop = (channels: readonly string[] | undefined) => {
  const published: unknown[] = []
  const set: { input: { files?: unknown } }[] = []
  let asked = 0
  const request = (async (query: string, variables: object) => {
    if (query.includes('locations')) return { locations: { nodes: [{ id: 'gid://shopify/Location/1' }] } }
    if (query.includes('productSet')) {
      set.push(variables as (typeof set)[number])
      return { productSet: { product: { id: 'gid://shopify/Product/7', variants: { nodes: [{ id: 'v7' }] } } } }
    }
    if (query.includes('publishablePublish')) return published.push(variables)
    asked += 1
    if (!channels) throw new IntegrationError({ service: 'shop-admin', kind: 'refused', code: 'ACCESS_DENIED' })
    return { publications: { nodes: channels.map((id) => ({ id })) } }
  }) as unknown as AdminRequest
  return {
    products: createShopTemporaryProducts(request, 'https://retail.example'),
    published,
    set,
    timesAsked: () => asked,
  }
}

it('a temporary product is published to the sales channels of a hosted shop, which are read once', async () => {
  const { products, published, timesAsked } = hostedShop(['gid://shopify/Publication/1', 'gid://shopify/Publication/2'])
  for (const _ of [1, 2])
    expect(await products.set(product)).toEqual({ productId: 'gid://shopify/Product/7', variantId: 'v7' })
  const input = [1, 2].map((id) => ({ publicationId: `gid://shopify/Publication/${id}` }))
  expect(published).toEqual(Array(2).fill({ id: 'gid://shopify/Product/7', input }))
  expect(timesAsked()).toBe(1)
})

it.each([[[]], [undefined]])(
  'a temporary product is made all the same where there are no channels to name: %j',
  async (channels) => {
    const { products, published } = hostedShop(channels)
    expect(await products.set(product)).toMatchObject({ variantId: 'v7' })
    expect(published).toEqual([])
  },
)

it('a temporary product has the picture of the imported one, and keeps it where none is named', async () => {
  const { products, set } = hostedShop([])
  await products.set({ ...product, picture: 'https://era.example/1.jpg' })
  await products.set({ ...product, picture: '/cdn/shop/files/demo/1.avif' })
  await products.set(product)
  const file = (originalSource: string) => [{ originalSource, contentType: 'IMAGE', alt: 'Notebook' }]
  expect(set.map(({ input }) => input.files)).toEqual([
    file('https://era.example/1.jpg'),
    file('https://retail.example/cdn/shop/files/demo/1.avif'),
    undefined,
  ])
})
