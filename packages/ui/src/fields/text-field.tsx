import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { controlClasses } from './control-classes.ts'
import { Field, type FieldLook } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldLook

export const TextField = ({ label, hint, error, required, className, type = 'text', ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <input {...rest} {...control} type={type} className={joinClasses(controlClasses, className)} />}
  </Field>
)
