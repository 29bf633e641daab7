import { type ComponentProps, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useKitText } from '../kit-texts.ts'
import { useHydrated } from '../use-hydrated.ts'
import { controlClasses } from './control-classes.ts'
import { Field, type FieldLook } from './field.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & FieldLook

/** A password that can be looked at while it is typed. */
export const PasswordField = ({ label, hint, error, required, ...rest }: PasswordFieldProps) => {
  const text = useKitText('passwords')
  const [isShown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={joinClasses(controlClasses, 'pr-24')}
          />
          {hydrated && (
            <button
              type="button"
              aria-label={text(isShown ? 'password.hideLabel' : 'password.showLabel')}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-1 right-1 rounded-md px-3 text-sm font-medium text-accent hover:bg-sunken"
            >
              {text(isShown ? 'password.hide' : 'password.show')}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
