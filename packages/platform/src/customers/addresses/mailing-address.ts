import type { Language } from '@dvaput/domain/text/language'
import type { AddressFields } from '../../tables/customers.table.ts'
import { countryName } from './countries.ts'
import { findProvince } from './provinces.ts'

/** Where the town stands in front of its region and its postal code. */
const townFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'US'])

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator)

const provinceCodeOf = ({ province, countryCode }: AddressFields): string | null => {
  if (!province) return null
  const short = /^[A-Z]{2,3}$/.test(province) ? province : null
  return findProvince(province, countryCode)?.code ?? short
}

const town = (fields: AddressFields): readonly string[] => {
  const { city, zip, province, countryCode } = fields
  if (townFirst.has(countryCode ?? '')) return [joined([city, provinceCodeOf(fields) ?? province, zip], ' ')]
  return [joined([zip, city], ' '), province ?? '']
}

export const formatAddress = (
  fields: AddressFields,
  { withName = false, withCompany = true, language = 'en' as Language } = {},
): readonly string[] =>
  [
    withName ? joined([fields.firstName, fields.lastName], ' ') : '',
    withCompany ? fields.company : '',
    fields.address1,
    fields.address2,
    ...town(fields),
    fields.countryCode === null ? '' : countryName(fields.countryCode, language),
  ].filter((line): line is string => Boolean(line))

/** The town and its country in a line. */
export const formatArea = (fields: AddressFields, language: Language = 'en'): string | null => {
  const region = townFirst.has(fields.countryCode ?? '') ? provinceCodeOf(fields) : null
  const country = fields.countryCode === null ? null : countryName(fields.countryCode, language)
  return joined([joined([fields.city, region], ' '), country], ', ') || null
}

export type MailingAddress = ReturnType<typeof mailingAddress>

/** A `MailingAddress` of the schemas. Countries have their English names there, whatever the requested language. */
export const mailingAddress = (id: string, fields: AddressFields) => {
  const country = fields.countryCode === null ? null : countryName(fields.countryCode)
  return {
    __typename: 'MailingAddress' as const,
    ...fields,
    id,
    fields,
    name: joined([fields.firstName, fields.lastName], ' ') || null,
    country,
    countryCodeV2: fields.countryCode,
    provinceCode: provinceCodeOf(fields),
    formattedArea: formatArea(fields),
    latitude: null,
    longitude: null,
  }
}
