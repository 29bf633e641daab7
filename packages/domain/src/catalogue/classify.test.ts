import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { createMoney } from '../money/money.ts'
import { isFeatured, isNew, isOnSale } from './classify.ts'

const bam = (minor: number) => createMoney(minor, 'BAM')
const regular = { price: bam(100), compareAtPrice: null }

describe('featured', () => {
  it.each([
    [['featured'], true],
    [['Laptop', 'FEATURED-2026'], true],
    [['Producto Destacado'], true],
    [['feature'], false],
    [['izdvojeno'], false],
    [[], false],
  ])('by the tags %j: %s [CAT-07]', (tags, featured) => {
    expect(isFeatured({ tags })).toBe(featured)
  })

  it('by its tags wherever it stands: the reading that features the first two without tags is off', () => {
    expect([{ tags: [] }, { tags: [] }, { tags: ['featured'] }].map(isFeatured)).toEqual([false, false, true])
  })
})

describe('on sale', () => {
  it.each([
    ['a compare-at price above the price', [], { price: bam(80), compareAtPrice: bam(100) }, true],
    ['a compare-at price that is the price', [], { price: bam(100), compareAtPrice: bam(100) }, false],
    ['oferta', ['Oferta de verano'], regular, true],
    ['sale', ['SALE'], regular, true],
    ['descuento', ['con-descuento'], regular, true],
    ['no such tag', ['sal', 'akcija'], regular, false],
  ])('by %s [CAT-09]', (_, tags, variant, onSale) => {
    expect(isOnSale({ tags }, variant)).toBe(onSale)
  })
})

describe('new', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const hours = (count: number) => ({ createdAt: new Date(now.getTime() - count * 3_600_000) })
  const isNewIn = (id: 'ba' | 'cl', age: number) => isNew(hours(age), markets[id].newWithinHours, now)

  it('for 24 hours in Bosnia [CAT-10]', () => {
    expect([isNewIn('ba', 0), isNewIn('ba', 24), isNewIn('ba', 24.001)]).toEqual([true, true, false])
  })

  it('for 7 days in Chile [CAT-11]', () => {
    expect([isNewIn('cl', 25), isNewIn('cl', 168), isNewIn('cl', 168.001)]).toEqual([true, true, false])
  })

  it('is nothing that is yet to come, and nothing of a date that cannot be read', () => {
    expect(isNewIn('cl', -1)).toBe(false)
    expect(isNew({ createdAt: new Date('nonsense') }, 24, now)).toBe(false)
  })
})
