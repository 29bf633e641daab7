import type { Role } from '@dvaput/domain/administrators/permissions'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ActionForm } from './action-form.tsx'
import { RoleSelect } from './role-select.tsx'

type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly isSelf: boolean
  /** Comes and goes with the demo: nothing about it can be changed. */
  readonly isDemo: boolean
  readonly since: string
  readonly state: 'active' | 'incomplete' | 'disabled'
}

const quiet = { variant: 'secondary', size: 'sm' } as const

export const PersonRow = ({ person }: { readonly person: Person }) => {
  const text = useText('administrators')
  const { id, name, email, role, state, isSelf, isDemo } = person
  const turn = state === 'disabled' ? 'enable' : 'disable'
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">{name}</h2>
        <span className="text-sm wrap-anywhere text-ink-soft">{email}</span>
        <Badge tone={state === 'active' ? 'accent' : 'neutral'}>{text(`administrators.${state}`)}</Badge>
        <span className="text-sm text-ink-soft">{text('administrators.since', { date: person.since })}</span>
      </div>
      {!isDemo && (
        <div className="flex flex-wrap items-end gap-4">
          <ActionForm act="role" id={id} label={text('administrators.change')} look={quiet}>
            <RoleSelect label={text('administrators.roleOf', { name })} value={role} />
          </ActionForm>
          <ActionForm act="reset" id={id} label={text('administrators.reset')} look={quiet} />
          {!isSelf && <ActionForm key={turn} act={turn} id={id} label={text(`administrators.${turn}`)} look={quiet} />}
        </div>
      )}
    </Card>
  )
}
