import { describe, expect, it } from 'vitest'
import type { CardProduct } from '../catalogue/card-product.ts'
import { markets } from '../markets/markets.ts'
import type { ProductIdentity } from '../products/product-identity.ts'
import { addToCart, type Cart, countOf, maxCartLines, removeLine, setQuantity, subtotals } from './cart.ts'
import { lineKey } from './cart-line.ts'

const laptop: CardProduct = {
  id: 'gid://shopify/Product/1',
  handle: 'thinkpad-t480',
  title: 'ThinkPad T480',
  price: { minor: 89_900, currency: 'BAM' },
  salePrice: { minor: 79_950, currency: 'BAM' },
  variantId: 'gid://shopify/ProductVariant/11',
  variantTitle: null,
  sku: 'TP-480',
  category: 'Laptop',
  stock: 3,
  isStockKnown: true,
  inStock: true,
  isNew: false,
  onSale: true,
  isFeatured: false,
  condition: 'used',
  grade: 'A',
  source: 'local',
  shop: 'main',
  picture: { url: '/cdn/shop/files/t480.avif', alt: null, width: 1600, height: 1200 },
  keyFacts: [],
  tags: ['14"', 'i5'],
}
const phone: CardProduct = {
  ...laptop,
  id: 'gid://shopify/Product/2',
  variantId: 'gid://shopify/ProductVariant/21',
  variantTitle: null,
  handle: 'iphone-12',
  title: 'iPhone 12',
  price: { minor: 249_990, currency: 'CLP' },
  salePrice: null,
  stock: 10,
  isStockKnown: false,
  shop: 'retail',
}

const put = (product: CardProduct, quantity = 1, cart: Cart = []) =>
  addToCart(cart, product, quantity, product.shop === 'main' ? markets.ba : markets.cl)
const quantities = (cart: Cart) => cart.map(({ quantity }) => quantity)

