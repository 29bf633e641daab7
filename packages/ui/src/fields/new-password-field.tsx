import { type PasswordStrength, passwordStrength, passwordStrengths } from '@dvaput/domain/account/password-strength'
import { useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useKitText } from '../kit-texts.ts'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const strengthTexts = {
  weak: 'password.weak',
  fair: 'password.fair',
  good: 'password.good',
  strong: 'password.strong',
} as const satisfies Record<PasswordStrength, string>

const fills = {
  weak: 'bg-danger',
  fair: 'bg-warning',
  good: 'bg-accent',
  strong: 'bg-accent',
} as const satisfies Record<PasswordStrength, string>

const Strength = ({ password }: { readonly password: string }) => {
  const text = useKitText('passwords')
  const strength = passwordStrength(password)
  const level = passwordStrengths.indexOf(strength)
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="flex flex-1 gap-1">
        {passwordStrengths.map((each, index) => (
          <span
            key={each}
            className={joinClasses('h-1.5 flex-1 rounded-full', index <= level ? fills[strength] : 'bg-sunken')}
          />
        ))}
      </div>
      <span className="text-xs font-medium text-ink-soft">{text(strengthTexts[strength])}</span>
    </div>
  )
}

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'hint' | 'autoComplete' | 'onInput'> & {
  readonly minLength: number
}

/** With the fewest characters it needs, and a hint how strong it is while it is typed. */
export const NewPasswordField = ({ minLength, ...rest }: NewPasswordFieldProps) => {
  const text = useKitText('passwords')
  const [password, setPassword] = useState('')
  return (
    <div className="grid gap-2">
      <PasswordField
        {...rest}
        autoComplete="new-password"
        hint={text('password.hint', { count: minLength })}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <div aria-live="polite">{password !== '' && <Strength password={password} />}</div>
    </div>
  )
}
