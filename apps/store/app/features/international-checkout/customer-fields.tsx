import { addressForms } from '@dvaput/domain/address/address-forms'
import { companyTaxIds } from '@dvaput/domain/address/company-tax-ids'
import {
  type CheckoutCustomer,
  type CheckoutCustomerField,
  type CustomerProblems,
  maxCustomerFieldLength,
  requiredCustomerFields,
} from '@dvaput/domain/international/checkout-customer'
import { Card } from '@dvaput/ui/card.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { addressTexts } from '../../ui/forms/address-texts.ts'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'

const inputs = {
  firstName: { label: 'form.firstName', autoComplete: 'given-name' },
  lastName: { label: 'form.lastName', autoComplete: 'family-name' },
  email: { label: 'form.email', autoComplete: 'email', type: 'email' },
  phone: { label: 'form.phone', autoComplete: 'tel', type: 'tel' },
  address: { label: 'form.address', autoComplete: 'address-line1' },
  address2: { label: 'form.address2', autoComplete: 'address-line2' },
  taxId: { label: 'form.taxId', autoComplete: 'off' },
  companyName: { label: 'form.companyName', autoComplete: 'organization' },
  companyTaxId: { label: 'form.companyTaxId', autoComplete: 'off' },
  companyActivity: { label: 'form.companyActivity', autoComplete: 'off' },
  companyAddress: { label: 'form.companyAddress', autoComplete: 'off' },
} as const satisfies Partial<Record<CheckoutCustomerField, object>>

type InputName = keyof typeof inputs

const placeNames = { city: 'city', province: 'region', zip: 'postalCode' } as const
const required: ReadonlySet<CheckoutCustomerField> = new Set(requiredCustomerFields)

type CustomerFieldsProps = { readonly values: CheckoutCustomer; readonly problems: CustomerProblems }

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card>
    <fieldset className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-xl font-bold">{title}</legend>
      {children}
    </fieldset>
  </Card>
)

/** Only first name, last name and e-mail are required. // XCO-07, XCO-10 */
export const CustomerFields = ({ values, problems }: CustomerFieldsProps) => {
  const text = useText('international-checkout')
  const { market } = usePageContext()
  const addressText = useText('addresses')
  const own = addressTexts(market.id)
  const taxIds = companyTaxIds[market.id]

  const errorOf = (field: CheckoutCustomerField): string | undefined => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    if (field === 'email') return text('form.emailMissing')
    if (problem === 'required') return text('form.missing')
    if (field === 'phone') return addressText(own.phoneFormat)
    if (field === 'region') return addressText(own.provinceRequired)
    if (field === 'postalCode') return addressText(own.zipFormat)
    return text('form.taxIdFormat', { example: taxIds.taxIdExample })
  }
  const field = (name: InputName, { hint, wide = false }: { readonly hint?: string; readonly wide?: boolean } = {}) => (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <TextField
        {...inputs[name]}
        label={text(inputs[name].label)}
        name={name}
        maxLength={maxCustomerFieldLength}
        required={required.has(name)}
        defaultValue={values[name]}
        error={errorOf(name)}
        hint={hint}
      />
    </div>
  )
  const taxIdHint = text('form.example', { example: taxIds.taxIdExample })
  return (
    <div className="grid gap-5">
      <Group title={text('form.title')}>
        {field('firstName')}
        {field('lastName')}
        {field('email')}
        {field('phone', { hint: addressText(own.phoneHint, { example: addressForms[market.id].phone.example }) })}
        {field('address', { wide: true })}
        {field('address2', { wide: true })}
        <PlaceFields
          market={market.id}
          names={placeNames}
          values={{ city: values.city, province: values.region, zip: values.postalCode }}
          errors={{ province: errorOf('region'), zip: errorOf('postalCode') }}
        />
        {market.capabilities.paymentPreference && field('taxId', { hint: text('form.taxIdHint') })}
        <p className="text-sm text-ink-soft sm:col-span-2">
          {text(market.capabilities.paymentPreference ? 'form.optional' : 'form.optionalHere')}
        </p>
      </Group>
      {/* Elsewhere the platform's checkout asks for it. */}
      {market.capabilities.paymentPreference && (
        <Group title={text('form.invoice')}>
          <div className="peer sm:col-span-2">
            <Checkbox name="wantsInvoice" value="yes" defaultChecked={values.wantsInvoice !== ''}>
              {text('form.wantsInvoice')}
            </Checkbox>
          </div>
          <div className="hidden grid-cols-1 items-start gap-5 peer-has-checked:grid sm:col-span-2 sm:grid-cols-2">
            {field('companyName')}
            {field('companyTaxId', { hint: taxIdHint })}
            {field('companyActivity', { wide: true })}
            {field('companyAddress', { wide: true, hint: text('form.companyAddressHint') })}
          </div>
        </Group>
      )}
    </div>
  )
}
