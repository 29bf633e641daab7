import { Button } from '@dvaput/ui/button.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { LoginLayout } from '../../features/layout/login-layout.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { readFields } from '../../lib/forms/read-fields.ts'
import { loginLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { toScreenPath } from '../../lib/urls/screen-path.ts'

export const meta = screenMeta

export const handle = { messages: ['login'], isLogin: true }

export const loader = loginLoader(async ({ language }, { visit, url }) => {
  const returnTo = toScreenPath(url.searchParams.get('returnTo'))
  if (await visit.administrator()) throw redirect(returnTo)
  const text = await loadText(language, 'login')
  return { title: text('login.title'), returnTo, hasEnded: url.searchParams.has('ended') }
})

export const action = loginLoader(async ({ market, language }, { request, services, visit, clientIp, url }) => {
  const field = await readFields(request)
  if (url.searchParams.get('act') === 'link') {
    const email = field('email')
    const mailed = await services.administrators.devices.mailLink({ clientIp, email, locale: { market, language } })
    const outcome = mailed === 'ok' ? 'link-sent' : 'links-too-many'
    return data({ outcome, email } as const, { status: mailed === 'ok' ? 200 : 429 })
  }
  const credentials = { clientIp, email: field('email'), password: field('password') }
  const outcome = await services.administrators.logIn(visit, credentials)
  const returnTo = toScreenPath(field('returnTo'))
  if (outcome === 'ok') throw redirect(`/second-factor?returnTo=${encodeURIComponent(returnTo)}`)
  return data({ outcome, email: credentials.email }, { status: outcome === 'too-many' ? 429 : 422 })
})

const outcomeTexts = {
  'too-many': 'login.tooMany',
  'link-sent': 'login.linkSent',
  'links-too-many': 'login.linksTooMany',
  wrong: 'login.wrong',
  ended: 'login.ended',
} as const

export default function Login() {
  const { returnTo, hasEnded } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText('login')
  const isSending = useNavigation().state === 'submitting'
  return (
    <LoginLayout title={text('login.title')} lead={text('login.lead')}>
      {hasEnded && !refused && <Notice tone="neutral">{text('login.ended')}</Notice>}
      {refused && (
        <Notice key={JSON.stringify(refused)} tone={refused.outcome === 'link-sent' ? 'neutral' : 'danger'} focused>
          {text(outcomeTexts[refused.outcome])}
        </Notice>
      )}
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          label={text('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refused?.email}
          required
        />
        <PasswordField label={text('login.password')} name="password" autoComplete="current-password" required />
        <Button type="submit" loading={isSending}>
          {text('login.submit')}
        </Button>
        {refused?.outcome === 'too-many' && (
          <Button type="submit" variant="secondary" formAction="/admin/login?act=link" formNoValidate>
            {text('login.mailLink')}
          </Button>
        )}
      </Form>
      <p className="text-sm text-ink-soft">{text('login.forgotten')}</p>
    </LoginLayout>
  )
}
