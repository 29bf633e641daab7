import type { Currency } from '@dvaput/domain/money/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal, toDecimal } from '../../graphql/decimal-money.ts'
import type { Discount } from '../../tables/discounts.table.ts'
import { type LineToPrice, priceLines } from './price-lines.ts'

const discount = (facts: Partial<Discount> & Pick<Discount, 'code' | 'kind' | 'value'>): Discount => ({
  id: 1,
  shopId: 1,
  title: facts.code,
  onEachItem: false,
  productIds: null,
  variantIds: null,
  customerIds: null,
  minimumSubtotal: null,
  usageLimit: null,
  usageCount: 0,
  oncePerCustomer: false,
  startsAt: new Date(0),
  endsAt: null,
  createdAt: new Date(0),
  ...facts,
})

const line = (variantId: number, unitPrice: number, quantity = 1): LineToPrice => ({
  id: `line ${variantId}`,
  variantId,
  productId: variantId,
  quantity,
  unitPrice,
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Bosnia counts hundredths and taxes 17 %, Chile whole pesos and 19 %. */
const markets = { BAM: 1_700, CLP: 1_900 } as const satisfies Partial<Record<Currency, number>>

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})

const anyDiscount = fc
  .record({
    kind: fc.constantFrom('percentage', 'fixed-amount', 'free-delivery'),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    amount: fc.integer({ min: 0, max: 20_000_000 }),
    onEachItem: fc.boolean(),
    variantIds: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1 })),
    minimumSubtotal: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  })
  .map(({ basisPoints, amount, ...facts }) => ({
    ...facts,
    kind: facts.kind as Discount['kind'],
    value: facts.kind === 'percentage' ? basisPoints : amount,
  }))

/** Rounded half up, by long division instead of the way the rule itself goes. */
const offTheWhole = ({ kind, value }: Pick<Discount, 'kind' | 'value'>, subtotal: number): number => {
  if (kind !== 'percentage') return Math.min(value, subtotal)
  const [whole, rest] = [(BigInt(subtotal) * BigInt(value)) / 10_000n, (BigInt(subtotal) * BigInt(value)) % 10_000n]
  return Number(whole) + (rest >= 5_000n ? 1 : 0)
}

const anyCart = fc.record({
  currency: fc.constantFrom<keyof typeof markets>('BAM', 'CLP'),
  lines: fc.array(anyLine, { maxLength: 12 }),
  discounts: fc.array(anyDiscount, { maxLength: 4 }),
  delivery: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
})

