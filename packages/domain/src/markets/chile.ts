import { mainCollections } from './main-collections.ts'
import type { Market } from './market.ts'
import { helpNavigation, nothingFilledIn, sharedFigures } from './shared-profile.ts'

export const chile: Market = {
  id: 'cl',
  country: 'CL',
  name: { bcs: 'Čile', en: 'Chile', es: 'Chile' },
  currency: 'CLP',
  shop: 'retail',
  languages: ['es', 'en', 'bcs'],
  timeZone: 'America/Santiago',
  city: 'Santiago',
  loginWays: ['platform-redirect'],
  capabilities: { reservations: true, paymentPreference: true, tagListings: true },
  // Listings of the retail shop by tag, and the main collections behind one word. // HDR-13, divergences D-16
  navigation: {
    products: [
      { name: 'home', path: '/' },
      { name: 'shop', path: '/products/todos' },
      { name: 'international', path: '/international-products' },
      { name: 'computing', path: '/products/computadoras' },
      { name: 'apple', path: '/products?brand=Apple' },
      { name: 'smartphones', path: '/products/smartphones' },
      { name: 'offers', path: '/products/sale' },
      { name: 'categories', collections: mainCollections },
    ],
    help: helpNavigation,
  },
  seat: 'BA',
  taxIdNames: ['RUT'],
  contact: nothingFilledIn,
  figures: { ...sharedFigures, deliveryPrice: undefined },
  routeAliases: { '/productos-internacionales': '/international-products' },
  newWithinHours: 168,
  cartLimitWhenStockUnknown: 999,
}
