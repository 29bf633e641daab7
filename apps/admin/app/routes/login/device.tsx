import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { LoginLayout } from '../../features/layout/login-layout.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { loginLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['login'], isLogin: true }

/** A mailed link for a browser that the account does not know. Opening it changes nothing: mail programs open links too. */
export const loader = loginLoader(async ({ language }) => {
  const text = await loadText(language, 'login')
  return { title: text('device.title') }
})

export const action = loginLoader(async (_, { services, visit, clientIp, params }) => {
  const outcome = await services.administrators.devices.acceptLink(visit, clientIp, params.token ?? '')
  if (outcome === 'ok') throw redirect('/login')
  return data({ problem: outcome }, { status: outcome === 'too-many' ? 429 : 422 })
})

export default function Device() {
  const { title } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText('login')
  return (
    <LoginLayout title={title} lead={text('device.lead')}>
      {refused && (
        <Notice tone="danger" focused>
          {text(refused.problem === 'gone' ? 'problem.gone' : 'problem.too-many')}
        </Notice>
      )}
      <Form method="post">
        <Button type="submit">{text('device.submit')}</Button>
      </Form>
      <Link to="/login" className="text-accent underline">
        {text('device.back')}
      </Link>
    </LoginLayout>
  )
}
