import { Button } from '@dvaput/ui/button.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { SecurityIntent, SecurityResult } from './security-result.ts'
import { SecurityForm } from './security-section.tsx'

type CurrentPasswordProps = {
  readonly email: string
  readonly result: SecurityResult | undefined
  readonly intent: SecurityIntent
}

export const CurrentPassword = ({ email, result, intent }: CurrentPasswordProps) => {
  const text = useText('account-security')
  const isWrong = result?.intent === intent && result.field === 'currentPassword'
  return (
    <div className="w-full">
      {/* Password managers ask whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={text('security.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={isWrong ? result.message : undefined}
      />
    </div>
  )
}

type LoginAgainProps = { readonly minutes: number; readonly result: SecurityResult | undefined }

/** In place of a form for which the login is too old. */
export const LoginAgain = ({ minutes, result }: LoginAgainProps) => {
  const text = useText('account-security')
  return (
    <SecurityForm intent="login-again" result={result}>
      <p className="text-ink-soft">{text('security.loginAgainText', { minutes })}</p>
      <Button type="submit" variant="secondary">
        {text('security.loginAgain')}
      </Button>
    </SecurityForm>
  )
}
