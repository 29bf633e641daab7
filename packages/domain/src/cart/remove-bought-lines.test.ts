import { expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { removeBoughtLines } from './remove-bought-lines.ts'

const line = (number: number, quantity: number): CartLine => ({
  identity: { kind: 'local', shop: 'main', variantId: `gid://shopify/ProductVariant/${number}` },
  ...{ handle: 'x', name: 'X', price: { minor: 1, currency: 'BAM' }, image: null, category: '', sku: null, tags: [] },
  ...{ quantity, stock: 9, isStockKnown: true },
})

it('the cart after an order takes out what was bought and leaves what was added since', () => {
  const cart = [line(1, 2), line(2, 3), line(3, 1)]
  expect(removeBoughtLines(cart, [line(1, 2), line(2, 1), line(4, 1)])).toEqual([line(2, 2), line(3, 1)])
  expect(removeBoughtLines([line(1, 1)], [line(1, 2)])).toEqual([])
})
