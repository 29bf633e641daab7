import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, Form } from 'react-router'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/account-email'

export const meta = pageMeta

export const handle = { messages: ['account-security'] }

/** The URL changes an account, so it reaches nobody as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

/** GET uses nothing up: mail scanners open links. */
export const loader = pageLoader(async ({ language, market }, { url, services, person }) => {
  const text = await loadText(language, 'account-security')
  const head = {
    title: text('confirm.title'),
    description: text('confirm.description'),
    path: '/account/email',
    hidden: true,
  }
  const { email } = services().account
  const token = url.searchParams.get('token') ?? ''
  const [newEmail, owner, customer] = [
    await email.newEmailOf(token),
    await email.customerOf(token),
    await person().customer(),
  ]
  const costsPassword = market.loginWays.includes('password') && customer?.id !== owner
  return { head, newEmail, costsPassword }
})

const nobody = { email: '', isLoggedIn: false, isAccessGone: false }

export const action = pageLoader(async ({ market }, { url, services, person }) => {
  try {
    const confirmed = await services().account.email.confirm(person(), url.searchParams.get('token') ?? '')
    if (!confirmed.ok) return data({ ...nobody, state: confirmed.reason }, { status: 410 })
    const { email } = confirmed
    const customer = await person().customer()
    const isAccessGone = market.loginWays.includes('password') && customer?.email !== email
    return data({ state: 'done' as const, email, isLoggedIn: customer !== null, isAccessGone }, { status: 200 })
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return data({ ...nobody, state: 'unavailable' as const }, { status: 502 })
  }
})

const failureTexts = {
  invalid: 'confirm.invalid',
  taken: 'confirm.taken',
  unavailable: 'security.unavailable',
} as const

/** Where a link that changes nothing leads: to a new one, by way of the login where nobody is logged in. */
const WayOn = () => {
  const text = useText('account-security')
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ButtonLink to="/account/security">{text('confirm.again')}</ButtonLink>
      <TextLink to="/account">{text('confirm.toAccount')}</TextLink>
    </div>
  )
}

export default function AccountEmail({ loaderData: { newEmail, costsPassword }, actionData }: Route.ComponentProps) {
  const text = useText('account-security')
  const isDone = actionData?.state === 'done'
  const failure = actionData && actionData.state !== 'done' ? actionData.state : undefined
  return (
    <LoginFrame title={text('confirm.title')}>
      <div className="flex flex-col items-start gap-5">
        {isDone && <Notice focused>{text('confirm.done', { email: actionData.email })}</Notice>}
        {isDone && actionData.isAccessGone && <p className="text-ink-soft">{text('confirm.accessGone')}</p>}
        {isDone && (
          <ButtonLink to={actionData.isLoggedIn ? '/account' : '/login'} reloadDocument>
            {text(actionData.isLoggedIn ? 'security.back' : 'confirm.toLogin')}
          </ButtonLink>
        )}
        {isDone && actionData.isAccessGone && <TextLink to="/forgot-password">{text('confirm.newPassword')}</TextLink>}
        {failure && (
          <Notice tone="danger" focused>
            {text(failureTexts[failure])}
          </Notice>
        )}
        {!isDone && !newEmail && !failure && <p className="text-lg text-ink-soft">{text('confirm.invalid')}</p>}
        {!isDone && !newEmail && <WayOn />}
        {!isDone && newEmail && (
          <>
            <p className="text-lg wrap-anywhere text-ink-soft">{text('confirm.text', { email: newEmail })}</p>
            {costsPassword && <p className="font-medium">{text('confirm.elsewhere')}</p>}
            <Form method="post" replace>
              <Button type="submit">{text('confirm.send')}</Button>
            </Form>
          </>
        )}
      </div>
    </LoginFrame>
  )
}
