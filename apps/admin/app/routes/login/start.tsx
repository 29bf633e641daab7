import { minAdministratorPasswordLength } from '@dvaput/domain/administrators/password-length'
import type { Role } from '@dvaput/domain/administrators/permissions'
import { Button } from '@dvaput/ui/button.tsx'
import { NewPasswordField } from '@dvaput/ui/fields/new-password-field.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { LoginLayout } from '../../features/layout/login-layout.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { readFields } from '../../lib/forms/read-fields.ts'
import { loginLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['login'], isLogin: true }

/** A one-time link: the first owner, somebody who joins, or a lost password. Opening it changes nothing. */
export const loader = loginLoader(async ({ language }, { services, params }) => {
  const text = await loadText(language, 'login')
  const link = await services.administrators.invitations.find(params.token ?? '')
  const title = text(link ? 'start.title' : 'start.goneTitle')
  if (!link) return data({ title, link: null }, { status: 404 })
  const { email, role, administratorId } = link
  return data({ title, link: { email, role, isReset: administratorId !== null } })
})

export const action = loginLoader(async (_, { request, services, visit, clientIp, params }) => {
  const field = await readFields(request)
  const answer = { name: field('name'), email: field('email'), password: field('password') }
  const accepted = await services.administrators.invitations.accept(visit, clientIp, params.token ?? '', answer)
  if (accepted.ok) throw redirect('/second-factor')
  const { name, email } = answer
  return data(
    { problem: accepted.problem, typed: { name, email } },
    { status: accepted.problem === 'too-many' ? 429 : 422 },
  )
})

const roleTexts = {
  owner: 'role.owner',
  manager: 'role.manager',
  clerk: 'role.clerk',
} as const satisfies Record<Role, string>

const fieldOf = (problem: string) =>
  problem.startsWith('password')
    ? 'password'
    : problem.startsWith('email')
      ? 'email'
      : problem === 'nameRequired'
        ? 'name'
        : null

export default function Start() {
  const { link } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText('login')
  const isSending = useNavigation().state === 'submitting'
  if (!link) return <LoginLayout title={text('start.goneTitle')} lead={text('start.gone')} />
  const lead = link.isReset
    ? text('start.leadReset')
    : link.email === null
      ? text('start.leadOwner')
      : text('start.leadJoin', { role: text(roleTexts[link.role]) })
  const problem = refused && text(`problem.${refused.problem}`)
  const errorOf = (name: string) => (refused && fieldOf(refused.problem) === name ? problem : undefined)
  return (
    <LoginLayout title={text('start.title')} lead={lead}>
      {problem && (
        <Notice key={JSON.stringify(refused)} tone="danger" focused>
          {problem}
        </Notice>
      )}
      <Form method="post" className="grid gap-4">
        <TextField
          label={text('start.name')}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={refused?.typed.name}
          error={errorOf('name')}
          required
        />
        <TextField
          label={text('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={link.email ?? refused?.typed.email}
          readOnly={link.email !== null}
          error={errorOf('email')}
          required
        />
        <NewPasswordField
          label={text('login.password')}
          name="password"
          minLength={minAdministratorPasswordLength}
          error={errorOf('password')}
          required
        />
        <Button type="submit" loading={isSending}>
          {text('start.submit')}
        </Button>
      </Form>
    </LoginLayout>
  )
}
