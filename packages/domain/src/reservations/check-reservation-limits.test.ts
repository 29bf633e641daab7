import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkReservationLimits } from './check-reservation-limits.ts'
import { type ReservedLine, unitsOf } from './reservation.ts'

const limits = { perProduct: 2, perCustomer: 5 }
const line = (variantId: string, quantity: number): ReservedLine => ({
  variantId,
  quantity,
  handle: variantId,
  name: `Product ${variantId}`,
  image: null,
  price: { minor: 1_000, currency: 'CLP' },
})

describe('the limits of reservations', () => {
  it('refuse the line that asks for too many of one product, and grant the others', () => {
    const { granted, refused } = checkReservationLimits([], [line('a', 1_000), line('b', 2)], limits)
    expect(granted).toEqual([line('b', 2)])
    expect(refused).toEqual([
      {
        variantId: 'a',
        name: 'Product a',
        quantity: 1_000,
        refusal: { code: 'reservation-product-limit', params: { name: 'Product a', limit: 2 } },
      },
    ])
  })

  it('count what the customer holds already', () => {
    expect(checkReservationLimits([line('a', 1)], [line('a', 1)], limits).refused).toEqual([])
    expect(checkReservationLimits([line('a', 1)], [line('a', 2)], limits).granted).toEqual([])
    const held = [line('a', 2), line('b', 2)]
    expect(checkReservationLimits(held, [line('c', 1), line('d', 1)], limits)).toMatchObject({
      granted: [{ variantId: 'c' }],
      refused: [{ variantId: 'd', refusal: { code: 'reservation-customer-limit', params: { limit: 5 } } }],
    })
  })

  it('are never exceeded, and no line is lost', () => {
    const lines = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.integer({ min: 1, max: 4 })),
      { selector: ([id]) => id },
    )
    fc.assert(
      fc.property(lines, lines, (before, requested) => {
        const toLine = ([id, quantity]: [string, number]) => line(id, quantity)
        const held = checkReservationLimits([], before.map(toLine), limits).granted
        const { granted, refused } = checkReservationLimits(held, requested.map(toLine), limits)
        expect(unitsOf([...held, ...granted])).toBeLessThanOrEqual(limits.perCustomer)
        for (const { variantId } of granted)
          expect(unitsOf([...held, ...granted].filter((each) => each.variantId === variantId))).toBeLessThanOrEqual(
            limits.perProduct,
          )
        expect(granted.length + refused.length).toBe(requested.length)
      }),
    )
  })
})
