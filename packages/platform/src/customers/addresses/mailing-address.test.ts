import { addressForms } from '@dvaput/domain/address/address-forms'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from './check-address.ts'
import { countryName, parseCountry } from './countries.ts'
import { formatAddress, mailingAddress } from './mailing-address.ts'
import { findProvince } from './provinces.ts'

const sarajevo = {
  ...emptyAddress,
  firstName: 'Amra',
  lastName: 'Hadžić',
  company: 'Sitnice',
  address1: 'Ferhadija 1',
  city: 'Sarajevo',
  province: 'Kanton Sarajevo',
  zip: '71000',
  countryCode: 'BA',
}

describe('a mailing address', () => {
  it('is written as its country writes it', () => {
    expect(formatAddress(sarajevo)).toEqual([
      'Sitnice',
      'Ferhadija 1',
      '71000 Sarajevo',
      'Kanton Sarajevo',
      'Bosnia & Herzegovina',
    ])
    expect(formatAddress(sarajevo, { withName: true, withCompany: false, language: 'bcs' })).toEqual([
      'Amra Hadžić',
      'Ferhadija 1',
      '71000 Sarajevo',
      'Kanton Sarajevo',
      'Bosna i Hercegovina',
    ])
    const ottawa = {
      ...emptyAddress,
      address1: "150 O'Connor",
      city: 'Ottawa',
      province: 'ON',
      zip: 'K2P',
      countryCode: 'CA',
    }
    expect(formatAddress(ottawa)).toEqual(["150 O'Connor", 'Ottawa ON K2P', 'Canada'])
    expect(mailingAddress('x', ottawa)).toMatchObject({ formattedArea: 'Ottawa ON, Canada', provinceCode: 'ON' })
  })

  it('has every field of the schema, also when it is empty', () => {
    expect(mailingAddress('gid', sarajevo)).toMatchObject({
      id: 'gid',
      name: 'Amra Hadžić',
      country: 'Bosnia & Herzegovina',
      countryCode: 'BA',
      countryCodeV2: 'BA',
      provinceCode: '09',
      formattedArea: 'Sarajevo, Bosnia & Herzegovina',
      latitude: null,
    })
    expect(mailingAddress('gid', emptyAddress)).toMatchObject({ name: null, country: null, formattedArea: null })
    expect(formatAddress(emptyAddress)).toEqual([])
  })

  it.each([
    ['BA', 'BA'],
    ['cl', 'CL'],
    ['Bosna i Hercegovina', 'BA'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Perú', 'PE'],
    ['peru', 'PE'],
    ['Atlantis', undefined],
    ['XX', undefined],
    ['SU', undefined],
  ])('knows the country %s as %s', (text, code) => {
    expect(parseCountry(text)).toBe(code)
  })

  it('knows every province of the markets, and every country of their forms', () => {
    for (const [market, country] of [
      ['ba', 'BA'],
      ['cl', 'CL'],
    ] as const) {
      const { provinces, countries } = addressForms[market]
      for (const { code, name } of provinces)
        for (const text of [code, code.toLowerCase(), name]) expect(findProvince(text, country)?.code).toBe(code)
      expect(countries.filter((name) => parseCountry(name) === undefined)).toEqual([])
      expect(countryName(country)).not.toBe(country)
    }
    expect(findProvince('rm', 'CL')?.name).toBe('Metropolitana de Santiago')
    expect(findProvince('RM', 'BA')).toBeUndefined()
  })
})
