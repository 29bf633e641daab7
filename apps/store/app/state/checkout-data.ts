import type { Cart } from '@dvaput/domain/cart/cart'
import { analyseCart } from '@dvaput/domain/cart/cart-kinds'
import { removeBoughtLines } from '@dvaput/domain/cart/remove-bought-lines'
import { parseStoredCart, toStoredCart } from '@dvaput/domain/cart/stored-cart'
import type { Market } from '@dvaput/domain/markets/market'
import { api } from '../lib/api.ts'
import { changeCart } from './cart.ts'

const keyOf = ({ id }: Pick<Market, 'id'>) => `dvaput-cart-data-${id}`

/** What this browser takes to a checkout, for the page it comes back to. // STOR-04 */
export const storeCheckoutData = (market: Pick<Market, 'id'>, cart: Cart, checkout: string): void => {
  const data = { cartItems: toStoredCart(cart), timestamp: Date.now(), cartAnalysis: analyseCart(cart), checkout }
  try {
    localStorage.setItem(keyOf(market), JSON.stringify(data))
  } catch {
    // The server knows the checkout without it.
  }
}

/** Null where this browser took nothing to a checkout, or something else wrote there. */
export const readCheckoutData = (market: Market): { readonly lines: Cart; readonly checkout: string } | null => {
  try {
    const { cartItems, checkout } = JSON.parse(localStorage.getItem(keyOf(market)) ?? 'null') ?? {}
    const lines = parseStoredCart(cartItems, market)
    return lines && typeof checkout === 'string' ? { lines, checkout } : null
  } catch {
    return null
  }
}

/** Takes what was bought out of the cart, once, for a checkout that this browser started. // OK-12, divergences S-10 */
export const settleCheckout = (market: Market, checkout: string): void => {
  const data = readCheckoutData(market)
  if (data?.checkout !== checkout) return
  changeCart(market, (cart) => removeBoughtLines(cart, data.lines))
  localStorage.removeItem(keyOf(market))
}

/** For a shopper who did not come back to our page after paying. */
export const settleOpenCheckout = async (market: Market, signal: AbortSignal): Promise<void> => {
  const data = readCheckoutData(market)
  if (!data) return
  const found = (await api.get(`/checkouts/${encodeURIComponent(data.checkout)}`, signal).catch(() => null)) as {
    readonly isOrdered?: unknown
  } | null
  if (found?.isOrdered === true) settleCheckout(market, data.checkout)
}
