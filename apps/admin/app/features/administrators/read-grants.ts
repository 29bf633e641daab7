import { grantable, type Permission, type RoleGrants } from '@dvaput/domain/administrators/permissions'
import type { FormTexts } from '../../lib/texts-of-form.ts'

export const grantField = (role: keyof RoleGrants, permission: Permission) => `${role} ${permission}`

/** Which boxes of the form were ticked. */
export const readGrants = (typed: FormTexts): RoleGrants => {
  const chosen = (role: keyof RoleGrants) =>
    grantable.filter((permission) => typed[grantField(role, permission)] !== undefined)
  return { manager: chosen('manager'), clerk: chosen('clerk') }
}
