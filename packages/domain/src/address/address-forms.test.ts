import { describe, expect, it } from 'vitest'
import { marketIds } from '../markets/market.ts'
import { sampleMarkets as markets } from '../markets/sample-profiles.ts'
import type { AddressForm } from './address-form.ts'
import { addressForms } from './address-forms.ts'

const { ba, cl } = addressForms
const withoutSpaces = (text: string) => text.replaceAll(' ', '')

describe.each(marketIds)('the address form of %s', (id) => {
  const form: AddressForm = addressForms[id]

  it('accepts its own examples', () => {
    expect(form.postalCode.example).toMatch(form.postalCode.pattern)
    expect(markets[id].contact.pickupPoint.postalCode).toMatch(form.postalCode.pattern)
    expect(withoutSpaces(form.phone.example)).toMatch(form.phone.pattern)
    expect(form.countries[0]).toBe(markets[id].country)
  })

  it('has an address schema without gaps', () => {
    const { provinces, countries, postalCode } = form
    for (const key of ['code', 'name'] as const)
      expect(new Set(provinces.map((province) => province[key])).size).toBe(provinces.length)
    expect(form.provinceGroups?.flatMap((group) => group.provinces) ?? provinces.map(({ code }) => code)).toEqual(
      provinces.map(({ code }) => code),
    )
    expect(new Set(countries).size).toBe(countries.length)
    expect('1'.repeat(postalCode.digits)).toMatch(postalCode.pattern)
    expect('1'.repeat(postalCode.digits + 1)).not.toMatch(postalCode.pattern)
    expect('1'.repeat(postalCode.digits - 1)).not.toMatch(postalCode.pattern)
    expect(`${'1'.repeat(postalCode.digits)}\n`).not.toMatch(postalCode.pattern)
    expect('a'.repeat(postalCode.digits)).not.toMatch(postalCode.pattern)
  })
})

describe('the two markets differ', () => {
  it.each([
    ['+56912345678', true],
    ['912345678', true],
    ['+5691234567', false],
    ['+569123456789', false],
    ['812345678', false],
    ['0912345678', false],
    ['+56 912345678', false],
    ['', false],
  ])('of Chilean phones: %s is %s', (phone, accepted) => {
    expect(cl.phone.pattern.test(phone)).toBe(accepted)
  })

  it.each([
    ['+38761234567', true],
    ['061234567', true],
    ['+387612345678', true],
    ['+38733555010', true],
    ['033555010', true],
    ['051123456', true],
    ['0335550101', false],
    ['073555010', false],
    ['61234567', false],
    ['+3876123456', false],
  ])('of Bosnian phones: %s is %s', (phone, accepted) => {
    expect(ba.phone.pattern.test(phone)).toBe(accepted)
  })

  it('of regions: twelve here, sixteen there [ADDR-02]', () => {
    expect([ba.provinces.length, cl.provinces.length]).toEqual([12, 16])
    expect([cl.provinces.at(0)?.name, cl.provinces.at(-1)?.name]).toEqual([
      'Arica y Parinacota',
      'Magallanes y de la Antártica Chilena',
    ])
  })
})
