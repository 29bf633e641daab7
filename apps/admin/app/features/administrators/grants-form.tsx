import {
  grantable,
  grantedRoles,
  type Permission,
  permissions,
  type RoleGrants,
} from '@dvaput/domain/administrators/permissions'
import { Button } from '@dvaput/ui/button.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { ProofField } from '../../ui/proof-field.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { TableFrame, tableCell, tableRow } from '../../ui/table-frame.tsx'
import { grantField, toGrantFields } from './read-grants.ts'

type Props = {
  readonly revision: string
  readonly isOriginal: boolean
  readonly grants: RoleGrants
  readonly original: RoleGrants
  /** What the action answered where nothing was changed. */
  readonly answer: { readonly typed: FormTexts; readonly code?: string } | undefined
}

// A row of boxes: what stands beside them is at their height.
const cell = `${tableCell} md:align-middle`

const saving = ['save', 'original'] as const

/** Every permission, and who has it. An owner's cannot be taken away. */
export const GrantsForm = ({ revision, isOriginal, grants, original, answer }: Props) => {
  const text = useText('roles')
  const current = toGrantFields(grants)
  const fieldOf = createFieldsAgain(current, answer)
  // Enter in the field of the proof presses the first.
  const acts = isOriginal ? (['save'] as const) : answer?.typed.act === 'original' ? saving.toReversed() : saving
  const ownerHas = (name: string) => (
    <span className="flex items-center gap-2 text-ink-soft">
      <Icon name="check" className="size-4" />
      <span className="md:sr-only">{text('role.owner')}</span>
      <span className="sr-only">: {name}</span>
    </span>
  )
  const boxOf = (role: keyof RoleGrants, permission: Permission, name: string) => {
    const field = grantField(role, permission)
    const { value, now } = fieldOf(field)
    const isOwn = (value === '1') !== original[role].includes(permission)
    return (
      <Checkbox name={field} value="1" defaultChecked={value === '1'} aria-label={`${text(`role.${role}`)}: ${name}`}>
        <span className="md:sr-only">{text(`role.${role}`)}</span>
        {isOwn && <span className="ml-2 text-xs text-ink-soft">{text('roles.own')}</span>}
        {now !== undefined && (
          <span className="ml-2 text-xs font-semibold">
            {text(now === '1' ? 'roles.nowAllowed' : 'roles.nowDenied')}
          </span>
        )}
      </Checkbox>
    )
  }
  return (
    <RecordForm {...{ revision, seen: current }} className="grid gap-5">
      <TableFrame
        caption={text('roles.title')}
        heads={[text('roles.permission'), text('role.owner'), ...grantedRoles.map((role) => text(`role.${role}`))]}
      >
        {permissions.map((permission) => {
          const name = text(`permission.${permission}`)
          return (
            <tr key={permission} className={tableRow}>
              <th scope="row" className={`${cell} text-left font-medium`}>
                {name}
              </th>
              <td className={cell}>{ownerHas(name)}</td>
              {grantedRoles.map((role) => (
                <td key={role} className={cell}>
                  {grantable.includes(permission) ? (
                    boxOf(role, permission, name)
                  ) : (
                    <span className="text-ink-soft">
                      <span className="md:hidden">{text(`role.${role}`)}: </span>
                      {text('roles.never')}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </TableFrame>
      <ProofField answer={answer} />
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button key={act} type="submit" name="act" value={act} variant={act === 'save' ? 'primary' : 'secondary'}>
            {text(`roles.${act}`)}
          </Button>
        ))}
      </div>
    </RecordForm>
  )
}
