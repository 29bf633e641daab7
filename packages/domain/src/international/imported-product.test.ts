import { describe, expect, it } from 'vitest'
import { addToCart } from '../cart/cart.ts'
import { markets } from '../markets/markets.ts'
import { fallbackRate } from './exchange-rate.ts'
import { priceImported } from './imported-price.ts'
import { type ImportedProduct, isBuyable, toImportedCard } from './imported-product.ts'

const now = new Date('2026-11-16T12:00:00Z')
const rate = fallbackRate(now.toISOString())

const product: ImportedProduct = {
  eraId: '20410007',
  handle: 'macbook-air-m1',
  title: 'MacBook Air M1',
  descriptionHtml: '<p>Probado.</p>',
  vendor: 'Apple',
  type: 'Laptop',
  category: 'apple',
  subcategory: 'macbook-air',
  tags: ['apple', 'destacado'],
  condition: 'Used - Good',
  grade: 'B',
  sku: 'ERA-LAP-1',
  pictures: [{ url: '/p.avif', alt: 'MacBook Air M1', width: null, height: null }],
  grams: 1_290,
  price: priceImported({ dollars: '400' }, rate),
  compareAt: { minor: 360_000, currency: 'CLP' },
  stock: 3,
  createdAt: '2026-11-15T13:00:00.000Z',
  confirmedAt: now.toISOString(),
}
const card = (change: Partial<ImportedProduct> = {}, market = markets.cl) =>
  toImportedCard({ ...product, ...change }, { market, now })

describe('the card of an imported product', () => {
  it('is that of any product, in pesos and of no shop', () => {
    expect(card()).toEqual({
      id: '20410007',
      handle: 'macbook-air-m1',
      title: 'MacBook Air M1',
      price: { minor: 360_000, currency: 'CLP' },
      salePrice: { minor: 300_000, currency: 'CLP' },
      variantId: '20410007',
      variantTitle: null,
      sku: 'ERA-LAP-1',
      category: 'Laptop',
      stock: 3,
      isStockKnown: true,
      inStock: true,
      isNew: true,
      onSale: true,
      isFeatured: true,
      condition: 'used',
      grade: 'B',
      source: 'international',
      shop: null,
      picture: product.pictures[0],
      keyFacts: [],
      tags: [],
      isPriceConfirmed: true,
    })
  })

  it('goes into the cart of both markets under the id of ERA, in pesos [CONST-01]', () => {
    for (const market of [markets.ba, markets.cl]) {
      const { cart, refused } = addToCart([], card({}, market), 2, market)
      expect(refused).toBeNull()
      expect(cart[0]).toMatchObject({
        identity: { kind: 'international', eraId: '20410007' },
        price: { minor: 300_000, currency: 'CLP' },
        quantity: 2,
      })
    }
  })

  it.each([
    ['the placeholder', { price: priceImported({}, rate), compareAt: null }],
    ['nothing left', { stock: 0 }],
  ])('cannot be bought with %s', (_, change) => {
    expect(isBuyable({ ...product, ...change })).toBe(false)
    expect(addToCart([], card(change), 1, markets.cl)).toMatchObject({ cart: [], refused: 'sold-out' })
  })

  it('shows the placeholder as a price that is not confirmed [CAT-02]', () => {
    expect(card({ price: priceImported({}, rate), compareAt: null })).toMatchObject({
      price: { minor: 100_000, currency: 'CLP' },
      isPriceConfirmed: false,
      inStock: false,
    })
  })

  it('can be bought while nobody has counted it', () => {
    expect(card({ stock: null })).toMatchObject({ stock: 10, isStockKnown: false, inStock: true })
  })

  it('says what no badge says', () => {
    expect(card({ condition: 'For Parts', grade: null })).toMatchObject({ condition: null, tags: ['For Parts'] })
  })

  it('is new for as long as the market says', () => {
    expect(card({ createdAt: '2026-11-12T12:00:00.000Z' }).isNew).toBe(true)
    expect(card({ createdAt: '2026-11-12T12:00:00.000Z' }, markets.ba).isNew).toBe(false)
  })
})
