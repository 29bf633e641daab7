import { grantable, grantedRoles, type Permission, type RoleGrants } from '@dvaput/domain/administrators/permissions'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

export const grantField = (role: keyof RoleGrants, permission: Permission) => `${role} ${permission}`

/** Which boxes of the form were ticked. */
export const readGrants = (typed: FormTexts): RoleGrants => {
  const chosen = (role: keyof RoleGrants) =>
    grantable.filter((permission) => typed[grantField(role, permission)] === '1')
  return { manager: chosen('manager'), clerk: chosen('clerk') }
}

/** Every box of the form, ticked or not. */
export const toGrantFields = (grants: RoleGrants): FormTexts =>
  Object.fromEntries(
    grantedRoles.flatMap((role) =>
      grantable.map((permission) => [grantField(role, permission), grants[role].includes(permission) ? '1' : '']),
    ),
  )
