import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import { useKitText } from '../kit-texts.ts'

export type FieldLook = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
}

type ControlProps = {
  readonly id: string
  readonly required: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type FieldProps = FieldLook & { readonly children: (control: ControlProps) => ReactNode }

/** Label, hint and error of a control, associated for screen readers. */
export const Field = ({ label, hint, error, required, children }: FieldProps) => {
  const text = useKitText('kit')
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="self-start text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" title={text('ui.required')} className="ml-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-xs font-medium text-danger">
          <Icon name="alert" className="size-4 translate-y-px" />
          {error}
        </p>
      )}
    </div>
  )
}
