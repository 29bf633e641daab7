import { addressForms } from '@dvaput/domain/address/address-forms'
import { findProvince } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import { Field } from '@dvaput/ui/fields/field.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { addressTexts } from './address-texts.ts'
import { type PlaceFieldNames, usePlaceSuggestions } from './use-place-suggestions.ts'

type Part = keyof PlaceFieldNames

type PlaceFieldsProps = {
  readonly market: MarketId
  /** To suggest before the scripts have loaded theirs. */
  readonly towns?: readonly string[] | undefined
  readonly names: PlaceFieldNames
  /** Of the province its code or its name. */
  readonly values: Readonly<Record<Part, string>>
  readonly errors: Partial<Record<Part, string | undefined>>
  readonly required?: boolean
  readonly autoFocus?: Part | undefined
  /** In the row of the postal code. */
  readonly children?: ReactNode
}

/** Town, province and postal code in a grid of two columns. The last two follow from the first. */
export const PlaceFields = (props: PlaceFieldsProps) => {
  const { market, towns = [], names, values, errors, required = false, autoFocus, children } = props
  const text = useText('addresses')
  const form = addressForms[market]
  const own = addressTexts(market)
  const listId = useId()
  const { loadedTowns, onInput, filledZipOf } = usePlaceSuggestions(market, names)
  const common = (part: Part) => ({ name: names[part], autoFocus: autoFocus === part })
  const hints = [text(own.zipHint, { example: form.postalCode.example })]
  if (filledZipOf !== undefined && form.postalCodeOf === 'block')
    hints.push(text('form.generalZip', { town: filledZipOf }))
  const options = (codes: readonly string[]) =>
    form.provinces
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))
  const zip = (
    <TextField
      {...common('zip')}
      label={text('field.zip')}
      defaultValue={values.zip}
      error={errors.zip}
      required={required}
      hint={hints.join('. ')}
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={form.postalCode.digits}
    />
  )
  return (
    <div className="contents" onInput={onInput}>
      <TextField
        {...common('city')}
        label={text(own.city)}
        defaultValue={values.city}
        error={errors.city}
        required={required}
        autoComplete="address-level2"
        autoCapitalize="words"
        maxLength={100}
        list={listId}
      />
      <datalist id={listId}>
        {(loadedTowns ?? towns).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={text(own.province)} error={errors.province} required={required}>
        {(control) => (
          <PlainSelect
            {...control}
            {...common('province')}
            defaultValue={findProvince(values.province, form)?.code ?? ''}
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
      {/* The names of countries are longer than postal codes. */}
      {children ? (
        <div className="grid grid-cols-1 items-start gap-4 sm:col-span-2 sm:grid-cols-[2fr_3fr]">
          {zip}
          {children}
        </div>
      ) : (
        zip
      )}
    </div>
  )
}
