import { expect, it } from 'vitest'
import { specificationNames } from './product-fields.ts'
import { readSpecifications } from './read-specifications.ts'

it('come in our order, whatever the order they are kept in', () => {
  const values = Object.fromEntries(specificationNames.toReversed().map((name) => [name, 'x']))
  expect(readSpecifications(values).map(({ name }) => name)).toEqual(specificationNames)
})

it('specifications of a product are plain values: texts, numbers, flags that are set, lists and measures', () => {
  expect(
    readSpecifications({
      processor: '  Intel\n Core i5 ',
      memoryGb: 16,
      touch: true,
      backlight: false,
      ports: ['HDMI', 7, '', 'USB-C'],
      dimensionsMm: [336, 232.5, 20],
    }),
  ).toEqual([
    { name: 'processor', value: 'Intel Core i5' },
    { name: 'memoryGb', value: 16 },
    { name: 'touch', value: true },
    { name: 'ports', value: ['HDMI', 'USB-C'] },
    { name: 'dimensionsMm', value: '336 × 232.5 × 20' },
  ])
})

it('leave out what is no value, and keep the shop’s own only as plain texts, last', () => {
  expect(
    readSpecifications({
      year: null,
      cores: Number.NaN,
      system: '',
      raid: {},
      bays: [],
      Zaslon: 'mat',
      Boja: 'crna',
      'Bez vrijednosti': 7,
      ' ': 'x',
      memoryGb: 8,
    }),
  ).toEqual([
    { name: 'memoryGb', value: 8 },
    { name: 'Boja', value: 'crna' },
    { name: 'Zaslon', value: 'mat' },
  ])
})

it('specifications of a product are bounded in size, and read nothing that is inherited', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`name ${index}`, 'x'.repeat(9_999)]))
  const read = readSpecifications(many)
  expect(read).toHaveLength(20)
  expect(read.every(({ value }) => String(value).length <= 300)).toBe(true)
  expect(readSpecifications(Object.create({ memoryGb: 16 }))).toEqual([])
})
