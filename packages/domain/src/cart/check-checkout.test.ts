import { describe, expect, it } from 'vitest'
import { analyseCart, isMixed, kindTotals } from './cart-kinds.ts'
import type { CartLine } from './cart-line.ts'
import { checkCheckout } from './check-checkout.ts'

const laptop: CartLine = {
  identity: { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/11' },
  handle: 'thinkpad-t480',
  name: 'ThinkPad T480',
  price: { minor: 79_950, currency: 'BAM' },
  image: null,
  category: 'Laptop',
  sku: null,
  tags: [],
  quantity: 2,
  stock: 3,
  isStockKnown: true,
}
const imported: CartLine = {
  ...laptop,
  identity: { kind: 'international', eraId: 'ERA-17' },
  price: { minor: 249_990, currency: 'CLP' },
  quantity: 1,
}
const soldOut = { ...laptop, stock: 0 }

describe('a cart of both kinds', () => {
  it('has a sum for each kind, in its own currency, of what can be bought [CART-23]', () => {
    expect(kindTotals([imported, laptop, laptop])).toEqual([
      { kind: 'local', sum: { minor: 319_800, currency: 'BAM' } },
      { kind: 'international', sum: { minor: 249_990, currency: 'CLP' } },
    ])
    expect(kindTotals([soldOut, imported])).toEqual([
      { kind: 'international', sum: { minor: 249_990, currency: 'CLP' } },
    ])
  })

  it('keeps one currency apart for each kind [CART-23]', () => {
    const inPesos = { ...laptop, price: { minor: 1_000, currency: 'CLP' } } as const
    expect(kindTotals([inPesos, imported]).map(({ sum }) => sum.minor)).toEqual([2_000, 249_990])
  })

  it('is mixed, and says how much of each there is', () => {
    expect(isMixed([laptop, imported])).toBe(true)
    expect(isMixed([laptop, laptop])).toBe(false)
    expect(isMixed([])).toBe(false)
    expect(analyseCart([laptop, imported, imported])).toEqual({ eraCount: 2, localCount: 1 })
  })
})

describe('a checkout', () => {
  it.each([
    ['local', [laptop], undefined],
    ['international', [imported], undefined],
    ['local', [laptop, imported], 'cart-mixed'],
    ['international', [laptop, imported], 'cart-has-local'],
    ['local', [imported], 'cart-without-local'],
    ['international', [laptop], 'cart-without-international'],
    ['local', [], 'cart-empty'],
    ['local', [laptop, soldOut], 'cart-out-of-stock'],
    ['local', [{ ...laptop, stock: 0, isStockKnown: false }], undefined],
  ] as const)('of %s products of %j: %s [CART-07] [CART-18] [CART-19]', (kind, lines, error) => {
    expect(checkCheckout(lines, kind)).toBe(error)
  })
})
