import { TextLink } from '@dvaput/ui/text-link.tsx'
import { redirect, redirectDocument } from 'react-router'
import { termsVersion } from '../../content.server/terms/version.ts'
import { invalidForm, refusedForm } from '../../features/login/form-failure.server.ts'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { readForm } from '../../features/login/read-form.server.ts'
import { RegisterForm } from '../../features/login/register-form.tsx'
import { fieldOfProblem, problemText } from '../../features/login/registration-problems.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath, withReturnPath } from '../../lib/paths/return-path.ts'
import type { Route } from './+types/register'

export const meta = pageMeta

export const headers = actionHeaders

export const handle = { messages: ['register', 'passwords'] }

// Where somebody lands after registering who was on the way to no other page. // REG-04
const usualReturnPath = '/'

export const loader = pageLoader(async ({ language }, { url, person, services }) => {
  const asked = url.searchParams.get('returnTo')
  if (await person().customer()) throw redirect(toReturnPath(asked, usualReturnPath))
  const text = await loadText(language, 'register')
  return {
    head: { title: text('register.title'), description: text('register.description'), path: '/register', hidden: true },
    returnTo: asked === null ? null : toReturnPath(asked, usualReturnPath),
    minPasswordLength: services().login.minPasswordLength,
  }
})

export const action = pageLoader(async ({ market, language }, { request, services, person, clientIp }) => {
  const read = await readForm(request)
  const { login } = services()
  const typed = { fullName: read('fullName'), email: read('email'), acceptsTerms: read('acceptsTerms') }
  const outcome = await login.register({
    person: person(),
    clientIp: clientIp(),
    locale: { market, language },
    form: {
      fullName: typed.fullName,
      email: typed.email,
      password: read('password'),
      confirmPassword: read('confirmPassword'),
      acceptsTerms: typed.acceptsTerms !== '',
    },
    termsVersion,
  })
  if (outcome.ok) {
    const next = toReturnPath(read('returnTo'), usualReturnPath)
    throw redirectDocument(
      outcome.customer ? next : `/login?${new URLSearchParams({ registered: '', returnTo: next })}`,
    )
  }
  if ('problem' in outcome) {
    const text = await problemText(language, outcome.problem, login)
    return invalidForm(text, fieldOfProblem(outcome.problem, read), typed)
  }
  return refusedForm(language, outcome, typed)
})

export default function Register({ loaderData: { returnTo, minPasswordLength }, actionData }: Route.ComponentProps) {
  const text = useText('register')
  return (
    <LoginFrame
      title={text('register.title')}
      lead={text('register.lead')}
      footer={
        <>
          {text('register.haveAccount')}{' '}
          <TextLink to={withReturnPath('/login', returnTo)}>{text('register.login')}</TextLink>
        </>
      }
    >
      <RegisterForm returnTo={returnTo} minPasswordLength={minPasswordLength} failure={actionData} />
    </LoginFrame>
  )
}
