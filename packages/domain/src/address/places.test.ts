import { describe, expect, it } from 'vitest'
import { marketIds } from '../markets/market.ts'
import { foldText } from '../text/fold-text.ts'
import { addressForms } from './address-forms.ts'
import { findPlaceByName, findPlaceByZip, placesByMarket } from './places.ts'

const { ba, cl } = placesByMarket

describe.each(marketIds)('the places of %s', (market) => {
  const places = placesByMarket[market]
  const { provinces, postalCode } = addressForms[market]

  it('lie in every province of the address form and in no other', () => {
    expect(new Set(places.map(({ province }) => province))).toEqual(new Set(provinces.map(({ code }) => code)))
  })

  it('have postal codes of the right form', () => {
    expect(places.filter(({ zip }) => zip !== undefined && !postalCode.pattern.test(zip))).toEqual([])
  })

  it('are ordered as a reader expects', () => {
    const names = places.map(({ name }) => foldText(name))
    expect(names).toEqual(names.toSorted())
  })
})

describe('Chile', () => {
  it('has its 346 communes, each with a name of its own', () => {
    expect([cl.length, new Set(cl.map(({ name }) => name)).size]).toEqual([346, 346])
    const counts = addressForms.cl.provinces.map(
      ({ code }) => `${code} ${cl.filter(({ province }) => province === code).length}`,
    )
    expect(counts).toEqual(
      'AP 4,TA 7,AN 9,AT 9,CO 15,VS 38,RM 52,LI 33,ML 30,NB 21,BI 33,AR 32,LR 12,LL 30,AI 10,MA 11'.split(','),
    )
  })

  it('gives no postal code to two communes', () => {
    const taken = cl.flatMap(({ prefixes }) =>
      prefixes ? Array.from({ length: Number(prefixes[1]) - Number(prefixes[0]) + 1 }, (_, i) => +prefixes[0] + i) : [],
    )
    expect(new Set(taken).size).toBe(taken.length)
  })

  it.each([
    ['8340648', 'Santiago'],
    ['8720019', 'Quilicura'],
    ['9180794', 'Estación Central'],
    ['7510000', 'Providencia'],
    ['0000000', undefined],
  ])('the postal code %s belongs to %s', (zip, name) => {
    expect(findPlaceByZip(cl, zip)?.name).toBe(name)
  })

  it('finds a commune however it is written', () => {
    for (const text of ['Ñuñoa', 'nunoa', ' ÑUÑOA '])
      expect(findPlaceByName(cl, text)).toMatchObject({ province: 'RM', zip: '7750000' })
    expect(findPlaceByName(cl, 'Putre')).toEqual({ name: 'Putre', province: 'AP' })
    expect(findPlaceByName(cl, 'San')).toBeUndefined()
  })
})

describe('Bosnia and Herzegovina', () => {
  it.each([
    ['Sarajevo', '09', '71000'],
    ['banja luka', 'SRP', '78000'],
    ['Brcko', 'BRC', '76100'],
    ['Međugorje', '07', '88266'],
    ['Trebinje', 'SRP', '89101'],
  ])('%s lies in %s and has the postal code %s', (name, province, zip) => {
    expect(findPlaceByName(ba, name)).toMatchObject({ province, zip })
    expect(findPlaceByZip(ba, zip)).toMatchObject({ province })
  })

  it('guesses nothing from a name or a code of two provinces', () => {
    for (const name of ['Trnovo', 'Blatnica']) expect(findPlaceByName(ba, name)).toBeUndefined()
    expect(findPlaceByZip(ba, '71220')).toBeUndefined()
    expect(findPlaceByZip(ba, '7100')).toBeUndefined()
  })
})
