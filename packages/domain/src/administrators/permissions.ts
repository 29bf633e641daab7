export const roles = ['owner', 'manager', 'clerk'] as const

export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.includes(value as Role)

/** What somebody may see or do on the shop's side, as `subject.verb`. */
export const permissions = [
  'offers.read',
  'offers.answer',
  'offers.rules',
  'orders.read',
  'orders.fulfil',
  'orders.mark-paid',
  'orders.refund',
  'reservations.read',
  'reservations.write',
  'returns.receive',
  'returns.write',
  'products.read',
  'products.write',
  'stock.write',
  'content.write',
  'customers.read',
  'customers.write',
  'customers.delete',
  'warehouse.read',
  'warehouse.write',
  'numbers.read',
  'settings.write',
  'administrators.write',
  'audit.read',
] as const

export type Permission = (typeof permissions)[number]

const isPermission = (value: string): value is Permission => permissions.includes(value as Permission)

/** Roles whose permissions an owner chooses; an owner has all of them. */
export const grantedRoles = ['manager', 'clerk'] as const satisfies readonly Role[]

export type RoleGrants = Readonly<Record<(typeof grantedRoles)[number], readonly Permission[]>>

/** Of owners alone: whoever has it could make themselves an owner. */
const ownersAlone = 'administrators.write' satisfies Permission

export const grantable: readonly Permission[] = permissions.filter((permission) => permission !== ownersAlone)

/** A screen is opened with the one that reads it. */
const readingOf: Partial<Record<string, Permission>> = {
  offers: 'offers.read',
  orders: 'orders.read',
  reservations: 'reservations.read',
  returns: 'orders.read',
  products: 'products.read',
  stock: 'products.read',
  customers: 'customers.read',
  warehouse: 'warehouse.read',
}

const withReading = (permission: Permission): readonly Permission[] => {
  const reading = readingOf[permission.split('.')[0] ?? '']
  return reading ? [permission, reading] : [permission]
}

/** Those that exist and may be granted, with what each of them needs, in their order. */
export const toGrants = (chosen: readonly string[]): readonly Permission[] => {
  const needed = new Set(chosen.filter(isPermission).flatMap(withReading))
  return grantable.filter((permission) => needed.has(permission))
}

/** At the counter and at the packing table: sees what is sold and to whom, decides nothing about prices or money. */
const ofClerk = [
  'offers.read',
  'orders.read',
  'orders.fulfil',
  'reservations.read',
  'reservations.write',
  'returns.receive',
  'products.read',
  'customers.read',
  'warehouse.read',
] as const satisfies readonly Permission[]

/** Until an owner chooses otherwise. */
export const originalGrants: RoleGrants = { manager: grantable, clerk: ofClerk }

export const permissionsOf = (role: Role, grants: RoleGrants = originalGrants): readonly Permission[] =>
  role === 'owner' ? permissions : grants[role]
