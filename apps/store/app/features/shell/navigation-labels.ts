import type { NavigationName } from '@dvaput/domain/markets/market'

/** Messages of the shell and names of listings. */
export const navigationLabels = {
  home: 'nav.home',
  shop: 'nav.shop',
  international: 'nav.international',
  computing: 'retail.computadoras',
  apple: 'nav.apple',
  smartphones: 'retail.smartphones',
  offers: 'nav.offers',
  categories: 'nav.categories',
  help: 'nav.help',
  shipping: 'nav.shipping',
  returns: 'nav.returns',
  security: 'nav.security',
  faq: 'nav.faq',
  contact: 'nav.contact',
  terms: 'nav.terms',
  privacy: 'nav.privacy',
} as const satisfies Record<NavigationName, string>
