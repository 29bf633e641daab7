import type { TestPlatform } from '../platform/test-platform.ts'

// biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
type Loose = any
type Result = {
  data?: Loose
  errors?: Loose
  extensions?: Loose
}

type QueryOptions = { shop?: 'main' | 'retail'; headers?: Readonly<Record<string, string>> }

export const adminPath = '/admin/api/2025-04/graphql.json'

/** The request of a shop's own backend. */
export const fetchAdmin = (
  platform: Pick<TestPlatform, 'fetchAt' | 'platform'>,
  query: string,
  variables: Record<string, unknown> = {},
  { shop = 'main', headers = {} }: QueryOptions = {},
): Promise<Response> =>
  platform.fetchAt(
    adminPath,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': platform.platform.shopOf(shop).tokens.admin,
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    },
    { shop },
  )

export const queryAdmin = async (...args: Parameters<typeof fetchAdmin>): Promise<Result> =>
  (await fetchAdmin(...args)).json() as Promise<Result>

/** A product with one variant, as the backend creates it. */
export const createTestProduct = async (
  platform: Pick<TestPlatform, 'fetchAt' | 'platform'>,
  { title = 'Test laptop', price = '100.00', quantity = 5, shop = 'main' as 'main' | 'retail' } = {},
) => {
  const locationId = `gid://shopify/Location/${platform.platform.shopOf(shop).shop.id}`
  const { data } = await queryAdmin(
    platform,
    `mutation ($input: ProductSetInput!) { productSet(input: $input) {
      product { id variants(first: 1) { nodes { id inventoryItem { id } } } }
      userErrors { code field message }
    } }`,
    { input: { title, variants: [{ price, inventoryQuantities: [{ locationId, name: 'available', quantity }] }] } },
    { shop },
  )
  const { product, userErrors } = data.productSet
  if (!product) throw new Error(JSON.stringify(userErrors))
  const [variant] = product.variants.nodes
  return {
    productId: product.id as string,
    variantId: variant.id as string,
    inventoryItemId: variant.inventoryItem.id as string,
    locationId,
  }
}
