import type { AddressField, AddressValues } from '@dvaput/domain/address/address-form'
import { addressForms } from '@dvaput/domain/address/address-forms'
import { type AddressProblem, checkAddress } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FormProps } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Field } from '../../ui/field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addressTexts, formatAddressProblem, formatCountry } from './address-texts.ts'
import { readAddressValues } from './read-address-values.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

type AddressFormProps = {
  /** The router's form on a page of its own, a fetcher's in a dialog, a plain one for what stays in the browser. */
  readonly as: ComponentType<FormProps> | 'form'
  readonly id?: string
  readonly action?: string
  /** Whose form it is, which is not always the market of the page. */
  readonly market: MarketId
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

const focusField = (form: HTMLFormElement | null, field: AddressField) =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

/** The same checks here and on the server; only the first failing one is shown. // spec §5 Address form */
export const AddressForm = ({
  as: Form,
  market,
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
  const listId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [ownProblem, setOwnProblem] = useState<AddressProblem | null>()
  const { places, onInput, offeredZip } = usePlaceSuggestions(market)
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
    error: errorOf(field),
    required: form.required.includes(field),
    // Without scripts the browser moves the focus to what the server found wrong.
    autoFocus: serverProblem?.field === field,
  })
  const options = (codes: readonly string[]) =>
    form.provinces
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))
  const optional = (label: string) => text('form.optional', { label })
  const province = common('province')
  const country = common('country')

  return (
    <Form
      {...rest}
      method="post"
      noValidate
      ref={element}
      onSubmit={submit}
      onInput={onInput}
      className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
    >
      {alert}
      <TextField
        {...common('firstName')}
        label={text('field.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={100}
      />
      <TextField
        {...common('lastName')}
        label={text('field.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={100}
      />
      <div className="sm:col-span-2">
        <TextField
          {...common('company')}
          label={optional(text('field.company'))}
          autoComplete="organization"
          maxLength={100}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...common('address1')}
          label={text('field.address1')}
          autoComplete="address-line1"
          autoCapitalize="words"
          maxLength={200}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...common('address2')}
          label={optional(text('field.address2'))}
          autoComplete="address-line2"
          maxLength={200}
        />
      </div>
      <TextField
        {...common('city')}
        label={text(own.city)}
        autoComplete="address-level2"
        autoCapitalize="words"
        list={`${listId}-city`}
        maxLength={100}
      />
      <datalist id={`${listId}-city`}>
        {[...new Set(places.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={text(own.province)} error={province.error} required={province.required}>
        {(control) => (
          <PlainSelect
            {...control}
            name="province"
            defaultValue={province.defaultValue}
            autoFocus={province.autoFocus}
            autoComplete="address-level1"
          >
            <option value="">{text('form.choose')}</option>
            {form.provinceGroups
              ? form.provinceGroups.map(({ name, provinces }) =>
                  provinces.length === 1 ? (
                    options(provinces)
                  ) : (
                    <optgroup key={name} label={name}>
                      {options(provinces)}
                    </optgroup>
                  ),
                )
              : options(form.provinces.map(({ code }) => code))}
          </PlainSelect>
        )}
      </Field>
      <TextField
        {...common('zip')}
        label={text('field.zip')}
        hint={text(own.zipHint, { example: form.postalCode.example })}
        autoComplete="postal-code"
        inputMode="numeric"
        list={`${listId}-zip`}
        maxLength={form.postalCode.digits}
      />
      <datalist id={`${listId}-zip`}>{offeredZip && <option value={offeredZip} />}</datalist>
      <Field label={text('field.country')} error={country.error} required>
        {(control) => (
          <PlainSelect
            {...control}
            name="country"
            defaultValue={country.defaultValue}
            autoFocus={country.autoFocus}
            autoComplete="country"
          >
            {form.countries.map((code) => (
              <option key={code} value={code}>
                {formatCountry(text, code)}
              </option>
            ))}
          </PlainSelect>
        )}
      </Field>
      <div className="sm:col-span-2">
        <TextField
          {...common('phone')}
          type="tel"
          label={optional(text('field.phone'))}
          hint={text(own.phoneHint, { example: form.phone.example })}
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
        />
      </div>
      <p className="text-sm text-ink-soft sm:col-span-2">{note}</p>
      {children}
    </Form>
  )
}
