import { createMessageLoader, type MessageModule } from '@dvaput/i18n/create-message-loader'
import type { Text as AnyText } from '@dvaput/i18n/message'
import type { messages as account } from './messages/bcs/account.ts'
import type { messages as accountMenu } from './messages/bcs/account-menu.ts'
import type { messages as accountSecurity } from './messages/bcs/account-security.ts'
import type { messages as addresses } from './messages/bcs/addresses.ts'
import type { messages as backInStock } from './messages/bcs/back-in-stock.ts'
import type { messages as cart } from './messages/bcs/cart.ts'
import type { messages as catalogue } from './messages/bcs/catalogue.ts'
import type { messages as checkoutSuccess } from './messages/bcs/checkout-success.ts'
import type { messages as compare } from './messages/bcs/compare.ts'
import type { messages as conditions } from './messages/bcs/conditions.ts'
import type { messages as contact } from './messages/bcs/contact.ts'
import type { messages as earlierOrders } from './messages/bcs/earlier-orders.ts'
import type { messages as gate } from './messages/bcs/gate.ts'
import type { messages as home } from './messages/bcs/home.ts'
import type { messages as information } from './messages/bcs/information.ts'
import type { messages as international } from './messages/bcs/international.ts'
import type { messages as internationalCheckout } from './messages/bcs/international-checkout.ts'
import type { messages as internationalProduct } from './messages/bcs/international-product.ts'
import type { messages as kit } from './messages/bcs/kit.ts'
import type { messages as listings } from './messages/bcs/listings.ts'
import type { messages as login } from './messages/bcs/login.ts'
import type { messages as loginLink } from './messages/bcs/login-link.ts'
import type { messages as myOffers } from './messages/bcs/my-offers.ts'
import type { messages as notFound } from './messages/bcs/not-found.ts'
import type { messages as offers } from './messages/bcs/offers.ts'
import type { messages as orderFind } from './messages/bcs/order-find.ts'
import type { messages as orderReturns } from './messages/bcs/order-returns.ts'
import type { messages as orders } from './messages/bcs/orders.ts'
import type { messages as passkeys } from './messages/bcs/passkeys.ts'
import type { messages as passwords } from './messages/bcs/passwords.ts'
import type { messages as platformLogin } from './messages/bcs/platform-login.ts'
import type { messages as productDetails } from './messages/bcs/product-details.ts'
import type { messages as productOnServer } from './messages/bcs/product-on-server.ts'
import type { messages as productPage } from './messages/bcs/product-page.ts'
import type { messages as products } from './messages/bcs/products.ts'
import type { messages as register } from './messages/bcs/register.ts'
import type { messages as reservations } from './messages/bcs/reservations.ts'
import type { messages as search } from './messages/bcs/search.ts'
import type { messages as share } from './messages/bcs/share.ts'
import type { messages as shell } from './messages/bcs/shell.ts'
import type { messages as suggestions } from './messages/bcs/suggestions.ts'
import type { messages as wishlist } from './messages/bcs/wishlist.ts'

/** The Bosnian texts are the original: the compiler checks keys and placeholders against them. */
type Catalogue = {
  'account-security': typeof accountSecurity
  account: typeof account
  'account-menu': typeof accountMenu
  addresses: typeof addresses
  'back-in-stock': typeof backInStock
  cart: typeof cart
  catalogue: typeof catalogue
  'checkout-success': typeof checkoutSuccess
  compare: typeof compare
  conditions: typeof conditions
  contact: typeof contact
  'product-on-server': typeof productOnServer
  'product-details': typeof productDetails
  products: typeof products
  'earlier-orders': typeof earlierOrders
  gate: typeof gate
  home: typeof home
  information: typeof information
  international: typeof international
  'international-product': typeof internationalProduct
  'international-checkout': typeof internationalCheckout
  kit: typeof kit
  login: typeof login
  'not-found': typeof notFound
  listings: typeof listings
  'login-link': typeof loginLink
  'my-offers': typeof myOffers
  offers: typeof offers
  'order-find': typeof orderFind
  'order-returns': typeof orderReturns
  orders: typeof orders
  passkeys: typeof passkeys
  'platform-login': typeof platformLogin
  passwords: typeof passwords
  'product-page': typeof productPage
  register: typeof register
  reservations: typeof reservations
  search: typeof search
  share: typeof share
  shell: typeof shell
  suggestions: typeof suggestions
  wishlist: typeof wishlist
}

export type Namespace = keyof Catalogue
export type Originals<N extends Namespace> = Catalogue[N] & Catalogue['shell']
export type Text<N extends Namespace> = AnyText<Originals<N>>

/**
 * One chunk for each language and namespace. Server-only namespaces are left out of the browser bundle, and those of
 * personal-messages.ts are found from there.
 */
const modules = import.meta.env.SSR
  ? import.meta.glob<MessageModule>('./messages/*/*.ts')
  : import.meta.glob<MessageModule>([
      './messages/*/*.ts',
      '!./messages/*/{specifications,listings}.ts',
      '!./messages/*/{account,account-menu,account-security,addresses,back-in-stock,cart,checkout-success,compare,gate,international,international-checkout,international-product,kit,login,login-link,my-offers,offers,order-find,order-returns,orders,passkeys,passwords,platform-login,register,reservations,share,suggestions,wishlist}.ts',
    ])

export const { loadMessages, loadSameNamespaces } = createMessageLoader<Namespace>(async (language, namespace) => {
  const path = `./messages/${language}/${namespace}.ts`
  const load = modules[path] ?? (await import('./personal-messages.ts')).personalModules[path]
  if (!load) throw new Error(`no messages at ${path}`)
  return load()
})
