import { expect, it } from 'vitest'
import { productOfLine } from './product-of-line.ts'

type Order = Parameters<typeof productOfLine>[0]

const order = { lines: [{ id: 'one', variantId: 'gid://shopify/ProductVariant/1', sku: 'T480' }] } as unknown as Order
const product = {
  ...{ variantId: 'gid://shopify/ProductVariant/1', productGid: 'gid://shopify/Product/7' },
  ...{ grade: 'A' as const, shop: 'main' as const },
}

it('the line of an order has SKU, grade and screen of what it names, and what is left of a product that is gone', () => {
  expect(productOfLine(order, [product], 'one')).toEqual({ sku: 'T480', grade: 'A', productPath: '/products/main/7' })
  expect(productOfLine(order, [], 'one')).toEqual({ sku: 'T480', grade: null, productPath: null })
  expect(productOfLine(order, [product], 'none')).toEqual({ sku: null, grade: null, productPath: null })
})
