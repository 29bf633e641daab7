import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '../../../store/app/ui/button.tsx'
import { Notice } from '../../../store/app/ui/notice.tsx'
import { PasswordField } from '../../../store/app/ui/password-field.tsx'
import { TextField } from '../../../store/app/ui/text-field.tsx'
import { WayInFrame } from '../features/layout/way-in-frame.tsx'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { readFields } from '../lib/read-fields.ts'
import { wayInLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { toScreenPath } from '../lib/screen-path.ts'

export const meta = screenMeta

export const handle = { messages: ['login'], isWayIn: true }

export const loader = wayInLoader(async ({ language }, { visit, url }) => {
  const returnTo = toScreenPath(url.searchParams.get('returnTo'))
  if (await visit.administrator()) throw redirect(returnTo)
  const text = await loadText(language, 'login')
  return { title: text('login.title'), returnTo, hasEnded: url.searchParams.has('ended') }
})

export const action = wayInLoader(async (_, { request, services, visit, clientIp }) => {
  const field = await readFields(request)
  const credentials = { clientIp, email: field('email'), password: field('password') }
  const outcome = await services.administrators.logIn(visit, credentials)
  const returnTo = toScreenPath(field('returnTo'))
  if (outcome === 'ok') throw redirect(`/second-factor?returnTo=${encodeURIComponent(returnTo)}`)
  return data({ outcome, email: credentials.email }, { status: outcome === 'too-many' ? 429 : 422 })
})

export default function Login() {
  const { returnTo, hasEnded } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText('login')
  const isSending = useNavigation().state === 'submitting'
  return (
    <WayInFrame title={text('login.title')} lead={text('login.lead')}>
      {hasEnded && !refused && <Notice tone="neutral">{text('login.ended')}</Notice>}
      {refused && (
        <Notice key={JSON.stringify(refused)} tone="danger" focused>
          {text(refused.outcome === 'too-many' ? 'login.tooMany' : 'login.wrong')}
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
      </Form>
    </WayInFrame>
  )
}
