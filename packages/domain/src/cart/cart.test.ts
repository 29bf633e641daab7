import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardProduct } from '../catalogue/card-product.ts'
import { addToCart, type Cart, countOf, removeLine, setQuantity, subtotals } from './cart.ts'
import { lineKey } from './cart-line.ts'
import { parseStoredCart, toStoredCart } from './stored-cart.ts'

const laptop: CardProduct = {
  id: 'gid://shop/Product/1',
  handle: 'thinkpad-t480',
  title: 'ThinkPad T480',
  price: { minor: 89_900, currency: 'BAM' },
  salePrice: { minor: 79_950, currency: 'BAM' },
  variantId: 'gid://shop/ProductVariant/11',
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
  tags: ['14"', 'i5'],
}
const phone: CardProduct = {
  ...laptop,
  id: 'gid://shop/Product/2',
  variantId: 'gid://shop/ProductVariant/21',
  variantTitle: null,
  handle: 'iphone-12',
  title: 'iPhone 12',
  price: { minor: 249_990, currency: 'CLP' },
  salePrice: null,
  stock: 10,
  isStockKnown: false,
  shop: 'retail',
}

const put = (product: CardProduct, quantity = 1, cart: Cart = []) => addToCart(cart, product, quantity)
const quantities = (cart: Cart) => cart.map(({ quantity }) => quantity)

describe('adding', () => {
  it('makes a line of what the cart must know, at the price that is paid', () => {
    expect(put(laptop, 2).cart).toEqual([
      {
        id: laptop.id,
        handle: 'thinkpad-t480',
        variantId: laptop.variantId,
        name: 'ThinkPad T480',
        price: { minor: 79_950, currency: 'BAM' },
        image: '/cdn/shop/files/t480.avif',
        source: 'local',
        category: 'Laptop',
        sku: 'TP-480',
        tags: ['14"', 'i5'],
        quantity: 2,
        shop: 'main',
        stock: 3,
        isStockKnown: true,
      },
    ])
  })

  it('names a variant that has sisters', () => {
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
    const other = { ...laptop, variantId: 'gid://shop/ProductVariant/12' }
    expect(put(other, 1, put(laptop).cart).cart.map(lineKey)).toEqual([laptop.variantId, other.variantId])
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
  ])('is blocked for a thing %s [CART-15]', (_, facts) => {
    expect(put({ ...laptop, ...facts })).toEqual({ cart: [], added: 0, held: 0, refused: 'sold-out' })
  })

  it('takes up to 999 of an uncounted thing of the Chilean shop [CART-13]', () => {
    const { cart } = put(phone, 990)
    expect(put(phone, 20, cart)).toMatchObject({ held: 999, refused: 'exceeds-stock' })
  })

  it('takes up to 10 of an uncounted thing of the Bosnian shop [CART-14]', () => {
    const uncounted = { ...laptop, stock: 10, isStockKnown: false }
    expect(put(uncounted, 5, put(uncounted, 8).cart)).toMatchObject({ held: 10, refused: 'exceeds-stock' })
  })
})

describe('a line in the cart', () => {
  const key = lineKey(laptop)
  const two = put(phone, 5, put(laptop, 2).cart).cart

  it.each([
    [0, 1],
    [-7, 1],
    [Number.NEGATIVE_INFINITY, 1],
  ])('set to %d holds %i: never below one [CART-10]', (wanted, held) => {
    expect(quantities(setQuantity(two, key, wanted))).toEqual([held, 5])
  })

  it.each([
    [3, 3],
    [4, 3],
    [1e9, 3],
    [2.9, 2],
    [Number.NaN, 2],
  ])('set to %d holds %i: whole, and no more than the stock [CART-11] [CART-12]', (wanted, held) => {
    expect(quantities(setQuantity(two, key, wanted))).toEqual([held, 5])
  })

  it('is removed by its key, and no other with it', () => {
    expect(removeLine(two, key).map(({ name }) => name)).toEqual(['iPhone 12'])
  })
})

it('counts pieces, and sums each currency by itself', () => {
  const cart = put(phone, 2, put(laptop, 3).cart).cart
  expect(countOf(cart)).toBe(5)
  expect(subtotals(cart)).toEqual([
    { minor: 239_850, currency: 'BAM' },
    { minor: 499_980, currency: 'CLP' },
  ])
  expect([countOf([]), subtotals([])]).toEqual([0, []])
})

describe('what is stored', () => {
  const cart = put(phone, 2, put(laptop, 3).cart).cart
  const stored = JSON.parse(JSON.stringify(toStoredCart(cart))) as Record<string, unknown>[]

  it('has prices in whole units with their currency, and comes back as it was', () => {
    expect(stored.map(({ price, currency }) => [price, currency])).toEqual([
      [799.5, 'BAM'],
      [249_990, 'CLP'],
    ])
    expect(parseStoredCart(stored)).toEqual(cart)
  })

  it.each([
    ['a price that is none', { price: -1 }],
    ['a price with a third decimal', { price: 1.005 }],
    ['a price beyond all numbers', { price: 1e300 }],
    ['a foreign currency', { currency: 'EUR' }],
    ['a shop nobody knows', { shop: 'toString' }],
    ['no name', { name: '' }],
    ['no handle', { handle: undefined }],
    ['a quantity of zero', { quantity: 0 }],
    ['half a piece', { quantity: 0.5 }],
    ['more pieces than can be counted', { quantity: 2 ** 52 }],
    ['a stock in words', { stock: '3' }],
  ])('leaves out a line with %s and keeps the other', (_, broken) => {
    expect(parseStoredCart([{ ...stored[0], ...broken }, stored[1]])).toEqual([cart[1]])
  })

  it('mends what a line can do without', () => {
    const bare = { ...stored[0], tags: 'x', sku: 7, image: {}, category: null, variantId: undefined, source: '?' }
    const mended = { variantId: null, tags: [], sku: null, image: null, category: '', source: 'local' }
    expect(parseStoredCart([bare])).toEqual([{ ...cart[0], ...mended }])
  })

  it('holds each thing once', () => {
    expect(parseStoredCart([stored[0], { ...stored[0], quantity: 1 }])).toEqual([cart[0]])
  })

  it('is read without failing, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        parseStoredCart(anything)
        expect(parseStoredCart([anything])?.length ?? 0).toBeLessThanOrEqual(1)
      }),
    )
    expect(parseStoredCart({ items: stored })).toBeUndefined()
  })
})
