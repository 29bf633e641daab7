import { addressForms } from '@dvaput/domain/address/address-forms'
import { markets } from '@dvaput/domain/markets/markets'
import type {
  CartDeliveryAddressInput,
  CartErrorCode,
  MailingAddressInput,
} from '@shopify/hydrogen-react/storefront-api-types'
import { checkAddress, emptyAddress } from '../../customers/addresses/check-address.ts'
import { findProvince } from '../../customers/addresses/provinces.ts'
import { parsePhone } from '../../customers/parse-phone.ts'
import type { AddressFields } from '../../tables/customers.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type CartUserError, cartError } from '../cart-refusal.ts'

const maxLength = 255
const htmlTag = /<\/?[a-z!][^>]*>/i
const url = /(?:https?:\/\/|www\.)\S/i
const emoji = /\p{Extended_Pictographic}/u

const wrongText = (text: string): CartErrorCode | undefined => {
  if (text.length > maxLength) return 'ADDRESS_FIELD_IS_TOO_LONG'
  if (htmlTag.test(text)) return 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  if (url.test(text)) return 'ADDRESS_FIELD_CONTAINS_URL'
  if (emoji.test(text)) return 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  return undefined
}

const messages: Partial<Record<CartErrorCode, (field: string) => string>> = {
  ADDRESS_FIELD_IS_TOO_LONG: (field) => `${field} is too long`,
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: (field) => `${field} cannot contain HTML tags`,
  ADDRESS_FIELD_CONTAINS_URL: (field) => `${field} cannot contain URLs`,
  ADDRESS_FIELD_CONTAINS_EMOJIS: (field) => `${field} cannot contain emojis`,
}

const textFields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'zip',
  'phone',
] as const satisfies readonly (keyof CartDeliveryAddressInput)[]

/** The name of the input's field for one of ours. */
const inputName = { province: 'provinceCode', country: 'countryCode' } as Readonly<Record<string, string>>

/** Of an address anywhere. */
const requiredAbroad = ['lastName', 'address1', 'city'] as const

const checkRequired = (
  fields: AddressFields,
  required: readonly (keyof AddressFields | 'country')[],
  path: readonly string[],
) =>
  required
    .filter((field) => field !== 'country' && !fields[field])
    .map((field) => {
      const name = inputName[field] ?? field
      return cartError('ADDRESS_FIELD_IS_REQUIRED', [...path, name], `${name} is required`)
    })

/** What its regions and postal codes look like is not known here, and nothing is delivered there. */
const checkAbroad = (fields: AddressFields, path: readonly string[]): readonly CartUserError[] => [
  ...checkRequired(fields, requiredAbroad, path),
  cartError('UNSPECIFIED_ADDRESS_ERROR', [...path, 'countryCode'], 'The shop does not deliver to this country'),
]

/** The rules of the market's own address form. */
const checkStrictly = (fields: AddressFields, shop: Shop, path: readonly string[]): readonly CartUserError[] => {
  if (fields.countryCode === null)
    return [cartError('ADDRESS_FIELD_IS_REQUIRED', [...path, 'countryCode'], 'Country is required')]
  if (fields.countryCode !== markets[shop.market].country) return checkAbroad(fields, path)
  const form = addressForms[shop.market]
  const errors = checkRequired(fields, form.required, path)
  if (fields.zip && !form.postalCode.pattern.test(fields.zip))
    errors.push(cartError('INVALID_ZIP_CODE_FOR_COUNTRY', [...path, 'zip'], 'Zip code is not valid for the country'))
  if (fields.province && !form.provinces.some(({ name }) => name === fields.province))
    errors.push(cartError('PROVINCE_NOT_FOUND', [...path, 'provinceCode'], 'Province was not found'))
  if (fields.phone && parsePhone(fields.phone, shop.market) === undefined)
    errors.push(
      cartError('ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', [...path, 'phone'], 'Phone is not a valid number'),
    )
  return errors
}

type Read = { readonly fields: AddressFields; readonly errors: readonly CartUserError[] }

const tidy = (text: string | null | undefined): string | null => text?.trim() || null

export const readCartAddress = (
  input: CartDeliveryAddressInput,
  { shop, strict, path }: { shop: Shop; strict: boolean; path: readonly string[] },
): Read => {
  const countryCode = input.countryCode ?? null
  const province = tidy(input.provinceCode)
  const fields: AddressFields = {
    firstName: tidy(input.firstName),
    lastName: tidy(input.lastName),
    company: tidy(input.company),
    address1: tidy(input.address1),
    address2: tidy(input.address2),
    city: tidy(input.city),
    province: province && (findProvince(province, countryCode)?.name ?? province),
    zip: tidy(input.zip),
    countryCode,
    phone: tidy(input.phone),
  }
  const errors = textFields.flatMap((field) => {
    const code = wrongText(input[field] ?? '')
    return code ? [cartError(code, [...path, field], messages[code]?.(field) ?? `${field} is invalid`)] : []
  })
  return { fields, errors: strict ? [...errors, ...checkStrictly(fields, shop, path)] : errors }
}

/** The older form of an address, with names of country and province. */
export const readMailingAddress = (input: MailingAddressInput, path: readonly string[]): Read => {
  const { fields, errors } = checkAddress(input, emptyAddress, path)
  return { fields, errors: errors.map(({ field, message }) => cartError('INVALID', field, message)) }
}
