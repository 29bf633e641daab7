import { randomUUID } from 'node:crypto'
import { expect, test as platformTest } from './platform-test.ts'

type Facts = {
  readonly title?: string
  readonly price?: string
  readonly compareAtPrice?: string
  readonly stock?: number
  readonly tags?: readonly string[]
  readonly descriptionHtml?: string
  readonly metafields?: Readonly<Record<string, { readonly type: string; readonly value: string }>>
}

type OwnProduct = {
  readonly title: string
  readonly sku: string
  readonly handle: string
  readonly path: string
  readonly productId: string
  readonly variantId: string
  /** Counted anew in the shop; the page hears of it in its own time. */
  readonly addStock: (delta: number) => Promise<void>
  readonly setPrice: (price: string) => Promise<void>
  readonly remove: () => Promise<void>
}

type Fixtures = {
  /** A product of this test alone. It has no picture, so no listing shows it and no other test meets it. */
  readonly createProduct: (facts?: Facts) => Promise<OwnProduct>
}

const toMetafields = (fields: Facts['metafields'] = {}) =>
  Object.entries(fields).map(([key, field]) => ({ namespace: 'custom', key, ...field }))

export const test = platformTest.extend<Fixtures>({
  createProduct: async ({ queryAdmin, fetchRaw }, use) => {
    const change = async (mutation: string, variables: object) => {
      const response = await queryAdmin('main', { query: mutation, variables: { ...variables } })
      const [outcome] = Object.values(response) as { userErrors: unknown[] }[]
      expect(outcome?.userErrors).toEqual([])
      return outcome
    }
    const made: OwnProduct[] = []
    await use(async ({ title = 'Laptop iz probe', price = '100.00', stock = 3, ...facts } = {}) => {
      const { locations } = await queryAdmin('main', { query: '{ locations(first: 1) { nodes { id } } }' })
      const locationId = locations.nodes[0].id
      const handle = `proba-${randomUUID()}`
      const sku = `SKU-${handle.slice(-6).toUpperCase()}`
      const variant = {
        price,
        sku,
        ...(facts.compareAtPrice && { compareAtPrice: facts.compareAtPrice }),
        inventoryQuantities: [{ locationId, name: 'available', quantity: stock }],
      }
      const outcome = (await change(
        `mutation ($input: ProductSetInput!) { productSet(input: $input) {
          product { id variants(first: 1) { nodes { id inventoryItem { id } } } } userErrors { code field message } } }`,
        {
          input: {
            ...{ title, handle, productType: 'Laptop', vendor: 'Dvaput', tags: facts.tags ?? [] },
            descriptionHtml: facts.descriptionHtml ?? '<p>Ovaj laptop postoji samo dok traje proba.</p>',
            metafields: toMetafields(facts.metafields),
            variants: [variant],
          },
        },
        // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
      )) as any
      const productId: string = outcome.product.id
      const [{ id: variantId, inventoryItem }] = outcome.product.variants.nodes
      const path = `/product/${handle}`
      await expect.poll(async () => (await fetchRaw(path)).status, { timeout: 30_000 }).toBe(200)
      const own: OwnProduct = {
        ...{ title, sku, handle, path, productId, variantId },
        addStock: async (delta) => {
          await change(
            `mutation ($input: InventoryAdjustQuantitiesInput!) {
              inventoryAdjustQuantities(input: $input) { userErrors { field message } } }`,
            {
              input: {
                name: 'available',
                reason: 'correction',
                changes: [{ delta, inventoryItemId: inventoryItem.id, locationId }],
              },
            },
          )
        },
        setPrice: async (next) => {
          await change(
            `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
              productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { field message } } }`,
            { productId, variants: [{ id: variantId, price: next }] },
          )
        },
        remove: async () => {
          await change('mutation ($id: ID!) { productDelete(input: { id: $id }) { userErrors { field message } } }', {
            id: productId,
          })
        },
      }
      made.push(own)
      return own
    })
    // What a test removed itself is gone already.
    for (const { productId } of made)
      await queryAdmin('main', {
        query: 'mutation ($id: ID!) { productDelete(input: { id: $id }) { deletedProductId } }',
        variables: { id: productId },
      })
  },
})

export { expect }
