import type { InvitationState } from '@dvaput/backend/administrators/invitations'
import type { Role } from '@dvaput/domain/administrators/permissions'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import { TableFrame, tableCell, tableRow } from '../../ui/table-frame.tsx'
import { ActionForm } from './action-form.tsx'

type Invitation = {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** For a new password and second factor of somebody who is here. */
  readonly isReset: boolean
  readonly state: InvitationState
  readonly made: string
  readonly until: string
}

const tones = { open: 'accent', used: 'neutral', expired: 'neutral' } as const satisfies Record<InvitationState, string>

/** Every link that was made lately, and what became of it. */
export const InvitationList = ({ invitations }: { readonly invitations: readonly Invitation[] }) => {
  const text = useText('administrators')
  const heads = ['email', 'role', 'what', 'until', 'state'] as const
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text('invitations.title')}</h2>
      {invitations.length === 0 ? (
        <p className="text-ink-soft">{text('invitations.none')}</p>
      ) : (
        <TableFrame caption={text('invitations.title')} heads={heads.map((head) => text(`invitations.${head}`))}>
          {invitations.map(({ id, email, role, isReset, state, made, until }) => (
            <tr key={id} className={tableRow}>
              <td className={`${tableCell} font-semibold wrap-anywhere`}>{email}</td>
              <td className={tableCell}>{text(`role.${role}`)}</td>
              <td className={tableCell}>
                {text(isReset ? 'invitations.reset' : 'invitations.join')}
                <span className="block text-sm text-ink-soft">{made}</span>
              </td>
              <td className={tableCell}>{until}</td>
              <td className={tableCell}>
                <div className="grid justify-items-start gap-2">
                  <Badge tone={tones[state]}>{text(`invitations.${state}`)}</Badge>
                  {state === 'open' && (
                    <ActionForm
                      act="revoke"
                      id={id}
                      label={text('invitations.revoke')}
                      look={{ variant: 'secondary', size: 'sm' }}
                    />
                  )}
                </div>
              </td>
            </tr>
          ))}
        </TableFrame>
      )}
    </section>
  )
}
