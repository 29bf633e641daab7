import { describe, expect, it } from 'vitest'
import { isRole, permissions, permissionsOf, roles } from './permissions.ts'

describe('the roles', () => {
  it('give the owner everything, and each role below a part of the one above', () => {
    expect(permissionsOf.owner).toEqual(permissions)
    expect(permissionsOf.manager).toEqual(permissions.filter((each) => each !== 'administrators.write'))
    expect(permissionsOf.clerk.filter((each) => !permissionsOf.manager.includes(each))).toEqual([])
  })

  it.each(['orders.refund', 'settings.write', 'customers.delete', 'audit.read', 'numbers.read'] as const)(
    'keep %s from a clerk',
    (permission) => expect(permissionsOf.clerk).not.toContain(permission),
  )

  it('are known by name', () => {
    expect(roles.every(isRole)).toBe(true)
    expect([undefined, '', 'admin', 'Owner'].some(isRole)).toBe(false)
  })
})
