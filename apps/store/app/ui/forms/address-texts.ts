import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { addressFormOf, addressForms } from '@dvaput/domain/address/address-forms'
import type { AddressProblem } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Text } from '../../i18n/catalogue.ts'

/** The texts in which the address forms of the markets differ. */
const textsByMarket = {
  ba: {
    city: 'ba.city',
    province: 'ba.province',
    zipHint: 'ba.zipHint',
    phoneHint: 'ba.phoneHint',
    note: 'ba.note',
    cityRequired: 'ba.problem.city',
    provinceRequired: 'ba.problem.province',
    zipFormat: 'ba.problem.zipFormat',
    phoneFormat: 'ba.problem.phoneFormat',
  },
  cl: {
    city: 'cl.city',
    province: 'cl.province',
    zipHint: 'cl.zipHint',
    phoneHint: 'cl.phoneHint',
    note: 'cl.note',
    cityRequired: 'cl.problem.city',
    provinceRequired: 'cl.problem.province',
    zipFormat: 'cl.problem.zipFormat',
    phoneFormat: 'cl.problem.phoneFormat',
  },
} as const satisfies Record<MarketId, object>

export const addressTexts = (market: MarketId) => textsByMarket[market]

const countryKeys = {
  BA: 'ba.country.BA',
  CL: 'cl.country.CL',
  AR: 'cl.country.AR',
  PE: 'cl.country.PE',
  BO: 'cl.country.BO',
} as const

const isKnownCountry = (code: string): code is keyof typeof countryKeys => Object.hasOwn(countryKeys, code)

/** In the reader's language; of a country that no form offers, as the platform calls it. */
export const formatCountry = (text: Text<'addresses'>, code: string, name = code): string =>
  isKnownCountry(code) ? text(countryKeys[code]) : name

/** Of a country whose regions the platform does not know it sends the code alone; the form that was filled in has the name. */
export const formatProvince = (
  { province, provinceCode, countryCode }: Pick<AccountAddress, 'province' | 'provinceCode' | 'countryCode'>,
  market: MarketId,
): string => {
  if (province !== provinceCode) return province
  const { provinces } = addressForms[addressFormOf(countryCode, market)]
  return provinces.find(({ code }) => code === provinceCode)?.name ?? ''
}

export const formatAddressProblem = (
  text: Text<'addresses'>,
  market: MarketId,
  { field, problem }: AddressProblem,
): string => {
  const own = textsByMarket[market]
  if (problem === 'format') return text(field === 'zip' ? own.zipFormat : own.phoneFormat)
  switch (field) {
    case 'firstName':
      return text('problem.firstName')
    case 'lastName':
      return text('problem.lastName')
    case 'city':
      return text(own.cityRequired)
    case 'province':
      return text(own.provinceRequired)
    case 'zip':
      return text('problem.zip')
    case 'country':
      return text('problem.country')
    default:
      return text('problem.address1')
  }
}