describe('adding', () => {
  it('makes a line of what the cart must know, at the price that is paid', () => {
    expect(put(laptop, 2).cart).toEqual([
      {
        condition: 'used',
        grade: 'A',
        identity: { kind: 'local', shop: 'main', variantId: laptop.variantId },
        handle: 'thinkpad-t480',
        name: 'ThinkPad T480',
        price: { minor: 79_950, currency: 'BAM' },
        image: '/cdn/shop/files/t480.avif',
        category: 'Laptop',
        sku: 'TP-480',
        tags: ['14"', 'i5'],
        quantity: 2,
        stock: 3,
        isStockKnown: true,
      },
    ])
  })

  it('names the variant of a product that has several', () => {
    const [line] = put({ ...laptop, variantTitle: '16 GB / 512 GB' }).cart
    expect(line?.name).toBe('ThinkPad T480 · 16 GB / 512 GB')
  })

  it('makes a line that is there grow, and takes over its newest price [CART-09]', () => {
    const before = put(phone, 1, put(laptop).cart).cart
    const { cart, added, held, refused } = put({ ...laptop, salePrice: null, stock: 5 }, 2, before)
    expect(quantities(cart)).toEqual([3, 1])
    expect(cart[0]).toMatchObject({ price: laptop.price, stock: 5 })
    expect([added, held, refused]).toEqual([2, 3, null])
  })

  it('keeps two variants of one product apart', () => {
    const other = { ...laptop, variantId: 'gid://shopify/ProductVariant/12' }
    expect(put(other, 1, put(laptop).cart).cart.map(lineKey)).toEqual(['local:main:11', 'local:main:12'])
  })

  it('fills up to the stock and says that it did [CART-11]', () => {
    const { cart, ...outcome } = put(laptop, 2, put(laptop, 2).cart)
    expect(quantities(cart)).toEqual([3])
    expect(outcome).toEqual({ added: 1, held: 3, refused: 'exceeds-stock' })
    expect(put(laptop, 1, cart)).toMatchObject({ added: 0, held: 3, refused: 'exceeds-stock' })
  })

  it('shrinks a line whose stock has shrunk meanwhile', () => {
    const { cart, added } = put({ ...laptop, stock: 1 }, 1, put(laptop, 3).cart)
    expect([quantities(cart), added]).toEqual([[1], 0])
  })

  it.each([4, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %d of three, and leaves the cart as it was [CART-12]',
    (quantity) => {
      const before = put(laptop).cart
      expect(put(laptop, quantity, before)).toEqual({ cart: before, added: 0, held: 1, refused: 'exceeds-stock' })
    },
  )

  it.each([
    ['of stock 0', { stock: 0, inStock: false }],
    ['that is not for sale', { inStock: false }],
    ['without variants', { variantId: null }],
  ])('is blocked for a thing %s [CART-15]', (_, facts) => {
    expect(put({ ...laptop, ...facts })).toEqual({ cart: [], added: 0, held: 0, refused: 'sold-out' })
  })

  it('takes up to 999 of an uncounted product of the Chilean shop [CART-13]', () => {
    const { cart } = put(phone, 990)
    expect(put(phone, 20, cart)).toMatchObject({ held: 999, refused: 'exceeds-stock' })
  })

  it('takes up to 10 of an uncounted product of the Bosnian shop [CART-14]', () => {
    const uncounted = { ...laptop, stock: 10, isStockKnown: false }
    expect(put(uncounted, 5, put(uncounted, 8).cart)).toMatchObject({ held: 10, refused: 'exceeds-stock' })
  })
})

it('a cart is refused for one line more than the platform takes', () => {
  const variant = (number: number) => ({ ...laptop, variantId: `gid://shopify/ProductVariant/${number}` })
  let cart: Cart = []
  for (let number = 1; number <= maxCartLines; number += 1) cart = put(variant(number), 1, cart).cart
  expect(put(variant(1_000), 1, cart)).toEqual({ cart, added: 0, held: 0, refused: 'cart-full' })
  expect(put(variant(7), 1, cart)).toMatchObject({ held: 2, refused: null })
})

it('a cart line is refused for a product of another market', () => {
  expect(addToCart([], laptop, 1, markets.cl)).toEqual({ cart: [], added: 0, held: 0, refused: 'sold-out' })
})

describe('a line in the cart', () => {
  const identity: ProductIdentity = { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/11' }
  const two = put(phone, 5, put(laptop, 2).cart).cart

  it.each([
    [0, 1],
    [-7, 1],
    [Number.NEGATIVE_INFINITY, 1],
  ])('set to %d holds %i: never below one [CART-10]', (requested, held) => {
    expect(quantities(setQuantity(two, identity, requested, markets.ba))).toEqual([held, 5])
  })

  it.each([
    [3, 3],
    [4, 3],
    [1e9, 3],
    [2.9, 2],
    [Number.NaN, 2],
  ])('set to %d holds %i: whole, and no more than the stock [CART-11] [CART-12]', (requested, held) => {
    expect(quantities(setQuantity(two, identity, requested, markets.ba))).toEqual([held, 5])
  })

  it('is removed by its key, and no other with it', () => {
    expect(removeLine(two, identity).map(({ name }) => name)).toEqual(['iPhone 12'])
  })
})

it('a cart counts pieces, and sums each currency by itself', () => {
  const cart = put(phone, 2, put(laptop, 3).cart).cart
  expect(countOf(cart)).toBe(5)
  expect(subtotals(cart)).toEqual([
    { minor: 239_850, currency: 'BAM' },
    { minor: 499_980, currency: 'CLP' },
  ])
  expect([countOf([]), subtotals([])]).toEqual([0, []])
})

it('a cart leaves out of the sum what cannot be bought', () => {
  const [line, ...others] = put(phone, 2, put(laptop, 3).cart).cart
  const cart = line ? [{ ...line, stock: 0, isStockKnown: true }, ...others] : []
  expect(subtotals(cart)).toEqual([{ minor: 499_980, currency: 'CLP' }])
  expect(countOf(cart)).toBe(5)
})
