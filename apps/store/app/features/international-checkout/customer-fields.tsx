import {
  type CheckoutCustomer,
  type CheckoutCustomerField,
  checkoutCustomerFields,
  requiredCustomerFields,
} from '@dvaput/domain/international/checkout-customer'
import { useText } from '../../i18n/use-text.ts'
import { TextField } from '../../ui/text-field.tsx'

const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  address: 'form.address',
  city: 'form.city',
  region: 'form.region',
  postalCode: 'form.postalCode',
} as const satisfies Record<CheckoutCustomerField, string>

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<CheckoutCustomerField, string>

const types: Partial<Record<CheckoutCustomerField, string>> = { email: 'email', phone: 'tel' }
const required: ReadonlySet<CheckoutCustomerField> = new Set(requiredCustomerFields)

type CustomerFieldsProps = {
  readonly values: CheckoutCustomer
  readonly missing: readonly CheckoutCustomerField[]
}

/** spec §2 International checkout: first name, last name and e-mail are required */
export const CustomerFields = ({ values, missing }: CustomerFieldsProps) => {
  const text = useText('international-checkout')
  return (
    <fieldset className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-xl font-bold">{text('form.title')}</legend>
      {checkoutCustomerFields.map((field) => (
        <div key={field} className={field === 'address' ? 'sm:col-span-2' : undefined}>
          <TextField
            label={text(labels[field])}
            name={field}
            type={types[field] ?? 'text'}
            autoComplete={autoComplete[field]}
            maxLength={120}
            required={required.has(field)}
            defaultValue={values[field]}
            error={missing.includes(field) ? text(field === 'email' ? 'form.emailMissing' : 'form.missing') : undefined}
          />
        </div>
      ))}
    </fieldset>
  )
}
