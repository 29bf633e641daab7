import { markets } from '@dvaput/domain/markets/markets'
import { clearCart } from './cart.ts'
import { readCartSync, removeCartSync } from './cart-sync-record.ts'
import { forgetCompared } from './compared.ts'
import { forgetViewed } from './recently-viewed.ts'
import { storedSession } from './session.ts'
import { changeSetAside } from './set-aside.ts'

/** When somebody logged out in this browser; the platform may not have heard of it yet. */
export const loggedOutKey = 'logged-out-at'

/** What belongs to a person and not to the browser: keys that begin so. */
const personalPrefixes = [
  'wishlist-',
  'local-addresses-',
  'dvaput-international-checkout-',
  'dvaput-international-order-',
  'dvaput-temporary-products-',
] as const

/** What a customer has looked at and taken to a checkout; of a guest it stays. */
const checkoutPrefixes = ['dvaput-cart-data-'] as const

const removeFrom = (storage: Storage, prefixes: readonly string[]) => {
  for (const key of Object.keys(storage)) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}

/** The server keeps a customer's cart; what a guest has put together is not touched. */
const forgetCarts = () => {
  for (const market of Object.values(markets)) {
    if (!readCartSync(market.id)) continue
    // Without its record an empty cart is nobody's, so that it is not taken for a cart that was emptied.
    removeCartSync(market.id)
    clearCart(market)
    changeSetAside(market, () => [])
  }
}

/**
 * After a logout the browser knows nobody: neither the user nor a login that was begun. A session that ended elsewhere
 * keeps the login that this very page may have begun meanwhile. // AUTH-19, AUTH-20
 */
export const forgetPerson = ({ keepsLogin = false } = {}): void => {
  const somebody = storedSession.get()
  storedSession.set(null)
  forgetCarts()
  if (somebody || !keepsLogin) {
    forgetViewed()
    forgetCompared()
  }
  try {
    localStorage.removeItem('auth-storage')
    removeFrom(localStorage, personalPrefixes)
    if (somebody || !keepsLogin) removeFrom(localStorage, checkoutPrefixes)
    if (!keepsLogin) removeFrom(sessionStorage, ['oauth_', 'offer-draft', 'wishlist-pressed'])
  } catch {
    // Without storage there is nothing to forget.
  }
}
