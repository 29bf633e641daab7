import { parseEmail } from '../account/parse-email.ts'
import { addressForms } from '../address/address-forms.ts'
import { checkGivenParts } from '../address/check-address.ts'
import { companyTaxIds } from '../address/company-tax-ids.ts'
import type { MarketId } from '../markets/market.ts'
import { isBlank } from '../text/is-blank.ts'

/** In the order of the form, with apartment, tax number and company beside the specified ones. // STOR-07 */
export const checkoutCustomerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'address2',
  'city',
  'region',
  'postalCode',
  'taxId',
  'wantsInvoice',
  'companyName',
  'companyTaxId',
  'companyActivity',
  'companyAddress',
] as const

export type CheckoutCustomerField = (typeof checkoutCustomerFields)[number]

/** `taxId` is the buyer's own; the company's count only with `wantsInvoice`, which is `yes` or empty. */
export type CheckoutCustomer = Readonly<Record<CheckoutCustomerField, string>>

/** Everything else may be left empty. // XCO-07, XCO-10 */
export const requiredCustomerFields = ['firstName', 'lastName', 'email'] as const satisfies CheckoutCustomerField[]

export const emptyCheckoutCustomer = Object.fromEntries(
  checkoutCustomerFields.map((field) => [field, '']),
) as CheckoutCustomer

export const maxCustomerFieldLength = 120

/** What is sent for a field that was left empty. // XCO-11 */
const defaults: Partial<CheckoutCustomer> = {
  address: 'Chile Address',
  city: 'Santiago',
  region: 'RM',
  postalCode: '8320000',
}

/** Of a form or a JSON body: anything that is not text is empty. */
export const parseCheckoutCustomer = (read: (field: CheckoutCustomerField) => unknown): CheckoutCustomer => {
  const fields = checkoutCustomerFields.map((field) => {
    const value = read(field)
    const text = typeof value === 'string' ? value.toWellFormed().replace(/\p{Cc}/gu, ' ') : ''
    return [field, isBlank(text) ? '' : text.trim().slice(0, maxCustomerFieldLength)]
  })
  return Object.fromEntries(fields) as CheckoutCustomer
}

/** The required fields that are missing or, of the e-mail, malformed. */
export const missingCustomerFields = (customer: CheckoutCustomer): readonly CheckoutCustomerField[] =>
  requiredCustomerFields.filter(
    (field) => customer[field] === '' || (field === 'email' && parseEmail(customer.email) === undefined),
  )

export type CustomerProblems = Partial<Record<CheckoutCustomerField, 'required' | 'format'>>

export const wantsInvoice = ({ wantsInvoice: choice }: Pick<CheckoutCustomer, 'wantsInvoice'>): boolean => choice !== ''

const checkCompany = (customer: CheckoutCustomer, market: MarketId): CustomerProblems => {
  const { parseTaxId, namesActivity } = companyTaxIds[market]
  const { companyName, companyTaxId, companyActivity, companyAddress, address } = customer
  return {
    ...(companyName === '' && { companyName: 'required' }),
    ...(companyTaxId === '' ? { companyTaxId: 'required' } : !parseTaxId(companyTaxId) && { companyTaxId: 'format' }),
    ...(namesActivity && companyActivity === '' && { companyActivity: 'required' }),
    // An invoice for what is delivered names the address of delivery.
    ...(companyAddress === '' && address === '' && { companyAddress: 'required' }),
  }
}

/** Optional fields may be left out; what is given must be right. */
export const checkCheckoutCustomer = (customer: CheckoutCustomer, market: MarketId): CustomerProblems => {
  const { phone, region, postalCode, taxId } = customer
  const names = { phone: 'phone', province: 'region', zip: 'postalCode' } as const
  const wrong = checkGivenParts({ phone, province: region, zip: postalCode }, addressForms[market])
  return {
    ...Object.fromEntries(
      missingCustomerFields(customer).map((field) => [field, customer[field] === '' ? 'required' : 'format']),
    ),
    ...Object.fromEntries(wrong.map((part) => [names[part], 'format'])),
    ...(taxId !== '' && companyTaxIds[market].parseTaxId(taxId) === undefined && { taxId: 'format' }),
    ...(wantsInvoice(customer) && checkCompany(customer, market)),
  }
}

/** As it is sent to the provider. */
export const withCustomerDefaults = (customer: CheckoutCustomer): CheckoutCustomer => {
  const filled = checkoutCustomerFields.map((field) => [field, customer[field] || defaults[field] || ''])
  return Object.fromEntries(filled) as CheckoutCustomer
}

/** Without these a parcel finds nobody. */
const deliveryFields = ['address', 'city', 'region', 'postalCode'] as const satisfies CheckoutCustomerField[]

/** An order that was paid without them waits for its buyer. // divergences V-07 */
export const missingDeliveryFields = (customer: CheckoutCustomer): readonly (typeof deliveryFields)[number][] =>
  deliveryFields.filter((field) => !customer[field])

/** Street and apartment in one line, for those who have one field for both. */
export const formatStreet = ({ address, address2 }: Pick<CheckoutCustomer, 'address' | 'address2'>): string =>
  [address, address2].filter(Boolean).join(', ')
