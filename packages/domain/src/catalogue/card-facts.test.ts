import { describe, expect, it } from 'vitest'
import { cardFactNames, formatCardFacts } from './card-facts.ts'
import { productTypes } from './menus/subcategories.ts'

type Source = Parameters<typeof formatCardFacts>[0]

const facts = (source: Partial<Source>, language: 'bcs' | 'en' | 'es' = 'bcs') =>
  formatCardFacts({ productType: '', specifications: {}, batteryHealthPercent: null, options: [], ...source }, language)

const laptop = {
  productType: 'Laptop',
  specifications: { storageType: 'SSD', storageGb: 512, memoryGb: 16, processor: 'Intel Core i5-8350U' },
}
const phone = { productType: 'Smartphone', specifications: { colour: 'black', batteryMah: 3110, storageGb: 128 } }

describe('the facts of a card', () => {
  it('are three different ones for every kind', () => {
    expect(Object.keys(cardFactNames)).toEqual(productTypes)
    for (const names of Object.values(cardFactNames)) expect(new Set(names).size).toBe(3)
  })

  it('come in the order of the kind, whatever the order of the specifications', () => {
    expect(facts(laptop)).toEqual(['Intel Core i5-8350U', '16\u00a0GB RAM', '512\u00a0GB\u00a0SSD'])
  })

  it.each([
    ['bcs', ['23,8″', '1920 × 1080', 'IPS']],
    ['en', ['23.8″', '1920 × 1080', 'IPS']],
    ['es', ['23,8″', '1920 × 1080', 'IPS']],
  ] as const)('write a size in the way of the language: %s', (language, expected) => {
    const specifications = { panel: 'IPS', resolution: '1920 × 1080', screenInches: 23.8 }
    expect(facts({ productType: 'Monitor', specifications }, language)).toEqual(expected)
  })

  it.each([
    ['bcs', ['128\u00a0GB', 'baterija min. 85\u00a0%', 'Crna']],
    ['en', ['128\u00a0GB', 'battery min. 85%', 'Black']],
    ['es', ['128\u00a0GB', 'batería mín. 85\u00a0%', 'Negro']],
  ] as const)('say what battery every unit has at least: %s', (language, expected) => {
    expect(facts({ ...phone, batteryHealthPercent: 85 }, language)).toEqual(expected)
  })

  it('say the capacity of a battery nobody has used', () => {
    expect(facts(phone)).toEqual(['128\u00a0GB', '3110\u00a0mAh', 'Crna'])
  })

  it('are those of the variant whose price the card shows', () => {
    const options = [
      { name: 'Pohrana', value: '256 GB' },
      { name: 'Boja', value: 'Zelena' },
    ]
    expect(facts({ ...phone, options })).toEqual(['256 GB', '3110\u00a0mAh', 'Zelena'])
    expect(facts({ ...laptop, options: [{ name: 'RAM', value: '32 GB' }] })[1]).toBe('32 GB RAM')
  })

  it.each([
    [
      { productType: 'Server', specifications: { processorCount: 2, processor: 'Intel Xeon' } },
      '2\u00a0×\u00a0Intel Xeon',
    ],
    [{ productType: 'Server', specifications: { processorCount: 1, processor: 'Intel Xeon' } }, 'Intel Xeon'],
    [{ productType: 'CPU', specifications: { cores: 6 } }, '6\u00a0jezgri'],
    [{ productType: 'CPU', specifications: { cores: 4 } }, '4\u00a0jezgre'],
    [{ productType: 'NAS', specifications: { bays: '2 × 3.5"' } }, '2 × 3,5″'],
    [{ productType: 'Headphones', specifications: { technology: 'Over-ear' } }, 'preko ušiju'],
    [{ productType: 'Printer', specifications: { pagesPerMinute: 38 } }, '38\u00a0str/min'],
    [{ productType: 'Mouse', specifications: { dpi: 4000 } }, '4000\u00a0DPI'],
    [{ productType: 'Router', specifications: { memoryMb: 256 } }, '256\u00a0MB RAM'],
  ])('say %j as %s', (source, expected) => {
    expect(facts(source)).toEqual([expected])
  })

  it('are left out where the shop does not tell them', () => {
    expect(
      facts({ productType: 'Laptop', specifications: { storageType: 'SSD', processor: 7, memoryGb: 'x' } }),
    ).toEqual(['7', 'x RAM'])
    expect(facts({ ...laptop, productType: 'Gift card' })).toEqual([])
    expect(facts({ ...laptop, productType: 'toString' })).toEqual([])
  })
})
