import { expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { addLines } from './add-lines.ts'
import { maxCartLines } from './cart.ts'
import type { CartLine } from './cart-line.ts'

const line = (number: number, facts: Partial<CartLine> = {}): CartLine => ({
  identity: { kind: 'local', shop: 'main', variantId: `gid://shopify/ProductVariant/${number}` },
  handle: `product-${number}`,
  name: `Product ${number}`,
  price: { minor: 100, currency: 'BAM' },
  image: null,
  category: 'Laptop',
  sku: null,
  tags: ['i5'],
  quantity: 1,
  stock: 3,
  isStockKnown: true,
  ...facts,
})
const add = (cart: readonly CartLine[], ...lines: CartLine[]) =>
  addLines(cart, lines, markets.ba).map(({ handle, quantity }) => [handle, quantity])

it('a cart that takes an order’s lines again adds new lines after the others, and takes the larger quantity of those that are held', () => {
  expect(add([line(1), line(2)], line(2, { quantity: 2 }), line(3, { quantity: 2 }))).toEqual([
    ['product-1', 1],
    ['product-2', 2],
    ['product-3', 2],
  ])
})

it('adding the same lines a second time changes nothing', () => {
  const cart = [line(1, { quantity: 3 }), line(2)]
  const lines = [line(1), line(2, { quantity: 2 }), line(3)]
  const once = addLines(cart, lines, markets.ba)
  expect(once.map(({ quantity }) => quantity)).toEqual([3, 2, 1])
  expect(addLines(once, lines, markets.ba)).toEqual(once)
})

it('a cart that takes an order’s lines again goes up to the stock, and leaves out what there is none of', () => {
  expect(add([line(1, { quantity: 2 })], line(1, { quantity: 5 }), line(2, { stock: 0 }))).toEqual([['product-1', 3]])
})

it('a cart that takes an order’s lines again takes the newer price and keeps what the order does not know', () => {
  const newer = line(1, { price: { minor: 90, currency: 'BAM' }, category: '', tags: [] })
  expect(addLines([line(1)], [newer], markets.ba)).toMatchObject([
    { price: { minor: 90 }, category: 'Laptop', tags: ['i5'], quantity: 1 },
  ])
})

it('a cart that takes an order’s lines again holds no more lines than a cart may have', () => {
  const full = Array.from({ length: maxCartLines }, (_, at) => line(at + 1))
  expect(add(full, line(999), line(1))).toHaveLength(maxCartLines)
})
