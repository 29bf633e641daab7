import { createMoney } from '../money/money.ts'
import { mainCollections } from './main-collections.ts'
import type { Market } from './market.ts'
import { helpNavigation, nothingFilledIn, sharedFigures } from './shared-profile.ts'

export const bosnia: Market = {
  id: 'ba',
  country: 'BA',
  name: { bcs: 'Bosna i Hercegovina', en: 'Bosnia and Herzegovina', es: 'Bosnia y Herzegovina' },
  currency: 'BAM',
  shop: 'main',
  languages: ['bcs', 'en', 'es'],
  timeZone: 'Europe/Sarajevo',
  city: 'Sarajevo',
  loginWays: ['password', 'email-link', 'platform-account', 'external-account'],
  capabilities: { reservations: false, paymentPreference: false, tagListings: false },
  // Each main collection is an entry of its own. // HDR-11
  navigation: {
    products: [
      { name: 'home', path: '/' },
      ...mainCollections.map((collection) => ({ collection })),
      { name: 'international', path: '/international-products' },
    ],
    help: helpNavigation,
  },
  seat: 'BA',
  taxIdNames: ['JIB', 'PDV'],
  contact: nothingFilledIn,
  // About 5-15 BAM. // CART-25
  figures: { ...sharedFigures, deliveryPrice: { from: createMoney(500, 'BAM'), to: createMoney(1500, 'BAM') } },
  routeAliases: {},
  newWithinHours: 24,
  cartLimitWhenStockUnknown: 10,
}
