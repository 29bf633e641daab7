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

/** At the counter and at the packing table: sees what is sold and to whom, decides nothing about prices or money. */
const ofClerk = [
  'offers.read',
  'offers.answer',
  'orders.read',
  'orders.fulfil',
  'reservations.read',
  'reservations.write',
  'returns.receive',
  'products.read',
  'customers.read',
  'warehouse.read',
] as const satisfies readonly Permission[]

export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((permission) => permission !== 'administrators.write'),
  clerk: ofClerk,
}
