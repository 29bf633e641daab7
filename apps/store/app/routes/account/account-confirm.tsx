import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, type HeadersArgs, redirectDocument, useNavigation } from 'react-router'
import { FormAlert } from '../../features/login/form-alert.tsx'
import { invalidForm, refusedForm } from '../../features/login/form-failure.server.ts'
import { errorOf, useFocusOnFailure } from '../../features/login/form-failure.ts'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { readForm } from '../../features/login/read-form.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/account-confirm'

export const meta = pageMeta

export const handle = { messages: ['register', 'passwords'] }

/** The URL is half the key to the account: no other page may learn of it. */
export const headers = (args: HeadersArgs) => {
  const own = new Headers(actionHeaders(args))
  own.set('Referrer-Policy', 'no-referrer')
  return own
}

const linkIn = ({ searchParams }: URL) => ({ id: searchParams.get('id') ?? '', token: searchParams.get('token') ?? '' })

/** GET uses nothing up: mail scanners open links. */
export const loader = pageLoader(async ({ language }, { url, services, person, clientIp }) => {
  const text = await loadText(language, 'register')
  const head = {
    title: text('confirm.title'),
    description: text('confirm.description'),
    path: '/account/confirm',
    hidden: true,
  }
  if (url.searchParams.get('done') !== null) return { head, isDone: true, confirmation: null }
  const reader = { ...linkIn(url), person: person(), clientIp: clientIp() }
  return { head, isDone: false, confirmation: await services().login.confirmEmail.read(reader) }
})

export const action = pageLoader(async ({ language }, { request, url, services, person, clientIp }) => {
  const read = await readForm(request)
  const reader = { ...linkIn(url), person: person(), clientIp: clientIp() }
  const outcome = await services().login.confirmEmail.confirm({ ...reader, password: read('password') })
  if (outcome.ok) throw redirectDocument('/account/confirm?done=')
  if ('refusal' in outcome) return refusedForm(language, outcome, {})
  const text = await loadText(language, 'register')
  return outcome.problem === 'passwordRequired'
    ? invalidForm(text('confirm.passwordRequired'), 'password', {})
    : invalidForm(text('confirm.invalid'), '', {})
})

const LinkInvalid = () => {
  const text = useText('register')
  return (
    <StatePanel
      icon="clock"
      title={text('confirm.invalidTitle')}
      action={<ButtonLink to="/account">{text('confirm.toAccount')}</ButtonLink>}
    >
      {text('confirm.invalid')}
    </StatePanel>
  )
}

export default function AccountConfirm({ loaderData, actionData: failure }: Route.ComponentProps) {
  const text = useText('register')
  const form = useFocusOnFailure(failure)
  const { formAction } = useNavigation()
  const { isDone, confirmation } = loaderData
  return (
    <LoginFrame
      title={text('confirm.title')}
      footer={confirmation && <TextLink to="/forgot-password">{text('confirm.notMine')}</TextLink>}
    >
      {isDone && (
        <div className="flex flex-col items-start gap-5">
          <Notice focused>{text('confirm.done')}</Notice>
          <ButtonLink to="/account">{text('confirm.toAccount')}</ButtonLink>
        </div>
      )}
      {!isDone && !confirmation && <LinkInvalid />}
      {confirmation && (
        <Form ref={form} method="post" noValidate replace className="grid gap-5">
          <p className="wrap-anywhere">
            {text(confirmation.needsPassword ? 'confirm.withPassword' : 'confirm.text', { email: confirmation.email })}
          </p>
          <FormAlert failure={failure} />
          {confirmation.needsPassword && (
            <>
              <input hidden readOnly autoComplete="username" value={confirmation.email} />
              <PasswordField
                label={text('confirm.password')}
                name="password"
                autoComplete="current-password"
                required
                error={errorOf(failure, 'password')}
              />
            </>
          )}
          <Button type="submit" size="lg" wide loading={formAction !== undefined}>
            {text('confirm.send')}
          </Button>
        </Form>
      )}
    </LoginFrame>
  )
}
