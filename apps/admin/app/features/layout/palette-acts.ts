import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { Theme } from '@dvaput/domain/markets/page-context'

type Act = {
  readonly label: `act.${string}`
  readonly permission: Permission | 'every-role'
} & ({ readonly to: string } | { readonly theme: Theme } | { readonly logsOut: true })

/** What can be begun or done from any screen, in the order of a day's work. */
const acts = [
  { label: 'act.pack', to: '/orders?pack=1', permission: 'orders.read' },
  { label: 'act.answerOffers', to: '/offers', permission: 'offers.answer' },
  { label: 'act.returns', to: '/returns?show=waiting', permission: 'orders.read' },
  { label: 'act.product', to: '/products?create', permission: 'products.write' },
  { label: 'act.import', to: '/products/imports', permission: 'products.write' },
  { label: 'act.stock', to: '/products?stock=low', permission: 'products.read' },
  { label: 'act.bannerBosnia', to: '/content/banners/new?market=ba', permission: 'content.write' },
  { label: 'act.bannerChile', to: '/content/banners/new?market=cl', permission: 'content.write' },
  { label: 'act.collectionBosnia', to: '/content/collections/main/new?rules', permission: 'content.write' },
  { label: 'act.collectionChile', to: '/content/collections/retail/new?rules', permission: 'content.write' },
  { label: 'act.offerRule', to: '/offers/rules#new', permission: 'offers.rules' },
  { label: 'act.invite', to: '/administrators#invite', permission: 'administrators.write' },
  { label: 'act.passkey', to: '/passkeys', permission: 'every-role' },
  { label: 'act.light', theme: 'light', permission: 'every-role' },
  { label: 'act.dark', theme: 'dark', permission: 'every-role' },
  { label: 'act.system', theme: 'system', permission: 'every-role' },
  { label: 'act.logout', logsOut: true, permission: 'every-role' },
] as const satisfies readonly Act[]

export type PaletteAct = (typeof acts)[number]

export const actsFor = (permissions: readonly Permission[]): readonly PaletteAct[] =>
  acts.filter(({ permission }) => permission === 'every-role' || permissions.includes(permission))