describe('priceLines', () => {
  it('adds up to the last cent in ten thousand random carts of both markets', () => {
    fc.assert(
      fc.property(anyCart, ({ currency, lines, discounts, delivery }) => {
        const taxRateBasisPoints = markets[currency]
        const priced = priceLines({
          currency,
          taxRateBasisPoints,
          lines: lines.map(({ unitPrice, quantity }, index) => line(index, unitPrice, quantity)),
          discounts: discounts.map((facts, index) => discount({ ...facts, code: `CODE${index}` })),
          delivery: delivery === undefined ? undefined : { price: delivery },
        })
        const amounts = [
          ...priced.lines.flatMap(({ subtotal, discount: off, total, allocations }) => [
            subtotal,
            off,
            total,
            ...allocations.map(({ amount }) => amount),
          ]),
          ...priced.discounts.map(({ amount }) => amount),
          priced.subtotal,
          priced.discountTotal,
          priced.shippingTotal,
          priced.taxTotal,
          priced.total,
        ]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(sum(priced.lines.map(({ total }) => total))).toBe(priced.subtotal - priced.discountTotal)
        expect(priced.total).toBe(priced.subtotal - priced.discountTotal + priced.shippingTotal)
        expect(sum(priced.discounts.filter(({ scope }) => scope !== 'delivery').map(({ amount }) => amount))).toBe(
          priced.discountTotal,
        )
        for (const { code, amount, percentage } of priced.discounts.filter(({ scope }) => scope === 'order')) {
          const applied = discounts[Number(code.slice(4))]
          expect(percentage).toBe(applied?.kind === 'percentage' ? applied.value : undefined)
          if (applied && (applied.kind === 'percentage' || !applied.onEachItem))
            expect(amount).toBe(offTheWhole(applied, priced.subtotal))
        }
        // What is charged is the total as it is written on the wire.
        expect(parseDecimal(toDecimal(priced.total, currency), currency)).toBe(priced.total)
        const net = priced.total - priced.taxTotal
        expect(Math.abs(net * (10_000 + taxRateBasisPoints) - priced.total * 10_000)).toBeLessThanOrEqual(
          (10_000 + taxRateBasisPoints) / 2,
        )
      }),
      { numRuns: 10_000 },
    )
  })

  it('spreads a percentage by largest remainder', () => {
    const priced = priceLines({
      currency: 'BAM',
      taxRateBasisPoints: 1_700,
      lines: [line(1, 333), line(2, 333), line(3, 334)],
      discounts: [discount({ code: 'TEN', kind: 'percentage', value: 1_000 })],
    })
    expect(priced.lines.map((each) => each.discount)).toEqual([33, 33, 34])
    expect(priced).toMatchObject({ subtotal: 1_000, discountTotal: 100, total: 900, taxTotal: 131 })
  })

  it('takes no more off than there is', () => {
    const lines = [line(1, 500, 2), line(2, 300)]
    const off = (facts: Partial<Discount>) =>
      priceLines({
        currency: 'CLP',
        taxRateBasisPoints: 1_900,
        lines,
        discounts: [discount({ code: 'OFF', kind: 'fixed-amount', value: 5_000, ...facts })],
      })
    expect(off({}).total).toBe(0)
    expect(off({ variantIds: [2] }).total).toBe(1_000)
    expect(off({ value: 400, onEachItem: true }).lines.map(({ total }) => total)).toEqual([200, 0])
    expect(off({ value: 400, minimumSubtotal: 1_301 })).toMatchObject({
      total: 1_300,
      codes: [{ code: 'OFF', applicable: false }],
    })
  })

  it('gives each line one code: bound codes side by side, or one for the whole order, whichever is worth more', () => {
    const price = (...discounts: Discount[]) =>
      priceLines({ currency: 'BAM', taxRateBasisPoints: 1_700, lines: [line(1, 1_000), line(2, 2_000)], discounts })
    const first = discount({ code: 'FIRST', kind: 'fixed-amount', value: 300, variantIds: [1] })
    const second = discount({ code: 'SECOND', kind: 'percentage', value: 1_000, productIds: [2] })
    const better = discount({ code: 'BETTER', kind: 'percentage', value: 2_000, productIds: [2] })
    const whole = discount({ code: 'WHOLE', kind: 'percentage', value: 2_000 })
    const applied = ({ codes }: ReturnType<typeof price>) =>
      codes.filter((each) => each.applicable).map(({ code }) => code)
    expect(price(first, second)).toMatchObject({ discountTotal: 500, total: 2_500 })
    expect(applied(price(first, second, better))).toEqual(['FIRST', 'BETTER'])
    expect(applied(price(first, second, whole))).toEqual(['WHOLE'])
  })

  it('takes the delivery off besides', () => {
    const priced = priceLines({
      currency: 'BAM',
      taxRateBasisPoints: 1_700,
      lines: [line(1, 1_000)],
      discounts: [
        discount({ code: 'FREE', kind: 'free-delivery', value: 0 }),
        discount({ code: 'HALF', kind: 'percentage', value: 5_000 }),
      ],
      codes: ['free', ' half', 'unknown'],
      delivery: { price: 800 },
    })
    expect(priced).toMatchObject({
      shippingTotal: 0,
      total: 500,
      codes: [{ applicable: true }, { applicable: true }, { code: 'unknown', applicable: false }],
    })
    expect(priced.discounts).toContainEqual({ code: 'FREE', title: 'FREE', amount: 800, scope: 'delivery' })
  })
})
