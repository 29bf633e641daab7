import { type Role, roles } from '@dvaput/domain/administrators/permissions'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { useText } from '../../i18n/use-text.ts'

type Props = { readonly label: string; readonly value: Role }

export const RoleSelect = ({ label, value }: Props) => {
  const text = useText('administrators')
  return (
    <div className="flex max-w-60">
      <PlainSelect name="role" aria-label={label} defaultValue={value} key={value}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {text(`role.${role}`)}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}
