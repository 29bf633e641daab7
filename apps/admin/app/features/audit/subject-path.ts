import { isMarketId } from '@dvaput/domain/markets/market'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { parseTextKey } from './text-key.ts'

/** The log has the id alone: the shop is looked for when the link is followed. */
const atSomeShop = (kind: string) => (id: string) => {
  const number = numberOf(id)
  return number ? `/shop-records/${kind}/${number}` : null
}

const settingPath = (key: string): string | null => {
  const of = parseTextKey(key)
  if (of && isMarketId(of.market)) {
    const { market, page, section, language } = of
    return `/content/texts/${page}/${section}?${new URLSearchParams({ market, language })}`
  }
  if (key === 'roles') return '/administrators/roles'
  if (key.startsWith('gate-')) return '/content/gate'
  if (key.startsWith('hours-')) return '/content/hours'
  if (key.startsWith('market-')) return '/settings'
  if (key.startsWith('bank-account-')) return '/settings/bank-accounts'
  if (key === 'ready-to-open') return '/settings/ready'
  if (key.startsWith('links-')) return '/content/navigation'
  return key === 'exchange-rate' || key.startsWith('peso-rate-') ? '/content' : null
}

const paths: Readonly<Record<string, (id: string) => string | null>> = {
  administrator: () => '/administrators',
  order: (id) => `/orders/${id}`,
  return: (id) => `/returns/${id}`,
  reservation: (id) => `/reservations/${id}`,
  offer: (id) => `/offers/${id}`,
  'offer-rule': () => '/offers/rules',
  customer: (id) => `/customers/${numberOf(id) || id}`,
  product: atSomeShop('product'),
  collection: atSomeShop('collection'),
  navigation: atSomeShop('navigation'),
  banner: (id) => `/content/banners/${id}`,
  'product-import': (id) => `/products/imports/${id}`,
  'shop-export': () => '/exports',
  setting: settingPath,
  sync: () => '/warehouse',
  job: () => '/warehouse/jobs',
  mail: () => '/warehouse/mails',
}

/** The screen of what was changed. */
export const subjectPath = (kind: string, id: string): string | null => paths[kind]?.(id) ?? null
