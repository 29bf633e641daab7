import type { AddressField, AddressValues } from '@dvaput/domain/address/address-form'
import { addressForms } from '@dvaput/domain/address/address-forms'
import { type AddressProblem, checkAddress } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import { Field } from '@dvaput/ui/fields/field.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FormProps } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { addressTexts, formatAddressProblem, formatCountry } from '../../ui/forms/address-texts.ts'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { readAddressValues } from './read-address-values.ts'

type AddressFormProps = {
  /** The router's form on a page of its own, a fetcher's in a dialog, a plain one for what stays in the browser. */
  readonly as: ComponentType<FormProps> | 'form'
  readonly id?: string
  readonly action?: string
  /** Whose form it is, which is not always the market of the page. */
  readonly market: MarketId
  /** To suggest before the scripts have loaded theirs. */
  readonly towns?: readonly string[] | undefined
  readonly values: AddressValues
  /** What the server found wrong. */
  readonly problem?: AddressProblem | undefined
  /** Called with values that are right, in place of sending the form. */
  readonly onSave?: (values: AddressValues, event: FormEvent<HTMLFormElement>) => void
  /** An error of no field in particular. */
  readonly alert?: ReactNode
  readonly note: string
  readonly children?: ReactNode
}

const placeParts = ['city', 'province', 'zip'] as const
const placeNames = { city: 'city', province: 'province', zip: 'zip' } as const
type TextFieldName = Exclude<AddressField, (typeof placeParts)[number] | 'country'>
type TextFieldExtras = Pick<ComponentProps<typeof TextField>, 'hint'>

/** How browsers fill a field in, and what a phone's keyboard does. */
const inputs = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', maxLength: 100 },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', maxLength: 100 },
  company: { autoComplete: 'organization', maxLength: 100 },
  address1: { autoComplete: 'address-line1', autoCapitalize: 'words', maxLength: 200 },
  address2: { autoComplete: 'address-line2', maxLength: 200 },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 30 },
} as const satisfies Record<TextFieldName, object>

const focusField = (form: HTMLFormElement | null, field: AddressField) =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

/** The same checks here and on the server; only the first failing one is shown. // ADDR-09 */
export const AddressForm = ({
  as: Form,
  market,
  towns,
  values,
  problem: serverProblem,
  onSave,
  alert,
  note,
  children,
  ...rest
}: AddressFormProps) => {
  const text = useText('addresses')
  const form = addressForms[market]
  const own = addressTexts(market)
  const element = useRef<HTMLFormElement>(null)
  const [ownProblem, setOwnProblem] = useState<AddressProblem | null>()
  const problem = ownProblem === undefined ? serverProblem : (ownProblem ?? undefined)

  useEffect(() => {
    if (!serverProblem) return
    setOwnProblem(undefined)
    focusField(element.current, serverProblem.field)
  }, [serverProblem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = readAddressValues(new FormData(event.currentTarget))
    const found = checkAddress(typed, form)
    setOwnProblem(found ?? null)
    if (found) {
      event.preventDefault()
      return focusField(event.currentTarget, found.field)
    }
    onSave?.(typed, event)
  }
  const errorOf = (field: AddressField) =>
    problem?.field === field ? formatAddressProblem(text, market, problem) : undefined
  const common = (field: AddressField) => ({
    name: field,
    defaultValue: values[field],
    // Without scripts the browser moves the focus to what the server found wrong.
    autoFocus: serverProblem?.field === field,
  })
  const framed = (field: AddressField) => ({ error: errorOf(field), required: form.required.includes(field) })
  const textField = (field: TextFieldName, label: string, more: TextFieldExtras = {}) => (
    <TextField {...common(field)} {...framed(field)} {...inputs[field]} {...more} label={label} />
  )
  const wideField = (...field: Parameters<typeof textField>) => (
    <div className="sm:col-span-2">{textField(...field)}</div>
  )
  const optional = (label: string) => text('form.optional', { label })
  return (
    <Form
      {...rest}
      method="post"
      noValidate
      ref={element}
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
    >
      {alert}
      {textField('firstName', text('field.firstName'))}
      {textField('lastName', text('field.lastName'))}
      {wideField('company', optional(text('field.company')))}
      {wideField('address1', text('field.address1'))}
      {wideField('address2', optional(text('field.address2')))}
      <PlaceFields
        market={market}
        towns={towns}
        names={placeNames}
        values={values}
        errors={{ city: errorOf('city'), province: errorOf('province'), zip: errorOf('zip') }}
        required
        autoFocus={placeParts.find((part) => part === serverProblem?.field)}
      >
        <Field {...framed('country')} label={text('field.country')}>
          {(control) => (
            <PlainSelect {...control} {...common('country')} autoComplete="country">
              {form.countries.map((code) => (
                <option key={code} value={code}>
                  {formatCountry(text, code)}
                </option>
              ))}
            </PlainSelect>
          )}
        </Field>
      </PlaceFields>
      {wideField('phone', optional(text('field.phone')), {
        hint: text(own.phoneHint, { example: form.phone.example }),
      })}
      <p className="text-sm text-ink-soft sm:col-span-2">{note}</p>
      {children}
    </Form>
  )
}
