import { decodeEncodedVariant, isOptionValueCombinationInEncodedVariant } from '@shopify/hydrogen-react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeVariants } from './encode-variants.ts'

const sorted = (combinations: readonly (readonly number[])[]) => combinations.map((each) => each.join(':')).sort()

describe('encoded combinations of options', () => {
  it.each([
    ['one option', [[0], [1], [2], [4]], 'v1_0-2 4'],
    [
      'two options',
      [
        [0, 0],
        [0, 1],
        [1, 2],
      ],
      'v1_0:0-1,1:2,',
    ],
    [
      'the example of the schema',
      [
        [0, 0, 0],
        [0, 1, 0],
        [0, 1, 1],
        [1, 0, 0],
        [1, 0, 1],
        [1, 1, 1],
        [2, 0, 1],
        [2, 1, 0],
      ],
      'v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,',
    ],
    ['none', [], ''],
  ])('are written as the hosted platform writes them: %s', (_name, combinations, encoded) => {
    expect(encodeVariants(combinations)).toBe(encoded)
  })

  it('are read by the official decoder, whatever they are', () => {
    const combinations = fc.integer({ min: 1, max: 3 }).chain((options) =>
      fc.uniqueArray(fc.array(fc.nat(12), { minLength: options, maxLength: options }), {
        selector: (each) => each.join(':'),
        minLength: 1,
        maxLength: 40,
      }),
    )
    fc.assert(
      fc.property(combinations, (each) => {
        expect(sorted(decodeEncodedVariant(encodeVariants(each)))).toEqual(sorted(each))
      }),
    )
  })

  it('tell a choice that exists from one that does not', () => {
    const encoded = encodeVariants([
      [0, 0],
      [1, 2],
    ])
    expect(isOptionValueCombinationInEncodedVariant([1, 2], encoded)).toBe(true)
    expect(isOptionValueCombinationInEncodedVariant([1], encoded)).toBe(true)
    expect(isOptionValueCombinationInEncodedVariant([0, 2], encoded)).toBe(false)
  })
})
