import { describe, expect, it } from 'vitest'
import type { Money } from '../money/money.ts'
import { chooseRule, decideByRule } from './offer-rules.ts'

const marks = (minor: number): Money => ({ minor, currency: 'BAM' })
const rule = { approveFromPercent: 92, rejectBelowPercent: 50 }

describe('a rule', () => {
  it.each([
    [92_000, 'approve'],
    [91_999, undefined],
    [50_000, undefined],
    [49_999, 'reject'],
  ] as const)('decides an offer of %s for 1000.00 as %s', (minor, decision) => {
    expect(decideByRule(rule, marks(minor), marks(100_000))).toBe(decision)
  })

  it('decides nothing on a side that it leaves open', () => {
    expect(decideByRule({ ...rule, approveFromPercent: null }, marks(99_000), marks(100_000))).toBeUndefined()
    expect(decideByRule({ ...rule, rejectBelowPercent: null }, marks(100), marks(100_000))).toBeUndefined()
  })
})

describe('of several rules', () => {
  const market = { ...rule, scope: 'market' } as const
  const collection = { approveFromPercent: 80, rejectBelowPercent: null, scope: 'collection' } as const
  const strict = { approveFromPercent: 95, rejectBelowPercent: 60, scope: 'collection' } as const
  const silent = { approveFromPercent: null, rejectBelowPercent: 20, scope: 'collection' } as const
  const product = { approveFromPercent: null, rejectBelowPercent: null, scope: 'product' } as const

  it('counts that of the product, then of a collection, then of the market', () => {
    expect(chooseRule([market, collection, product])).toBe(product)
    expect(chooseRule([market, collection])).toBe(collection)
    expect(chooseRule([market])).toBe(market)
    expect(chooseRule([])).toBeUndefined()
  })

  it('counts of two collections the one that approves later, in whichever order they come', () => {
    expect(chooseRule([collection, strict])).toBe(strict)
    expect(chooseRule([strict, collection])).toBe(strict)
    expect(chooseRule([strict, silent, collection])).toBe(silent)
  })
})
