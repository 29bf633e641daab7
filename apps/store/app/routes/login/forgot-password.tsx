import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useCallback } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { FormAlert } from '../../features/login/form-alert.tsx'
import { invalidForm, refusedForm } from '../../features/login/form-failure.server.ts'
import { errorOf, useFocusOnFailure } from '../../features/login/form-failure.ts'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { readForm } from '../../features/login/read-form.server.ts'
import { recoveryCookie } from '../../features/login/recovery-cookie.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath, withReturnPath } from '../../lib/paths/return-path.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { useLoginElsewhere } from '../../state/use-login-elsewhere.ts'
import type { Route } from './+types/forgot-password'

export const meta = pageMeta

export const headers = actionHeaders

export const handle = { messages: ['login'] }

export const loader = pageLoader(async ({ language }, { url }) => {
  const text = await loadText(language, 'login')
  const asked = url.searchParams.get('returnTo')
  const head = {
    title: text('forgot.title'),
    description: text('forgot.description'),
    path: '/forgot-password',
    hidden: true,
  }
  return { head, returnTo: asked === null ? null : toReturnPath(asked, '/account') }
})

/** The response is the same for every e-mail, known or not. // divergences S-29 */
export const action = pageLoader(async (page, { request, services, clientIp }) => {
  const { market, language } = page
  const read = await readForm(request)
  const [email, asked] = [read('email'), read('returnTo')]
  const outcome = await services().login.recoverPassword({ clientIp: clientIp(), email, locale: { market, language } })
  if (outcome.ok) {
    const path = toReturnPath(asked, '')
    const cookie = path === '' ? recoveryCookie.clear(page) : recoveryCookie.write(page, path)
    return data({ sentTo: outcome.email }, { headers: { 'Set-Cookie': await cookie } })
  }
  if ('refusal' in outcome) return refusedForm(language, outcome, { email })
  const text = await loadText(language, 'login')
  const problems = { emailRequired: text('login.emailRequired'), emailInvalid: text('login.emailInvalid') }
  return invalidForm(problems[outcome.problem], 'email', { email })
})

// As long as the link of the built-in platform works.
const linkLife = { from: 30, to: 30, unit: 'minutes' } as const

type ReturnTo = { readonly returnTo: string | null }

const ReturnField = ({ returnTo }: ReturnTo) =>
  returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />

/** Goes on by itself once the link was used in another tab. */
const Sent = ({ email, returnTo }: ReturnTo & { readonly email: string }) => {
  const text = useText('login')
  const { language } = usePageContext()
  useLoginElsewhere(useCallback(() => location.replace(returnTo ?? '/account'), [returnTo]))
  return (
    <>
      <div role="status" className="flex gap-3">
        <Icon name="success" className="mt-0.5 size-6 text-accent" />
        <div>
          <p className="font-semibold">{text('forgot.sent')}</p>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {text('forgot.sentHint', { email, time: formatSpan(linkLife, language) })}
          </p>
        </div>
      </div>
      <Form method="post" className="mt-5">
        <input type="hidden" name="email" value={email} />
        <ReturnField returnTo={returnTo} />
        <Button type="submit" variant="secondary" wide>
          {text('forgot.again')}
        </Button>
      </Form>
    </>
  )
}

export default function ForgotPassword({ loaderData: { returnTo }, actionData }: Route.ComponentProps) {
  const text = useText('login')
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined
  const failure = actionData && 'text' in actionData ? actionData : undefined
  const form = useFocusOnFailure(failure)
  const { formAction } = useNavigation()
  const toLogin = <TextLink to={withReturnPath('/login', returnTo)}>{text('forgot.back')}</TextLink>
  return (
    <LoginFrame
      title={text('forgot.title')}
      lead={sentTo === undefined ? text('forgot.lead') : undefined}
      footer={toLogin}
    >
      {sentTo !== undefined ? (
        <Sent email={sentTo} returnTo={returnTo} />
      ) : (
        <Form ref={form} method="post" noValidate className="grid gap-5">
          <FormAlert failure={failure} />
          <ReturnField returnTo={returnTo} />
          <TextField
            label={text('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            defaultValue={failure?.typed.email}
            error={errorOf(failure, 'email')}
          />
          <Button type="submit" size="lg" wide loading={formAction !== undefined}>
            {text('forgot.submit')}
          </Button>
        </Form>
      )}
    </LoginFrame>
  )
}
