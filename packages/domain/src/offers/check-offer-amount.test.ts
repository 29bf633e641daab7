import { describe, expect, it } from 'vitest'
import type { Currency, Money } from '../money/money.ts'
import {
  checkAnswerAmount,
  checkOfferAmount,
  checkTargetAmount,
  isRoomBetween,
  savingOf,
  suggestOffer,
  suggestTarget,
} from './check-offer-amount.ts'

const money = (minor: number, currency: Currency = 'BAM'): Money => ({ minor, currency })

describe('the amount of an offer', () => {
  it.each(['', ' ', '0', '000', '-5', '1e3', 'abc', '٣', '1234567890123'])(
    'refuses %j as no amount [OFFER-09] [OFFER-10]',
    (text) => expect(checkOfferAmount(text, money(100_000))).toBe('offer-amount-missing'),
  )

  it.each(['12.5', '12,5', '1.200,50', 0.5, 12.345])('refuses %j as no whole amount', (amount) =>
    expect(checkOfferAmount(amount, money(100_000))).toBe('offer-amount-not-whole'),
  )

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e12, 1e21])('refuses the number %s as no amount', (number) =>
    expect(checkOfferAmount(number, money(100_000))).toBe('offer-amount-missing'),
  )

  it('refuses an amount at or above the current price [OFFER-11]', () => {
    expect(checkOfferAmount('1000', money(100_000))).toBe('offer-amount-too-high')
    expect(checkOfferAmount('1001', money(100_000))).toBe('offer-amount-too-high')
    expect(checkOfferAmount('999999999999', money(100_000))).toBe('offer-amount-too-high')
  })

  it('takes whole units in the minor units of the price', () => {
    expect(checkOfferAmount('999', money(100_000))).toEqual(money(99_900))
    expect(checkOfferAmount(' 0400 ', money(100_000))).toEqual(money(40_000))
    expect(checkOfferAmount('1.200', money(130_000))).toEqual(money(120_000))
    expect(checkOfferAmount(400, money(40_001))).toEqual(money(40_000))
    expect(checkOfferAmount('80000', money(100_000, 'CLP'))).toEqual(money(80_000, 'CLP'))
  })
})

describe('the amount of an answer', () => {
  const between = { offered: 40_000, counter: 45_000 }

  it.each([
    ['450', 'offer-answer-too-high'],
    ['500', 'offer-answer-too-high'],
    ['400', 'offer-answer-too-low'],
    ['1', 'offer-answer-too-low'],
    ['', 'offer-amount-missing'],
    ['600', 'offer-amount-too-high'],
  ])('refuses %j: %s', (text, code) => expect(checkAnswerAmount(text, money(60_000), between)).toBe(code))

  it('lies between the offer and the counter-offer', () => {
    for (const units of [401, 449]) expect(checkAnswerAmount(units, money(60_000), between)).toEqual(money(units * 100))
  })

  it('needs a whole unit between the two', () => {
    expect(isRoomBetween({ offered: 40_000, counter: 40_100 }, 'BAM')).toBe(false)
    expect(isRoomBetween({ offered: 40_000, counter: 40_101 }, 'BAM')).toBe(true)
    expect(isRoomBetween({ offered: 40_000, counter: 40_001 }, 'CLP')).toBe(false)
    expect(isRoomBetween({ offered: 40_000, counter: 40_002 }, 'CLP')).toBe(true)
  })
})

describe('the suggested amount', () => {
  it.each<[number, Currency, number | null]>([
    [100_000, 'BAM', 800],
    [129_990, 'BAM', 1_040],
    [99_999, 'CLP', 79_999],
    [200, 'BAM', null],
    [101, 'BAM', 1],
    [1, 'CLP', null],
  ])('is 80 %% of %s %s in whole units: %s [OFFER-13]', (minor, currency, units) => {
    expect(suggestOffer(money(minor, currency))).toBe(units)
  })
})

describe('the saving', () => {
  it('is the difference and its share of the price [MYOF-07]', () => {
    expect(savingOf(money(129_990), money(100_000))).toEqual({ amount: money(29_990), percent: 23 })
    expect(savingOf(money(100_000), money(50_000)).percent).toBe(50)
    expect(savingOf(money(0), money(0)).percent).toBe(0)
  })

  it('is never said to be the whole price while something is left to pay', () => {
    expect(savingOf(money(100_000), money(100)).percent).toBe(99)
  })
})

describe('an amount that somebody waits for', () => {
  it('lies below the price of what is for sale; of what is sold out it is any', () => {
    const price = money(50_050)
    expect(checkTargetAmount('500', price, true)).toEqual(money(50_000))
    expect(checkTargetAmount('501', price, true)).toBe('offer-amount-too-high')
    expect(checkTargetAmount('501', price, false)).toEqual(money(50_100))
    expect(checkTargetAmount('0', price, false)).toBe('offer-amount-missing')
  })

  it('is suggested as what is enough for the last price', () => {
    expect(suggestTarget(money(50_050))).toBe(501)
    expect(suggestTarget(money(190_050, 'CLP'))).toBe(190_050)
  })
})
