import type { Cart } from '@dvaput/domain/cart/cart'
import { analyseCart } from '@dvaput/domain/cart/cart-kinds'
import { toStoredCart } from '@dvaput/domain/cart/stored-cart'
import type { Market } from '@dvaput/domain/markets/market'

/** What this browser takes to a checkout, for the page it comes back to. // spec §3 Locally stored checkout data */
export const storeCheckoutData = (market: Pick<Market, 'id'>, cart: Cart): void => {
  const data = { cartItems: toStoredCart(cart), timestamp: Date.now(), cartAnalysis: analyseCart(cart) }
  try {
    localStorage.setItem(`dvaput-cart-data-${market.id}`, JSON.stringify(data))
  } catch {
    // The server knows the checkout without it.
  }
}
