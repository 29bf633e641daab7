import type { PageContext } from '@dvaput/domain/markets/page-context'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { NewPasswordField } from '@dvaput/ui/fields/new-password-field.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, type HeadersArgs, redirectDocument, useNavigation } from 'react-router'
import { FormAlert } from '../../features/login/form-alert.tsx'
import { invalidForm, refusedForm } from '../../features/login/form-failure.server.ts'
import { errorOf, useFocusOnFailure } from '../../features/login/form-failure.ts'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { readForm } from '../../features/login/read-form.server.ts'
import { recoveryCookie } from '../../features/login/recovery-cookie.server.ts'
import { fieldOfProblem, problemText } from '../../features/login/registration-problems.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath, withReturnPath } from '../../lib/paths/return-path.ts'
import type { Route } from './+types/reset-password'

export const meta = pageMeta

export const handle = { messages: ['login', 'passwords'] }

/** The URL is the key to the account: no other page may learn of it. */
export const headers = (args: HeadersArgs) => {
  const own = new Headers(actionHeaders(args))
  own.set('Referrer-Policy', 'no-referrer')
  return own
}

/** Where this browser was going when it asked for the link. */
const readReturnPath = async (page: PageContext, request: Request): Promise<string | null> =>
  toReturnPath(await recoveryCookie.read(page, request), '') || null

const linkIn = ({ searchParams }: URL) => ({ id: searchParams.get('id') ?? '', token: searchParams.get('token') ?? '' })

/** Looking at the page uses nothing up; the form does. */
export const loader = pageLoader(async (page, { request, url, services, clientIp }) => {
  const { language } = page
  const { login } = services()
  const text = await loadText(language, 'login')
  const head = {
    title: text('reset.title'),
    description: text('reset.description'),
    path: '/reset-password',
    hidden: true,
  }
  return {
    head,
    isSpent: await login.isResetLinkSpent({ ...linkIn(url), clientIp: clientIp() }),
    returnTo: await readReturnPath(page, request),
    minPasswordLength: login.minPasswordLength,
  }
})

export const action = pageLoader(async (page, { request, url, services, person, clientIp }) => {
  const { market, language } = page
  const read = await readForm(request)
  const { login } = services()
  const outcome = await login.resetPassword({
    person: person(),
    clientIp: clientIp(),
    locale: { market, language },
    ...linkIn(url),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
  })
  if (outcome.ok) {
    const returnTo = await readReturnPath(page, request)
    const next = outcome.customer ? (returnTo ?? '/account') : withReturnPath('/login', returnTo)
    throw redirectDocument(next, { headers: { 'Set-Cookie': await recoveryCookie.clear(page) } })
  }
  if ('refusal' in outcome) return refusedForm(language, outcome, {})
  const { problem } = outcome
  if (problem === 'passwordRequired') {
    const text = await loadText(language, 'login')
    return invalidForm(text('reset.passwordRequired'), 'password', {})
  }
  return invalidForm(await problemText(language, problem, login), fieldOfProblem(problem, read), {})
})

const SpentLink = ({ returnTo }: { readonly returnTo: string | null }) => {
  const text = useText('login')
  return (
    <div role="alert">
      <StatePanel
        icon="clock"
        title={text('reset.spentTitle')}
        action={<ButtonLink to={withReturnPath('/forgot-password', returnTo)}>{text('reset.sendNew')}</ButtonLink>}
      >
        {text('reset.spentText')}
      </StatePanel>
    </div>
  )
}

export default function ResetPassword({ loaderData, actionData: failure }: Route.ComponentProps) {
  const text = useText('login')
  const form = useFocusOnFailure(failure)
  const { formAction } = useNavigation()
  const isSpent = loaderData.isSpent || failure?.code === 'reset-link-spent'
  return (
    <LoginFrame
      title={text('reset.title')}
      lead={isSpent ? undefined : text('reset.lead')}
      footer={<TextLink to={withReturnPath('/login', loaderData.returnTo)}>{text('forgot.back')}</TextLink>}
    >
      {isSpent ? (
        <SpentLink returnTo={loaderData.returnTo} />
      ) : (
        <Form ref={form} method="post" noValidate className="grid gap-5">
          <FormAlert failure={failure} />
          {/* Password managers look for one; the link does not say whose it is. */}
          <input hidden readOnly autoComplete="username" />
          <NewPasswordField
            label={text('reset.password')}
            name="password"
            minLength={loaderData.minPasswordLength}
            required
            error={errorOf(failure, 'password')}
          />
          <PasswordField
            label={text('reset.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
            required
            error={errorOf(failure, 'confirmPassword')}
          />
          <Button type="submit" size="lg" wide loading={formAction !== undefined}>
            {text('reset.submit')}
          </Button>
        </Form>
      )}
    </LoginFrame>
  )
}
