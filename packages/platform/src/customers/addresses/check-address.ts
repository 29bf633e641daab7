import type { MailingAddressInput } from '@shopify/hydrogen-react/storefront-api-types'
import type { AddressFields } from '../../tables/customers.table.ts'
import { checkText } from '../check-text.ts'
import { type CustomerError, customerError } from '../customer-error.ts'
import { parseCountry } from './countries.ts'
import { findProvince, hasProvinces } from './provinces.ts'

const maxLength = 255
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  province: 'Province',
  zip: 'Zip',
  phone: 'Phone',
} as const

const names = Object.keys(labels) as (keyof typeof labels)[]

export const emptyAddress: AddressFields = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  province: null,
  zip: null,
  countryCode: null,
  phone: null,
}

export type AddressRules = {
  /** The province is a code: one that its country does not have is refused. */
  readonly hasProvinceCodes?: boolean
}

/** What was given, laid over what there was. The path leads to the address in the caller's input. */
export const checkAddress = (
  input: MailingAddressInput,
  before: AddressFields,
  path: readonly string[],
  { hasProvinceCodes = false }: AddressRules = {},
): { readonly errors: readonly CustomerError[]; readonly fields: AddressFields } => {
  const errors: CustomerError[] = []
  const fields = { ...before }
  for (const name of names) {
    if (input[name] === undefined) continue
    const text = input[name]?.trim() ?? ''
    const error = checkText(text, { label: labels[name], maxLength, field: [...path, name] })
    if (error) errors.push(error)
    fields[name] = text || null
  }
  if (input.country !== undefined) {
    const text = input.country?.trim() ?? ''
    const code = text === '' ? null : parseCountry(text)
    if (code === undefined) errors.push(customerError('INVALID', [...path, 'country'], 'Country is invalid'))
    else fields.countryCode = code
  }
  if (fields.province !== null) {
    const province = findProvince(fields.province, fields.countryCode)
    if (hasProvinceCodes && input.province && !province && hasProvinces(fields.countryCode))
      errors.push(customerError('INVALID', [...path, 'province'], 'Province is not valid for the country'))
    fields.province = province?.name ?? fields.province
  }
  return { errors, fields }
}
