import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import { Icon } from '@dvaput/ui/icon.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { redirect, redirectDocument } from 'react-router'
import { DemoLogin } from '../../features/login/demo-login.tsx'
import { invalidForm, refusedForm } from '../../features/login/form-failure.server.ts'
import { LoginForm } from '../../features/login/login-form.tsx'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { LogoutFailed } from '../../features/login/logout-failed.tsx'
import { PasskeyLogin } from '../../features/login/passkey-login.tsx'
import { readForm } from '../../features/login/read-form.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { readLoginFailure } from '../../lib/failures/login-failure.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath, withReturnPath } from '../../lib/paths/return-path.ts'
import type { Route } from './+types/login'

export const meta = pageMeta

export const headers = actionHeaders

export const handle = { messages: ['login', 'passkeys', 'passwords'] }

const usualReturnPath = '/account'

export const loader = pageLoader(async ({ market, language, demo }, { url, person, services }) => {
  const asked = url.searchParams.get('returnTo')
  const isLoggedIn = (await person().customer()) !== null
  const isLogoutFailed = isLoggedIn && url.searchParams.get('failed') === 'logout'
  if (isLoggedIn && !isLogoutFailed) throw redirect(toReturnPath(asked, usualReturnPath))
  if (!isLogoutFailed && market.loginWays.includes('platform-redirect')) throw redirect(`/login/platform${url.search}`)
  const text = await loadText(language, 'login')
  return {
    head: {
      title: text(isLogoutFailed ? 'logoutFailed.title' : 'login.title'),
      description: text('login.description'),
      path: '/login',
      hidden: true,
    },
    isLogoutFailed,
    returnTo: asked === null ? null : toReturnPath(asked, usualReturnPath),
    externalName: market.loginWays.includes('external-account') ? services().login.externalName : null,
    failed: await readLoginFailure(url, language),
    isRegistered: url.searchParams.has('registered'),
    demo: demo ? { customer: demoCustomers[market.id], password: demoPassword } : null,
  }
})

export const action = pageLoader(async ({ market, language }, { request, services, person, clientIp }) => {
  if (!market.loginWays.includes('password')) throw redirect('/login')
  const form = await readForm(request)
  const [email, typed] = [form('email'), { email: form('email') }]
  const outcome = await services().login.withPassword({
    person: person(),
    clientIp: clientIp(),
    email,
    password: form('password'),
  })
  // A document of its own: nothing that was loaded for somebody else stays.
  if (outcome.ok) throw redirectDocument(toReturnPath(form('returnTo'), usualReturnPath))
  if ('refusal' in outcome) return refusedForm(language, outcome, typed)
  const text = await loadText(language, 'login')
  if (outcome.problem === 'emailInvalid') return invalidForm(text('login.emailInvalid'), 'email', typed)
  return invalidForm(text('login.emailAndPasswordRequired'), email.trim() === '' ? 'email' : 'password', typed)
})

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('login')
  const { returnTo, externalName, failed, isRegistered, demo, isLogoutFailed } = loaderData
  if (isLogoutFailed) return <LogoutFailed />
  /** Of a login that left this site, until the form says something newer. */
  const failedElsewhere =
    failed && !failed.isCancelled ? { text: failed.text, field: null, code: null, typed: {} } : undefined
  return (
    <LoginFrame
      title={text('login.title')}
      lead={text('login.lead')}
      footer={
        <>
          {text('login.newHere')}{' '}
          <TextLink to={withReturnPath('/register', returnTo)}>{text('login.register')}</TextLink>
          <br />
          {text('login.boughtAsGuest')} <TextLink to="/orders/find">{text('login.findOrder')}</TextLink>
        </>
      }
    >
      {failed?.isCancelled && !actionData && (
        <p role="status" className="mb-5 flex gap-2.5 font-medium">
          <Icon name="info" className="mt-0.5 text-ink-soft" />
          {failed.text}
        </p>
      )}
      {isRegistered && (
        <p role="status" className="mb-5 flex gap-2.5 font-medium">
          <Icon name="success" className="mt-0.5 text-accent" />
          {text('login.registered')}
        </p>
      )}
      <LoginForm returnTo={returnTo} externalName={externalName} failure={actionData ?? failedElsewhere} />
      <PasskeyLogin returnTo={returnTo ?? usualReturnPath} />
      {demo && (
        <div className="mt-6">
          <DemoLogin {...demo} />
        </div>
      )}
    </LoginFrame>
  )
}
