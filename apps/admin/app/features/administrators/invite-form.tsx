import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ActionForm } from './action-form.tsx'
import { RoleSelect } from './role-select.tsx'

export const InviteForm = () => {
  const text = useText('administrators')
  return (
    <ActionForm act="invite" label={text('administrators.makeLink')}>
      <h2 className="text-xl">{text('administrators.invite')}</h2>
      <TextField label={text('administrators.email')} name="email" type="email" autoComplete="off" required />
      <RoleSelect label={text('administrators.role')} value="clerk" />
    </ActionForm>
  )
}
