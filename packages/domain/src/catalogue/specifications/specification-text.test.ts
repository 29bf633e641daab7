import { expect, it } from 'vitest'
import { parseSpecificationText, toSpecificationText } from './specification-text.ts'

it.each([
  ['memoryGb', '16', 16],
  ['screenInches', '13,3', 13.3],
  ['touch', 'yes', true],
  ['ports', 'USB-C, HDMI', ['USB-C', 'HDMI']],
  ['dimensionsMm', '300 × 200 x 17.5', [300, 200, 17.5]],
  ['screenInches', '15.6000', 15.6],
  ['dimensionsMm', '0.125 x 1.1250 x 2', [0.125, 1.125, 2]],
  ['processor', 'Intel Core i5', 'Intel Core i5'],
  ['Boja', '12', '12'],
])('the specification %s reads: %s', (name, text, value) => {
  expect(parseSpecificationText(name, text)).toEqual(value)
  expect(parseSpecificationText(name, toSpecificationText(value))).toEqual(value)
})

it.each([
  ['memoryGb', 'much'],
  ['memoryGb', '-1'],
  ['storageGb', '2.048'],
  ['memoryGb', '1,024'],
  ['dimensionsMm', '300 x 200 x 17.500'],
  ['touch', 'maybe'],
  ['dimensionsMm', '300 x 200'],
])('the specification %s cannot be %s', (name, text) => expect(parseSpecificationText(name, text)).toBeUndefined())

it('a specification shows nothing of what nobody could have typed', () => {
  expect([toSpecificationText(false), toSpecificationText({}), toSpecificationText(null)]).toEqual(['', '', ''])
})

it('the specification of a year has four digits', () => {
  expect(parseSpecificationText('year', '2021')).toBe(2021)
  for (const text of ['21', '20211', '2.021', '1850', '']) expect(parseSpecificationText('year', text)).toBeUndefined()
})
