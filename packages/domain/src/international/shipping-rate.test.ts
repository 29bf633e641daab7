import { describe, expect, it } from 'vitest'
import { chooseShippingRate, totalGrams } from './shipping-rate.ts'

const rate = (title: string, minor = 10_000) => ({ title, price: { minor, currency: 'CLP' as const } })
const standard = rate('Starken a domicilio')
const any = rate('DHL International')
const economy = rate('Economy International', 8_990)
const express = rate('EXPRESS International', 21_990)
const all = [standard, any, economy, express]

describe('the weight', () => {
  it('is that of every piece, and 4000 g for a product without one [API-11]', () => {
    expect(
      totalGrams([
        { grams: 1_500, quantity: 2 },
        { grams: null, quantity: 3 },
      ]),
    ).toBe(15_000)
    expect(totalGrams([{ grams: 0, quantity: 9 }])).toBe(0)
    expect(totalGrams([])).toBe(0)
  })
})

describe('the rate', () => {
  it.each([3_000, 4_000, 60_000])('at %i g is the express one [XCO-15]', (grams) => {
    expect(chooseShippingRate(grams, all)).toEqual({ ...express, source: 'platform', ratesFound: 4 })
  })

  it.each([1_000, 2_999])('at %i g is the economy one [XCO-16]', (grams) => {
    expect(chooseShippingRate(grams, all)).toMatchObject(economy)
  })

  it.each([
    [
      'any international one where the preferred is missing, not the economy one in its place',
      3_000,
      [standard, any, economy],
      any,
    ],
    ['any international one where the preferred is missing', 1_000, [standard, any, express], any],
    ['any international one below 1 kg', 999, [standard, any, economy], any],
    ['the first where none is international', 5_000, [standard, rate('Chilexpress')], standard],
  ])('is %s [XCO-17]', (_, grams, rates, chosen) => {
    expect(chooseShippingRate(grams, rates)).toMatchObject(chosen)
  })

  it('is Express International at 16800 CLP where there is none [XCO-19]', () => {
    expect(chooseShippingRate(500, [])).toEqual({
      title: 'Express International',
      price: { minor: 16_800, currency: 'CLP' },
      source: 'fallback',
      ratesFound: 0,
    })
  })
})
