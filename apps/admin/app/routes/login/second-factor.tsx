import { createQrCode } from '@dvaput/ui/qr-code.server.ts'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { LoginLayout } from '../../features/layout/login-layout.tsx'
import { CodeForm } from '../../features/login/code-form.tsx'
import { PasskeyButton } from '../../features/login/passkey-button.tsx'
import { RecoveryCodes } from '../../features/login/recovery-codes.tsx'
import { SetUpCode } from '../../features/login/set-up-code.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { readFields } from '../../lib/forms/read-fields.ts'
import { loginLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { toScreenPath } from '../../lib/urls/screen-path.ts'

export const meta = screenMeta

export const handle = { messages: ['login'], isLogin: true }

/** The recovery codes stay on screen, which a second run of the loader would take away. */
export const shouldRevalidate = () => false

export const loader = loginLoader(async ({ language }, { services, visit, url }) => {
  const { secondFactor, passkeys } = services.administrators
  const returnTo = toScreenPath(url.searchParams.get('returnTo'))
  const text = await loadText(language, 'login')
  if (await visit.administrator()) {
    // Without scripts the action ran in this very request, and its recovery codes are on the page that follows.
    if (visit.cookie() === undefined) throw redirect(returnTo)
    return { title: text('setUp.codesTitle'), returnTo, setUp: null, passkey: null }
  }
  const pending = await visit.pending()
  if (!pending) throw redirect('/login?ended')
  if (await secondFactor.isSetUp(pending.administrator)) {
    const passkey = await passkeys.startSecondFactor(visit, url)
    return { title: text('code.title'), returnTo, setUp: null, passkey }
  }
  const { secret, uri } = await secondFactor.startSetUp(pending.administrator)
  return { title: text('setUp.title'), returnTo, setUp: { secret, qr: createQrCode(uri) }, passkey: null }
})

export const action = loginLoader(async (_, { request, services, visit, url }) => {
  const { secondFactor, passkeys, finishSetUp, passSecondFactor } = services.administrators
  const field = await readFields(request)
  const pending = await visit.pending()
  if (!pending) throw redirect('/login?ended')
  if (!(await secondFactor.isSetUp(pending.administrator))) {
    const outcome = await finishSetUp(visit, field('code'))
    return typeof outcome === 'string'
      ? data({ outcome, codes: null, passkey: null }, { status: 422 })
      : { outcome: 'ok', codes: outcome, passkey: null }
  }
  const signed = field('passkey')
  const outcome = await passSecondFactor(visit, signed ? { signed, url } : field('code'))
  if (outcome === 'ok') throw redirect(toScreenPath(field('returnTo')))
  // A challenge is answered once.
  const passkey = await passkeys.startSecondFactor(visit, url)
  return data({ outcome, codes: null, passkey }, { status: outcome === 'too-many' ? 429 : 422 })
})

export default function SecondFactor() {
  const { returnTo, setUp, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('login')
  const problem =
    answer && !answer.codes ? text(answer.outcome === 'too-many' ? 'problem.too-many' : 'code.wrong') : undefined
  if (answer?.codes)
    return (
      <LoginLayout title={text('setUp.codesTitle')} lead={text('setUp.codesLead')}>
        <RecoveryCodes codes={answer.codes} returnTo={returnTo} />
      </LoginLayout>
    )
  if (setUp)
    return (
      <LoginLayout title={text('setUp.title')} lead={text('setUp.lead')}>
        <SetUpCode {...setUp} returnTo={returnTo} problem={problem} />
      </LoginLayout>
    )
  return (
    <LoginLayout title={text('code.title')} lead={text('code.lead')}>
      <CodeForm submit={text('code.submit')} returnTo={returnTo} problem={problem} />
      <PasskeyButton options={answer ? answer.passkey : loaded.passkey} returnTo={returnTo} />
    </LoginLayout>
  )
}
