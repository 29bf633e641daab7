import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { loadWebAuthn, type NewPasskeyOptions } from '@dvaput/ui/web-authn.ts'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ApiError, api } from '../../lib/api.ts'
import { LoginAgain } from './owner-proof.tsx'
import { PasskeyItem, type PasskeyView } from './passkey-item.tsx'
import { SecurityForm } from './security-section.tsx'

const addPasskey = async (name: string, currentPassword: string) => {
  const { startRegistration } = await loadWebAuthn()
  const { options } = (await api.post('/passkeys/add/start', { currentPassword })) as { options: NewPasskeyOptions }
  const response = await startRegistration({ optionsJSON: options })
  await api.post('/passkeys/add/finish', { response, name })
}

/** The e-mail is null where no password is asked for. */
type AddPasskeyProps = { readonly name: string; readonly passwordOf: string | null; readonly freshLoginMinutes: number }

const AddPasskey = ({ name, passwordOf, freshLoginMinutes }: AddPasskeyProps) => {
  const text = useText('passkeys')
  const securityText = useText('account-security')
  const { revalidate } = useRevalidator()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'failed' | 'owner-not-shown' | 'too-many-attempts'>(
    'idle',
  )
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setState('adding')
    try {
      await addPasskey(name, String(new FormData(form).get('currentPassword') ?? ''))
      form.reset()
      setState('added')
      await revalidate()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      setState(code === 'owner-not-shown' || code === 'too-many-attempts' ? code : 'failed')
    }
  }
  const isWrong = state === 'owner-not-shown'
  // The login has grown too old while the page was open.
  if (isWrong && passwordOf === null) return <LoginAgain minutes={freshLoginMinutes} result={undefined} />
  if (isHydrated && !window.PublicKeyCredential) return <p className="text-ink-soft">{text('passkeys.unsupported')}</p>
  return (
    <form
      className="grid w-full max-w-dialog justify-items-start gap-4 noscript:hidden"
      onSubmit={(event) => void add(event)}
    >
      {passwordOf !== null && (
        <div className="w-full">
          {/* Password managers ask whose password it is. */}
          <input hidden readOnly autoComplete="username" value={passwordOf} />
          <PasswordField
            label={securityText('security.currentPassword')}
            name="currentPassword"
            autoComplete="current-password"
            required
            error={isWrong ? securityText('security.wrongPassword') : undefined}
          />
        </div>
      )}
      <Button type="submit" icon="plus" loading={state === 'adding'}>
        {text('passkeys.add')}
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {state === 'added' && text('passkeys.added')}
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {state === 'failed' && text('passkeys.notAdded')}
        {state === 'too-many-attempts' && securityText('security.tooMany')}
      </p>
    </form>
  )
}

/** Here, only after the e-mail was shown to be one's own, or on the platform's login page. */
export type AddingPlace = 'here' | 'verify-first' | 'at-login'

type PasskeysSectionProps = {
  readonly passkeys: readonly PasskeyView[]
  readonly addingPlace: AddingPlace
  /** How its owner shows that they are there. */
  readonly proof: 'password' | 'fresh-login' | 'login-again'
  readonly freshLoginMinutes: number
  readonly email: string
  /** Something was refused just now because the login is too old. */
  readonly needsLogin: boolean
}

export const PasskeysSection = ({ passkeys, addingPlace, proof, needsLogin, ...of }: PasskeysSectionProps) => {
  const text = useText('passkeys')
  const securityText = useText('account-security')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid justify-items-start gap-4">
        <h2 id={id} className="text-xl">
          {text('passkeys.title')}
        </h2>
        <p className="text-ink-soft">{text('passkeys.text')}</p>
        {needsLogin && <LoginAgain minutes={of.freshLoginMinutes} result={undefined} />}
        {passkeys.length === 0 ? (
          <p>{text('passkeys.none')}</p>
        ) : (
          <ul className="grid w-full gap-3">
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} {...passkey} />
            ))}
          </ul>
        )}
        {addingPlace === 'here' && proof === 'login-again' && !needsLogin && (
          <LoginAgain minutes={of.freshLoginMinutes} result={undefined} />
        )}
        {addingPlace === 'here' && proof !== 'login-again' && (
          <AddPasskey
            name={text('passkeys.defaultName', { number: passkeys.length + 1 })}
            passwordOf={proof === 'password' ? of.email : null}
            freshLoginMinutes={of.freshLoginMinutes}
          />
        )}
        {addingPlace === 'verify-first' && (
          <p className="text-ink-soft">
            {text('passkeys.verifyFirst')}{' '}
            <TextLink to="/login/link?returnTo=%2Faccount%2Fsecurity">{text('passkeys.verifyLink')}</TextLink>
          </p>
        )}
        {addingPlace === 'at-login' && (
          <SecurityForm intent="login-again" result={undefined}>
            <p className="text-ink-soft">{text('passkeys.atLogin')}</p>
            <Button type="submit" variant="secondary">
              {securityText('security.loginAgain')}
            </Button>
          </SecurityForm>
        )}
      </Card>
    </section>
  )
}
