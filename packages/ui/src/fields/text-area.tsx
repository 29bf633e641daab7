import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { controlClasses } from './control-classes.ts'
import { Field, type FieldLook } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldLook

export const TextArea = ({ label, hint, error, required, className, rows = 4, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => (
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={joinClasses(controlClasses, 'block resize-y', className)}
      />
    )}
  </Field>
)
