import { parseEmail } from '../account/parse-email.ts'

/** spec §3 Locally stored checkout data, in the order of the form */
export const checkoutCustomerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'region',
  'postalCode',
] as const

export type CheckoutCustomerField = (typeof checkoutCustomerFields)[number]
export type CheckoutCustomer = Readonly<Record<CheckoutCustomerField, string>>

/** spec §5 International checkout form */
export const requiredCustomerFields = ['firstName', 'lastName', 'email'] as const satisfies CheckoutCustomerField[]

export const emptyCheckoutCustomer: CheckoutCustomer = {
  ...{ firstName: '', lastName: '', email: '', phone: '', address: '', city: '', region: '', postalCode: '' },
}

const maxLength = 120

/** What is sent for a field that was left empty. // spec §5 International checkout form */
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
    return [field, text.trim().slice(0, maxLength)]
  })
  return Object.fromEntries(fields) as CheckoutCustomer
}

/** The required fields that are missing or, of the e-mail, malformed. */
export const missingCustomerFields = (customer: CheckoutCustomer): readonly CheckoutCustomerField[] =>
  requiredCustomerFields.filter(
    (field) => customer[field] === '' || (field === 'email' && parseEmail(customer.email) === undefined),
  )

/** As it is sent to the provider and to the warehouse. */
export const withCustomerDefaults = (customer: CheckoutCustomer): CheckoutCustomer => {
  const filled = checkoutCustomerFields.map((field) => [field, customer[field] || defaults[field] || ''])
  return Object.fromEntries(filled) as CheckoutCustomer
}
