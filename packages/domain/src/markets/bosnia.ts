import { createMoney } from '../money/money.ts'
import { mainCollections } from './main-collections.ts'
import type { Market } from './market.ts'
import { helpNavigation, sarajevoShop, sharedFigures } from './shared-profile.ts'

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
  contact: {
    email: 'podrska@dvaput.example',
    phones: ['+387 33 555 010', '+387 61 555 010'],
    address: sarajevoShop,
    pickupPoint: sarajevoShop,
    social: {
      facebook: 'https://www.facebook.com/dvaput.example',
      instagram: 'https://www.instagram.com/dvaput.example',
      youtube: 'https://www.youtube.com/@dvaput.example',
    },
  },
  // Sample data, as the address is.
  seller: {
    name: 'Dvaput d.o.o. Sarajevo',
    address: sarajevoShop,
    taxIds: [
      { name: 'JIB', value: '4200000000005' },
      { name: 'PDV', value: '200000000005' },
    ],
  },
  // About 5-15 BAM. // CART-25
  figures: { ...sharedFigures, deliveryPrice: { from: createMoney(500, 'BAM'), to: createMoney(1500, 'BAM') } },
  routeAliases: {},
  newWithinHours: 24,
  cartLimitWhenStockUnknown: 10,
}
