import type { Permission } from '@dvaput/domain/administrators/permissions'

/** Beginnings of the paths of the route table, the longer ones first, which the browser does not have. */
const permissionOf: readonly (readonly [start: string, permission: Permission])[] = [
  ['/products/imports', 'products.write'],
  ['/products', 'products.read'],
  ['/shop-records', 'products.read'],
  ['/offers/rules', 'offers.rules'],
  ['/offers', 'offers.read'],
  ['/orders', 'orders.read'],
  ['/returns', 'orders.read'],
  ['/reservations', 'reservations.read'],
  ['/customers', 'customers.read'],
  ['/warehouse', 'warehouse.read'],
  ['/numbers', 'numbers.read'],
  ['/content', 'content.write'],
  ['/settings', 'settings.write'],
  ['/administrators', 'administrators.write'],
  ['/audit', 'audit.read'],
]

const isWithin = (path: string, start: string) => path === start || /^[/?]/.test(path.slice(start.length))

/** Whether a role opens the screen of this path: a link to any other ends at a refusal. */
export const mayOpen = (path: string, permissions: readonly Permission[]): boolean => {
  const found = permissionOf.find(([start]) => path.startsWith(start) && isWithin(path, start))
  return found === undefined || permissions.includes(found[1])
}
