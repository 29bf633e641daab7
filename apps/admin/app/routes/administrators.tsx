import { parseEmail } from '@dvaput/domain/account/parse-email'
import { isRole } from '@dvaput/domain/administrators/permissions'
import { formatDate } from '@dvaput/domain/text/format-date'
import { data, useLoaderData } from 'react-router'
import { Card } from '../../../store/app/ui/card.tsx'
import { TextLink } from '../../../store/app/ui/text-link.tsx'
import type { ActAnswer } from '../features/administrators/act-form.tsx'
import { InviteForm } from '../features/administrators/invite-form.tsx'
import { PersonRow } from '../features/administrators/person-row.tsx'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { basePath } from '../lib/screen-path.ts'

export const meta = screenMeta

export const handle = { messages: ['administrators'] }

export const loader = screenLoader(async ({ language, market }, { services, administrator }) => {
  const text = await loadText(language, 'administrators')
  const everybody = await services.administrators.list()
  return {
    title: text('administrators.title'),
    people: everybody.map(({ id, name, email, role, isDemo, createdAt, disabledAt, totpConfirmedAt }) => ({
      ...{ id, name, email, role, isDemo, isSelf: id === administrator.id },
      since: formatDate({ at: createdAt.toISOString(), timeZone: market.timeZone }, language),
      state: disabledAt
        ? ('disabled' as const)
        : totpConfirmedAt || isDemo
          ? ('active' as const)
          : ('incomplete' as const),
    })),
  }
})

const answered = (link: string | null = null): ActAnswer => ({ problem: null, link })

const refused = (problem: ActAnswer['problem']) => data<ActAnswer>({ problem, link: null }, { status: 422 })

export const action = screenAction(
  'administrators.write',
  async ({ origins, market }, { services, administrator, form }) => {
    const { invitations, change, list } = services.administrators
    const [intent, role, id] = [form.get('intent'), form.get('role'), String(form.get('id') ?? '')]
    const withLink = async (token: Promise<string>) => answered(`${origins[market.id]}${basePath}/start/${await token}`)
    if (intent === 'invite') {
      const email = parseEmail(String(form.get('email') ?? ''))
      if (email === undefined) return refused('emailInvalid')
      return isRole(role) ? withLink(invitations.invite(administrator, email, role)) : refused('roleInvalid')
    }
    if (intent === 'reset') {
      const found = (await list()).find((each) => each.id === id && !each.isDemo)
      return found ? withLink(invitations.inviteAgain(administrator, found)) : refused('unknown')
    }
    if (intent === 'role' && !isRole(role)) return refused('roleInvalid')
    const outcome = await change(administrator, id, isRole(role) ? { role } : { isDisabled: intent === 'disable' })
    return outcome === 'ok' ? answered() : refused(outcome)
  },
  { needsProof: true },
)

export default function Administrators() {
  const { title, people } = useLoaderData<typeof loader>()
  const text = useText('administrators')
  return (
    <div className="grid max-w-page gap-5">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-soft">{text('administrators.lead')}</p>
        <TextLink to="/administrators/roles" className="mt-2 inline-block">
          {text('administrators.roles')}
        </TextLink>
      </div>
      <ul className="grid gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      <Card className="max-w-dialog">
        <InviteForm />
      </Card>
    </div>
  )
}
