import { mainCollections } from './main-collections.ts'
import type { Market } from './market.ts'
import { helpNavigation, sarajevoShop, sharedFigures } from './shared-profile.ts'

const santiagoShop = {
  street: 'Avenida Providencia 1650',
  postalCode: '7500000',
  city: 'Santiago',
  country: 'CL',
} as const

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
  contact: {
    email: 'soporte@dvaput.example',
    phones: ['+56 2 2555 0100', '+56 9 5550 1000'],
    address: sarajevoShop,
    pickupPoint: santiagoShop,
    social: {
      facebook: 'https://www.facebook.com/dvaput.cl.example',
      instagram: 'https://www.instagram.com/dvaput.cl.example',
      youtube: 'https://www.youtube.com/@dvaput.cl.example',
    },
  },
  // Sample data, as the address is.
  seller: { name: 'Dvaput Chile SpA', address: santiagoShop, taxIds: [{ name: 'RUT', value: '76.123.456-0' }] },
  figures: { ...sharedFigures, deliveryPrice: undefined },
  routeAliases: { '/productos-internacionales': '/international-products' },
  newWithinHours: 168,
  cartLimitWhenStockUnknown: 999,
}
