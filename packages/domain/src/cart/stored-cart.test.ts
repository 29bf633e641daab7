import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { parseOldStoredCart } from './old-stored-cart.ts'
import { parseStoredCart, toStoredCart } from './stored-cart.ts'

const laptop: CartLine = {
  identity: { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/11' },
  handle: 'thinkpad-t480',
  name: 'ThinkPad T480',
  price: { minor: 79_950, currency: 'BAM' },
  image: '/cdn/shop/files/t480.avif',
  category: 'Laptop',
  sku: 'TP-480',
  tags: ['14"', 'i5'],
  quantity: 3,
  stock: 3,
  isStockKnown: true,
}
const imported: CartLine = {
  ...laptop,
  identity: { kind: 'international', eraId: 'ERA-17' },
  handle: 'iphone-12',
  price: { minor: 249_990, currency: 'CLP' },
  stock: 10,
  isStockKnown: false,
}
const cart: Cart = [laptop, imported]
const inStorage = (lines: unknown): Record<string, unknown>[] => JSON.parse(JSON.stringify(lines))
const stored = inStorage(toStoredCart(cart))

describe('the stored cart', () => {
  it('has the fields of the specification, in major units with their currency, and is read again [ENT-22]', () => {
    expect(stored).toMatchObject([
      {
        id: 'local:main:11',
        handle: 'thinkpad-t480',
        variantId: 'gid://shopify/ProductVariant/11',
        name: 'ThinkPad T480',
        price: 799.5,
        currency: 'BAM',
        image: '/cdn/shop/files/t480.avif',
        source: 'local',
        category: 'Laptop',
        sku: 'TP-480',
        tags: ['14"', 'i5'],
        quantity: 3,
      },
      { id: 'international:ERA-17', variantId: null, source: 'international', price: 249_990, currency: 'CLP' },
    ])
    expect(parseStoredCart(stored, markets.ba)).toEqual(cart)
  })

  it('is of one market: a line of the other market’s shop is left out', () => {
    expect(parseStoredCart(stored, markets.cl)).toEqual([imported])
  })

  it.each([
    ['a price that is none', { price: -1 }],
    ['a price with a third decimal', { price: 1.005 }],
    ['a price beyond all numbers', { price: 1e300 }],
    ['a foreign currency', { currency: 'EUR' }],
    ['no currency', { currency: undefined }],
    ['no identity', { id: undefined }],
    ['the id of a product', { id: 'gid://shopify/Product/1' }],
    ['no shop in its identity', { id: 'local:11' }],
    ['a shop nobody knows', { id: 'local:toString:11' }],
    ['no name', { name: '' }],
    ['no handle', { handle: undefined }],
    ['a quantity of zero', { quantity: 0 }],
    ['half a piece', { quantity: 0.5 }],
    ['more pieces than can be counted', { quantity: 2 ** 52 }],
    ['a stock in words', { stock: '3' }],
  ])('leaves out a line with %s and keeps the other', (_, broken) => {
    expect(parseStoredCart([{ ...stored[0], ...broken }, stored[1]], markets.ba)).toEqual([imported])
  })

  it('is read without what a line can do without', () => {
    const bare = { ...stored[0], tags: 'x', sku: 7, image: {}, category: null }
    const mended = { tags: [], sku: null, image: null, category: '' }
    expect(parseStoredCart([bare], markets.ba)).toEqual([{ ...laptop, ...mended }])
  })

  it('trusts the identity alone, whatever stands beside it', () => {
    const contradictory = { ...stored[0], variantId: 'gid://shopify/ProductVariant/99', source: 'international' }
    expect(parseStoredCart([contradictory], markets.ba)).toEqual([laptop])
  })

  it('has each product once, and no more lines than a cart may have', () => {
    expect(parseStoredCart([stored[0], { ...stored[0], quantity: 1 }], markets.ba)).toEqual([laptop])
    const many = Array.from({ length: 150 }, (_, index) => ({ ...stored[0], id: `local:main:${index + 1}` }))
    expect(parseStoredCart(many, markets.ba)).toHaveLength(100)
  })

  it('is read without failing, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        parseStoredCart(anything, markets.ba)
        expect(parseStoredCart([anything], markets.ba)?.length ?? 0).toBeLessThanOrEqual(1)
        parseOldStoredCart(anything, markets.ba)
        expect(parseOldStoredCart([anything], markets.ba).length).toBeLessThanOrEqual(1)
      }),
    )
    expect(parseStoredCart({ items: stored }, markets.ba)).toBeUndefined()
  })
})

describe('a cart from before each market had its own', () => {
  const oldLine = {
    ...stored[0],
    id: 'gid://shopify/Product/1',
    variantId: 'gid://shopify/ProductVariant/11',
    shop: 'main',
  }
  const chilean = { ...oldLine, id: 'gid://shopify/Product/2', shop: 'retail', price: 99_990, currency: 'CLP' }

  it('gives each market the lines of its shop', () => {
    expect(parseOldStoredCart([oldLine, chilean], markets.ba)).toEqual([laptop])
    expect(parseOldStoredCart([oldLine, chilean], markets.cl)).toEqual([
      {
        ...laptop,
        identity: { kind: 'local', shop: 'retail', variantId: 'gid://shopify/ProductVariant/11' },
        price: { minor: 99_990, currency: 'CLP' },
      },
    ])
  })

  it.each([
    ['no shop', { shop: undefined }],
    ['an empty shop', { shop: '' }],
    ['a shop nobody knows', { shop: 'outlet' }],
    ['no variant', { variantId: null }],
    ['the product in place of its variant', { variantId: 'gid://shopify/Product/1' }],
    ['another source', { source: 'international' }],
    ['no price', { price: null }],
    ['no quantity', { quantity: undefined }],
  ])('gives no market a line with %s', (_, broken) => {
    for (const market of Object.values(markets))
      expect(parseOldStoredCart([{ ...oldLine, ...broken }], market)).toEqual([])
  })

  it.each([null, undefined, 7, 'x', {}, { state: [oldLine] }, [null], [[oldLine]], [7, 'x', true]])(
    'gives nothing where it is %j',
    (rubbish) => {
      expect(parseOldStoredCart(rubbish, markets.ba)).toEqual([])
    },
  )
})
