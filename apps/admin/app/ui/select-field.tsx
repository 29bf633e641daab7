import { Field } from '@dvaput/ui/fields/field.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly label: string
  readonly name: string
  readonly defaultValue: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A native select with label, hint and error. */
export const SelectField = ({ label, name, defaultValue, hint, error, children }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <PlainSelect {...control} name={name} defaultValue={defaultValue}>
        {children}
      </PlainSelect>
    )}
  </Field>
)
