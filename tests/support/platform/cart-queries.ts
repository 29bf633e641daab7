import { expect } from 'vitest'
import { addProduct } from './platform-product.ts'
import type { TestPlatform } from './test-platform.ts'

type ShopName = 'main' | 'retail'
type LineInput = { merchandiseId: string; quantity?: number; attributes?: unknown }

const fields = `
  cart { id checkoutUrl totalQuantity
    cost { totalAmount { amount currencyCode } subtotalAmount { amount } }
    lines(first: 250) { nodes { id quantity attributes { key value } merchandise { ... on ProductVariant { id } }
      cost { amountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } } } } }
  userErrors { code field message }
  warnings { code message target }`

/** Each has its payload as `result`, in English. */
export const cartQueries = {
  create: `mutation($lines: [CartLineInput!]) @inContext(language: EN) {
    result: cartCreate(input: { lines: $lines }) { ${fields} } }`,
  add: `mutation($cartId: ID!, $lines: [CartLineInput!]!) @inContext(language: EN) {
    result: cartLinesAdd(cartId: $cartId, lines: $lines) { ${fields} } }`,
  update: `mutation($cartId: ID!, $lines: [CartLineUpdateInput!]!) @inContext(language: EN) {
    result: cartLinesUpdate(cartId: $cartId, lines: $lines) { ${fields} } }`,
  remove: `mutation($cartId: ID!, $lineIds: [ID!]!) @inContext(language: EN) {
    result: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${fields} } }`,
  read: 'query($id: ID!) { result: cart(id: $id) { id totalQuantity } }',
} as const

/** Queries that tests of carts share. */
export const cartsOf = (platform: TestPlatform) => {
  const queryData = async (query: string, variables: Record<string, unknown> = {}, shop: ShopName = 'main') => {
    const { data, errors } = await platform.query(query, variables, { shop })
    expect(errors).toBeUndefined()
    return data
  }
  const queryResult = async (query: string, variables: Record<string, unknown> = {}, shop?: ShopName) =>
    (await queryData(query, variables, shop)).result
  return {
    queryData,
    queryResult,
    /** The id of a variant that can be bought. */
    addVariant: async (facts: Parameters<typeof addProduct>[2] = {}, shop: ShopName = 'main') => {
      const { variantId } = await addProduct(platform.database, platform.platform.shopOf(shop).shop.id, facts)
      return `gid://shopify/ProductVariant/${variantId}`
    },
    cartWith: async (lines: readonly LineInput[], shop?: ShopName) =>
      (await queryResult(cartQueries.create, { lines }, shop)).cart,
    cartFrom: async (input: Record<string, unknown> = {}, shop?: ShopName): Promise<string> => {
      const { cart, userErrors } = await queryResult(
        `mutation($input: CartInput) { result: cartCreate(input: $input) { cart { id } userErrors { code field message } } }`,
        { input },
        shop,
      )
      expect(userErrors).toEqual([])
      return cart.id
    },
  }
}

export const quantitiesOf = (cart: { lines: { nodes: readonly { quantity: number }[] } }): readonly number[] =>
  cart.lines.nodes.map(({ quantity }) => quantity)
