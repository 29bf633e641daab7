import { describe, expect, it } from 'vitest'
import { maxQuantity, toStock } from './stock.ts'

describe('stock', () => {
  it.each([
    [true, 3, 3, true, true],
    [true, 1, 1, true, true],
    [true, 0, 10, false, true],
    [true, -2, 10, false, true],
    [true, null, 10, false, true],
    [false, 3, 0, true, false],
    [false, 0, 0, true, false],
    [false, null, 0, true, false],
  ])(
    'for sale: %s, counted: %s, is %d [CAT-22]',
    (availableForSale, quantityAvailable, stock, isStockKnown, inStock) => {
      expect(toStock({ availableForSale, quantityAvailable })).toEqual({ stock, isStockKnown, inStock })
    },
  )

  it('is the most that can be ordered, or 999 when nobody has counted', () => {
    expect(maxQuantity(toStock({ availableForSale: true, quantityAvailable: 4 }))).toBe(4)
    expect(maxQuantity(toStock({ availableForSale: true, quantityAvailable: null }))).toBe(999)
    expect(maxQuantity(toStock({ availableForSale: true, quantityAvailable: null }), 10)).toBe(10)
    expect(maxQuantity(toStock({ availableForSale: false, quantityAvailable: null }))).toBe(0)
  })
})
