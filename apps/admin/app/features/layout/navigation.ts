import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { IconName } from '@dvaput/ui/icon.tsx'
import type { ScreenAccess } from '../../lib/screens/screen-access.ts'
import routes from '../../routes.ts'

type Screen = { readonly path: string; readonly label: `nav.${string}`; readonly icon: IconName }

/** In the order of a day's work. */
const sections = [
  { path: '/', label: 'nav.today', icon: 'clock' },
  { path: '/offers', label: 'nav.offers', icon: 'tag' },
  { path: '/orders', label: 'nav.orders', icon: 'box' },
  { path: '/returns', label: 'nav.returns', icon: 'refresh' },
  { path: '/reservations', label: 'nav.reservations', icon: 'pin' },
  { path: '/products', label: 'nav.products', icon: 'cart' },
  { path: '/customers', label: 'nav.customers', icon: 'user' },
  { path: '/content', label: 'nav.content', icon: 'image' },
  { path: '/warehouse', label: 'nav.warehouse', icon: 'truck' },
  { path: '/numbers', label: 'nav.numbers', icon: 'compare' },
  { path: '/settings', label: 'nav.settings', icon: 'sliders' },
  { path: '/administrators', label: 'nav.administrators', icon: 'user' },
  { path: '/audit', label: 'nav.audit', icon: 'shield' },
] as const satisfies readonly Screen[]

/** Inside a section, so not in the navigation; the search leads to them as well. */
const innerScreens = [
  { path: '/offers/rules', label: 'nav.offerRules', icon: 'tag' },
  { path: '/products/imports', label: 'nav.productImports', icon: 'cart' },
  { path: '/content/hours', label: 'nav.contentHours', icon: 'image' },
  { path: '/content/gate', label: 'nav.contentGate', icon: 'image' },
  { path: '/content/banners', label: 'nav.contentBanners', icon: 'image' },
  { path: '/content/collections', label: 'nav.contentCollections', icon: 'image' },
  { path: '/content/navigation', label: 'nav.contentNavigation', icon: 'image' },
  { path: '/content/texts', label: 'nav.contentTexts', icon: 'image' },
  { path: '/warehouse/messages', label: 'nav.warehouseMessages', icon: 'truck' },
  { path: '/warehouse/set-aside', label: 'nav.warehouseSetAside', icon: 'truck' },
  { path: '/warehouse/stock', label: 'nav.warehouseStock', icon: 'truck' },
  { path: '/warehouse/jobs', label: 'nav.warehouseJobs', icon: 'truck' },
  { path: '/warehouse/mails', label: 'nav.warehouseMails', icon: 'truck' },
  { path: '/numbers/offers', label: 'nav.numbersOffers', icon: 'compare' },
  { path: '/numbers/searches', label: 'nav.numbersSearches', icon: 'compare' },
  { path: '/numbers/stock', label: 'nav.numbersStock', icon: 'compare' },
  { path: '/exports', label: 'nav.exports', icon: 'compare' },
  { path: '/settings/ready', label: 'nav.readyToOpen', icon: 'sliders' },
  { path: '/settings/bank-accounts', label: 'nav.bankAccounts', icon: 'sliders' },
  { path: '/administrators/roles', label: 'nav.roles', icon: 'user' },
  { path: '/passkeys', label: 'nav.passkeys', icon: 'shield' },
] as const satisfies readonly Screen[]

const accessOf = new Map<string, ScreenAccess>(routes.map(({ path, access }) => [`/${path ?? ''}`, access]))

const mayOpen = (path: string, permissions: readonly Permission[]): boolean => {
  const access = accessOf.get(path)
  if (access?.kind !== 'screen') return false
  return access.permission === 'every-role' || permissions.includes(access.permission)
}

export const sectionsFor = (permissions: readonly Permission[]) =>
  sections.filter(({ path }) => mayOpen(path, permissions))

/** Every screen that can be opened without choosing a record. */
export const screensFor = (permissions: readonly Permission[]) =>
  [...sections, ...innerScreens].filter(({ path }) => mayOpen(path, permissions))
