import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMoney } from '../money/money.ts'
import { currentPrice, discountPercent, toPrices } from './prices.ts'

const bam = (minor: number) => createMoney(minor, 'BAM')

describe('the price is the original one while the product is discounted [ENT-02]', () => {
  it.each([
    ['no other price', 10_000, null, 10_000, null, 10_000],
    ['a higher one', 8_000, 10_000, 10_000, 8_000, 8_000],
    ['the same', 8_000, 8_000, 8_000, null, 8_000],
    ['a lower one', 8_000, 7_000, 8_000, null, 8_000],
    ['one of a product without a price', 0, 7_000, 0, null, 0],
  ])('%s', (_, given, compareAt, price, salePrice, current) => {
    const prices = toPrices({ price: bam(given), compareAtPrice: compareAt === null ? null : bam(compareAt) })
    expect(prices).toEqual({ price: bam(price), salePrice: salePrice === null ? null : bam(salePrice) })
    expect(currentPrice(prices)).toEqual(bam(current))
  })

  it('never compares two currencies', () => {
    const given = { price: bam(100), compareAtPrice: createMoney(99_999, 'CLP') }
    expect(toPrices(given)).toEqual({ price: bam(100), salePrice: null })
  })
})

describe('the discount is a whole per cent', () => {
  it.each([
    [10_000, 7_500, 25],
    [30_000, 20_000, 33],
    [30_000, 10_000, 67],
    [1_000, 995, 1],
    [1_000, 996, null],
    [10_000, 1, 100],
    [10_000, null, null],
    [10_000, 10_000, null],
    [0, null, null],
  ])('%d down to %s is %s', (price, sale, percent) => {
    expect(discountPercent({ price: bam(price), salePrice: sale === null ? null : bam(sale) })).toBe(percent)
  })

  it('lies between 1 and 100 or is not shown, and the current price is never the higher one', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(minor, fc.option(minor), (price, compareAt) => {
        const prices = toPrices({ price: bam(price), compareAtPrice: compareAt === null ? null : bam(compareAt) })
        const percent = discountPercent(prices)
        expect(percent === null || (percent >= 1 && percent <= 100)).toBe(true)
        expect(currentPrice(prices).minor).toBe(price)
        expect(prices.price.minor).toBeGreaterThanOrEqual(price)
      }),
    )
  })
})
