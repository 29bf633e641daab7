import { grantable, permissionsOf, roles } from '@dvaput/domain/administrators/permissions'
import { formatDate } from '@dvaput/domain/text/format-date'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { useLoaderData } from 'react-router'
import { administratorActions } from '../../features/administrators/administrator-actions.ts'
import { InvitationList } from '../../features/administrators/invitation-list.tsx'
import { InviteForm } from '../../features/administrators/invite-form.tsx'
import { PersonRow } from '../../features/administrators/person-row.tsx'
import { RoleWords } from '../../features/administrators/role-words.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['administrators', 'roles'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { services, administrator }) => {
  const text = await loadText(language, 'administrators')
  const everybody = await services.administrators.list()
  const { grants } = await services.administrators.grants.read()
  const invited = await services.administrators.invitations.list()
  const dateOf = (at: Date) => formatDate({ at: at.toISOString(), timeZone: market.timeZone }, language)
  return {
    title: text('administrators.title'),
    people: everybody.map(({ id, name, email, role, isDemo, createdAt, disabledAt, totpConfirmedAt }) => ({
      ...{ id, name, email, role, isDemo, isSelf: id === administrator.id },
      since: dateOf(createdAt),
      state: disabledAt
        ? ('disabled' as const)
        : totpConfirmedAt || isDemo
          ? ('active' as const)
          : ('incomplete' as const),
    })),
    invitations: invited.map(({ email, createdAt, expiresAt, ...invitation }) => ({
      ...{ ...invitation, email: email ?? '' },
      ...{ made: dateOf(createdAt), until: dateOf(expiresAt) },
    })),
    roleWords: roles.map((role) => {
      const may = permissionsOf(role, grants)
      if (role === 'owner') return { role, may: 'owner' as const }
      return { role, may: may.length === grantable.length ? ('everything' as const) : may }
    }),
  }
})

export const action = administratorActions.action

export default function Administrators() {
  const { title, people, invitations, roleWords } = useLoaderData<typeof loader>()
  const text = useText('administrators')
  return (
    <ScreenFrame
      title={title}
      lead={text('administrators.lead')}
      beside={
        <ButtonLink to="/administrators/roles" variant="secondary" size="sm">
          {text('administrators.roles')}
        </ButtonLink>
      }
    >
      <ul className="grid gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section id="invite">
          <Card>
            <InviteForm />
          </Card>
        </section>
        <Card className="grid gap-3">
          <h2 className="text-xl">{text('roleWords.title')}</h2>
          <RoleWords roles={roleWords} />
        </Card>
      </div>
      <InvitationList invitations={invitations} />
    </ScreenFrame>
  )
}
