import {
  type AddRefusal,
  addToCart as add,
  type Cart,
  countOf,
  removeLine,
  setQuantity,
} from '@dvaput/domain/cart/cart'
import { parseStoredCart, toStoredCart } from '@dvaput/domain/cart/stored-cart'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import { usePageContext } from '../lib/use-page-context.ts'
import { createStoredState } from './stored-state.ts'

// Raised when the form of stored carts changes. // STOR-02
const version = 1
const empty: Cart = []

const createMarketCart = (market: Market) =>
  createStoredState<Cart>({
    key: `dvaput-cart-${market.id}`,
    version,
    empty,
    parse: (stored) => parseStoredCart(stored, market),
    toStored: toStoredCart,
  })

/** One host name may serve several markets, and each has its own cart. */
const carts = { ba: createMarketCart(markets.ba), cl: createMarketCart(markets.cl) } as const satisfies Record<
  MarketId,
  unknown
>

const oldKey = 'dvaput-cart'

/** Before, one key held the lines of all markets. Few browsers still have it, so the code to read it is loaded there only. */
export const splitOldCart = () => {
  try {
    if (localStorage.getItem(oldKey) === null) return
  } catch {
    // No storage: the server, or a browser that refuses it.
    return
  }
  const update = (market: Market, change: (before: Cart) => Cart) => carts[market.id].update(change)
  import('./split-old-cart.ts').then(
    (loaded) => loaded.splitOldCart({ key: oldKey, version, update }),
    // Not loaded: the next page tries again.
    () => undefined,
  )
}

/** Data of a checkout under way, of no use without a cart. // CART-16, CART-17 */
const checkoutKeys = ['dvaput-cart-data', 'dvaput-international-checkout', 'dvaput-temporary-products'] as const

const removeCheckoutData = (market: MarketId) => {
  try {
    for (const key of checkoutKeys) localStorage.removeItem(`${key}-${market}`)
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}

export const changeCart = (market: Market, make: (before: Cart) => Cart) => {
  const cart = carts[market.id]
  cart.update(make)
  if (cart.get().length === 0) removeCheckoutData(market.id)
}

export type Added = {
  readonly added: number
  /** How many pieces of the product the cart holds now. */
  readonly held: number
  readonly refused: AddRefusal | null
}

export const addToCart = (market: Market, product: CardProduct, quantity = 1): Added => {
  let outcome: Added = { added: 0, held: 0, refused: null }
  carts[market.id].update((before) => {
    const { cart: after, ...result } = add(before, product, quantity, market)
    outcome = result
    return after
  })
  return outcome
}

export const setCartQuantity = (market: Market, identity: ProductIdentity, quantity: number): void =>
  changeCart(market, (before) => setQuantity(before, identity, quantity, market))

export const removeFromCart = (market: Market, identity: ProductIdentity): void =>
  changeCart(market, (before) => removeLine(before, identity))

export const clearCart = (market: Market): void => changeCart(market, () => empty)

export const readCart = (market: Market): Cart => carts[market.id].get()

export const onCartChange = (market: Market, listener: () => void): (() => void) => carts[market.id].subscribe(listener)

export const useCart = (): Cart => carts[usePageContext().market.id].use()

export const useCartCount = (): number => countOf(useCart())
