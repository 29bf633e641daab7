import { Button } from '@dvaput/ui/button.tsx'
import { NewPasswordField } from '@dvaput/ui/fields/new-password-field.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { DeviceList } from './device-list.tsx'
import { CurrentPassword, LoginAgain } from './owner-proof.tsx'
import type { DeviceView, OwnerProofWay, SecurityResult } from './security-result.ts'
import { fieldOf, SecurityForm, SecuritySection } from './security-section.tsx'

type SecurityViewProps = {
  readonly email: string
  readonly proof: OwnerProofWay
  readonly freshLoginMinutes: number
  /** Whether the login is recent, whatever it was by. */
  readonly isFresh: boolean
  readonly hasPasswords: boolean
  readonly minPasswordLength: number
  readonly devices: readonly DeviceView[]
  readonly erasedAfterDays: number
  /** Of a form that was sent a moment ago. */
  readonly done: string | undefined
  readonly result: SecurityResult | undefined
  readonly passkeys: ReactNode
}

type PartProps = Pick<SecurityViewProps, 'email' | 'proof' | 'freshLoginMinutes' | 'result'>

const EmailPart = ({ email, proof, freshLoginMinutes, result }: PartProps) => {
  const text = useText('account-security')
  return (
    <SecuritySection title={text('email.title')}>
      <p className="wrap-anywhere">{text('email.current', { email })}</p>
      {proof === 'login-again' ? (
        <LoginAgain minutes={freshLoginMinutes} result={result} />
      ) : (
        <SecurityForm intent="email" result={result}>
          <div className="w-full">
            <TextField
              {...fieldOf(result, 'email', 'newEmail')}
              key={result?.intent === 'email' ? result.message : ''}
              label={text('email.new')}
              hint={text('email.newHint')}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
          </div>
          {proof === 'password' && <CurrentPassword email={email} intent="email" result={result} />}
          <Button type="submit">{text('email.change')}</Button>
        </SecurityForm>
      )}
    </SecuritySection>
  )
}

type PasswordPartProps = Pick<SecurityViewProps, 'email' | 'proof' | 'minPasswordLength' | 'result'>

const PasswordPart = ({ email, proof, minPasswordLength, result }: PasswordPartProps) => {
  const text = useText('account-security')
  return (
    <SecuritySection title={text('password.title')}>
      {proof === 'password' ? (
        <SecurityForm intent="password" result={result}>
          <p className="text-ink-soft">{text('password.text')}</p>
          <CurrentPassword email={email} intent="password" result={result} />
          <div className="w-full">
            <NewPasswordField
              {...fieldOf(result, 'password', 'password')}
              label={text('password.new')}
              minLength={minPasswordLength}
              required
            />
          </div>
          <div className="w-full">
            <PasswordField
              {...fieldOf(result, 'password', 'confirmPassword')}
              label={text('password.repeat')}
              autoComplete="new-password"
              required
            />
          </div>
          <Button type="submit">{text('password.change')}</Button>
        </SecurityForm>
      ) : (
        <SecurityForm intent="password-link" result={result}>
          <p className="text-ink-soft">{text('password.linkText')}</p>
          <Button type="submit" variant="secondary">
            {text('password.sendLink')}
          </Button>
        </SecurityForm>
      )}
    </SecuritySection>
  )
}

const DeletePart = ({
  email,
  proof,
  freshLoginMinutes,
  erasedAfterDays,
  result,
}: PartProps & { readonly erasedAfterDays: number }) => {
  const text = useText('account-security')
  return (
    <SecuritySection title={text('delete.title')}>
      <p className="text-ink-soft">{text('delete.text')}</p>
      <p className="text-ink-soft">{text('delete.orders', { days: erasedAfterDays })}</p>
      {proof === 'login-again' ? (
        <LoginAgain minutes={freshLoginMinutes} result={result} />
      ) : (
        <details open={result?.intent === 'delete'} className="w-full">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-danger">
            {text('delete.open')}
          </summary>
          <div className="pt-4">
            <SecurityForm intent="delete" result={result}>
              <div className="w-full">
                <TextField
                  {...fieldOf(result, 'delete', 'typedEmail')}
                  label={text('delete.confirm', { email })}
                  type="email"
                  autoComplete="off"
                  required
                />
              </div>
              {proof === 'password' && <CurrentPassword email={email} intent="delete" result={result} />}
              <Button type="submit" variant="danger">
                {text('delete.send')}
              </Button>
            </SecurityForm>
          </div>
        </details>
      )}
    </SecuritySection>
  )
}

export const SecurityView = (props: SecurityViewProps) => {
  const text = useText('account-security')
  const { devices, done, hasPasswords, passkeys } = props
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6 py-8 sm:py-12 lg:max-w-none">
      <div className="grid justify-items-start gap-2">
        <TextLink to="/account">{text('security.back')}</TextLink>
        <h1 className="text-3xl sm:text-4xl">{text('security.title')}</h1>
      </div>
      {done && (
        <Notice key={done} focused>
          {done}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-6">
          <EmailPart {...props} />
          {hasPasswords && <PasswordPart {...props} />}
          {passkeys}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <SecuritySection title={text('devices.title')}>
            <p className="text-ink-soft">{text(hasPasswords ? 'devices.text' : 'devices.textWithoutPassword')}</p>
            <DeviceList devices={devices} />
          </SecuritySection>
          <SecuritySection title={text('data.title')}>
            <p className="text-ink-soft">{text('data.text')}</p>
            {props.isFresh ? (
              <form method="post" action="/account/data">
                <Button type="submit" variant="secondary">
                  {text('data.download')}
                </Button>
              </form>
            ) : (
              <LoginAgain minutes={props.freshLoginMinutes} result={undefined} />
            )}
          </SecuritySection>
          <DeletePart {...props} />
        </div>
      </div>
    </div>
  )
}
