import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plural } from './plural.ts'

const forms = { one: 'artikal', few: 'artikla', other: 'artikala' }
const item = { one: 'item', other: 'items' }

describe('plural forms', () => {
  it.each([
    [0, 'artikala'],
    [1, 'artikal'],
    [2, 'artikla'],
    [3, 'artikla'],
    [4, 'artikla'],
    [5, 'artikala'],
    [10, 'artikala'],
    [11, 'artikala'],
    [12, 'artikala'],
    [14, 'artikala'],
    [15, 'artikala'],
    [20, 'artikala'],
    [21, 'artikal'],
    [22, 'artikla'],
    [25, 'artikala'],
    [100, 'artikala'],
    [101, 'artikal'],
    [102, 'artikla'],
    [111, 'artikala'],
    [112, 'artikala'],
    [121, 'artikal'],
    [1_001, 'artikal'],
    [1_011, 'artikala'],
  ])('in Bosnian: %i %s', (count, word) => {
    expect(plural('bcs', count, forms)).toBe(word)
  })

  it.each(['en', 'es'] as const)('in %s: one, and all others', (language) => {
    const words = [0, 1, 2, 5, 11, 12, 21, 22, 101, 111, 112].map((count) => plural(language, count, item))
    expect(words).toEqual(['items', 'item', ...Array<string>(9).fill('items')])
  })

  it('agree with the rules of Unicode for every whole number', () => {
    const rules = new Intl.PluralRules('bs')
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(plural('bcs', count, { one: 'one', few: 'few', other: 'other' })).toBe(rules.select(count))
      }),
    )
  })

  it('do not mind a sign, and fall back where a form is missing', () => {
    expect(plural('bcs', -2, forms)).toBe('artikla')
    expect(plural('bcs', 2, item)).toBe('items')
  })
})
