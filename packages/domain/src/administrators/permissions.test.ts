import { describe, expect, it } from 'vitest'
import { grantable, isRole, originalGrants, permissions, permissionsOf, roles, toGrants } from './permissions.ts'

describe('the roles', () => {
  it('give the owner everything, and each role below a part of the one above', () => {
    expect(permissionsOf('owner')).toEqual(permissions)
    expect(permissionsOf('manager')).toEqual(permissions.filter((each) => each !== 'administrators.write'))
    expect(permissionsOf('clerk').filter((each) => !permissionsOf('manager').includes(each))).toEqual([])
  })

  it.each([
    'offers.answer',
    'orders.mark-paid',
    'orders.refund',
    'settings.write',
    'customers.delete',
    'audit.read',
    'numbers.read',
  ] as const)('keep %s from a clerk, unless an owner lets the role', (permission) => {
    expect(permissionsOf('clerk')).not.toContain(permission)
    const grants = { ...originalGrants, clerk: toGrants([...originalGrants.clerk, permission]) }
    expect(permissionsOf('clerk', grants)).toEqual(
      grantable.filter((each) => each === permission || originalGrants.clerk.includes(each)),
    )
  })

  it('are granted with what they need, and nobody can be given what makes owners', () => {
    expect(toGrants(['offers.answer', 'returns.write', 'stock.write'])).toEqual([
      'offers.read',
      'offers.answer',
      'orders.read',
      'returns.write',
      'products.read',
      'stock.write',
    ])
    expect(toGrants(['administrators.write', 'nothing.at-all', '__proto__.read'])).toEqual([])
    for (const role of ['manager', 'clerk'] as const)
      expect(toGrants(originalGrants[role])).toEqual(originalGrants[role])
    expect(permissionsOf('owner', { manager: [], clerk: [] })).toEqual(permissions)
  })

  it('are known by name', () => {
    expect(roles.every(isRole)).toBe(true)
    expect([undefined, '', 'admin', 'Owner'].some(isRole)).toBe(false)
  })
})
