import type { NavigationName } from '@dvaput/domain/markets/market'

export const navigationLabels = {
  home: 'nav.home',
  help: 'nav.help',
  shipping: 'nav.shipping',
  returns: 'nav.returns',
  security: 'nav.security',
  faq: 'nav.faq',
  contact: 'nav.contact',
  terms: 'nav.terms',
  privacy: 'nav.privacy',
} as const satisfies Record<NavigationName, string>
