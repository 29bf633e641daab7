import { describe, expect, it } from 'vitest'
import { addToCart } from '../cart/cart.ts'
import { parseStoredCart, toStoredCart } from '../cart/stored-cart.ts'
import { markets } from '../markets/markets.ts'
import type { Language } from '../text/language.ts'
import { fallbackRate } from './exchange-rate.ts'
import { priceImported } from './imported-price.ts'
import { type ImportedProduct, isBuyable, soldTitle, toImportedCard } from './imported-product.ts'

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
  warnings: [],
  sku: 'ERA-LAP-1',
  pictures: [{ url: '/p.avif', alt: 'MacBook Air M1', width: null, height: null }],
  grams: 1_290,
  price: priceImported({ dollars: '400' }, rate),
  compareAt: { minor: 360_000, currency: 'CLP' },
  stock: 3,
  createdAt: '2026-11-15T13:00:00.000Z',
  confirmedAt: now.toISOString(),
}
const card = (change: Partial<ImportedProduct> = {}, market = markets.cl, language: Language = 'en') =>
  toImportedCard({ ...product, ...change }, { market, language, now })

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
      condition: 'used-good',
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
    expect(card({ condition: 'Seized stock', grade: null })).toMatchObject({ condition: null, tags: ['Seized stock'] })
  })

  it.each([
    ['bcs', 'Paket od 5: iPhone 12 otključan', 'Ne radi: za dijelove ili popravku', 'Zaključano na operatera: Verizon'],
    ['en', 'Lot of 5 - iPhone 12 Unlocked', 'Not working: for parts or repair', 'Locked to a carrier: Verizon'],
    [
      'es',
      'Lote de 5: iPhone 12 liberado',
      'No funciona: para repuestos o reparación',
      'Bloqueado para un operador: Verizon',
    ],
  ] as const)(
    'warns in the reader’s language, %s, on the card, in the cart and on the receipt',
    (language, title, ...warnings) => {
      const broken = {
        title: 'Lot of 5 - iPhone 12 Unlocked',
        condition: 'For Parts',
        warnings: [{ kind: 'for-parts' }, { kind: 'carrier-locked', carrier: 'Verizon' }],
      } as const
      const made = card(broken, markets.cl, language)
      expect(made).toMatchObject({ title, warnings, tags: [] })
      const { cart } = addToCart([], made, 1, markets.cl)
      expect(parseStoredCart(JSON.parse(JSON.stringify(toStoredCart(cart))), markets.cl)).toMatchObject([{ warnings }])
      expect(soldTitle({ ...product, ...broken }, language)).toBe([title, ...warnings].join(' · '))
    },
  )

  it('is new for as long as the market says', () => {
    expect(card({ createdAt: '2026-11-12T12:00:00.000Z' }).isNew).toBe(true)
    expect(card({ createdAt: '2026-11-12T12:00:00.000Z' }, markets.ba).isNew).toBe(false)
  })
})
