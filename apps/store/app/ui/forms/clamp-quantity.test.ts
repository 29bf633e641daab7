import { describe, expect, it } from 'vitest'
import { clampQuantity } from './clamp-quantity.ts'

const range = { min: 1, max: 5 }

describe('clampQuantity', () => {
  it.each([
    ['inside the range', 3, 3],
    ['below it', 0, 1],
    ['negative', -4, 1],
    ['above it', 99, 5],
    ['with a fraction', 2.9, 2],
    ['beyond counting', Number.POSITIVE_INFINITY, 5],
  ])('takes a quantity %s', (_, typed, expected) => {
    expect(clampQuantity(typed, range, 2)).toBe(expected)
  })

  it('keeps the quantity when no number was typed', () => {
    expect(clampQuantity(Number.NaN, range, 4)).toBe(4)
  })
})
