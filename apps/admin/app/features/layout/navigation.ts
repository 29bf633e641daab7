import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { IconName } from '../../../../store/app/ui/icon.tsx'
import routes from '../../routes.ts'

type Section = {
  readonly path: string
  readonly label: `nav.${string}`
  readonly icon: IconName
  readonly permission: Permission | 'every-role'
}

/** In the order of a day's work. */
const sections = [
  { path: '/', label: 'nav.today', icon: 'clock', permission: 'every-role' },
  { path: '/offers', label: 'nav.offers', icon: 'tag', permission: 'offers.read' },
  { path: '/orders', label: 'nav.orders', icon: 'box', permission: 'orders.read' },
  { path: '/returns', label: 'nav.returns', icon: 'refresh', permission: 'orders.read' },
  { path: '/reservations', label: 'nav.reservations', icon: 'pin', permission: 'reservations.read' },
  { path: '/products', label: 'nav.products', icon: 'cart', permission: 'products.read' },
  { path: '/customers', label: 'nav.customers', icon: 'user', permission: 'customers.read' },
  { path: '/content', label: 'nav.content', icon: 'image', permission: 'content.write' },
  { path: '/warehouse', label: 'nav.warehouse', icon: 'truck', permission: 'warehouse.read' },
  { path: '/numbers', label: 'nav.numbers', icon: 'compare', permission: 'numbers.read' },
  { path: '/settings', label: 'nav.settings', icon: 'sliders', permission: 'settings.write' },
  { path: '/administrators', label: 'nav.administrators', icon: 'user', permission: 'administrators.write' },
  { path: '/audit', label: 'nav.audit', icon: 'shield', permission: 'audit.read' },
] as const satisfies readonly Section[]

/** A section appears with its screen. */
const built = new Set<string>(routes.map(({ path }) => `/${path ?? ''}`))

export const isBuilt = (path: string): boolean => built.has(path)

export const sectionsFor = (permissions: readonly Permission[]) =>
  sections.filter(
    ({ path, permission }) => isBuilt(path) && (permission === 'every-role' || permissions.includes(permission)),
  )
