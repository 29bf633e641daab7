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
import { createStoredState } from './stored-state.ts'

const cart = createStoredState<Cart>({
  key: 'dvaput-cart',
  // spec §9 Time: cart storage version 1
  version: 1,
  empty: [],
  parse: parseStoredCart,
  toStored: toStoredCart,
})

/** What a checkout on its way leaves beside the cart; of no use without one. // spec §3 Locally stored checkout data */
const temporaryKeys = ['dvaput-cart-data', 'dvaput-international-checkout', 'dvaput-temporary-products'] as const

const wipeTemporaryKeys = () => {
  try {
    for (const key of temporaryKeys) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to wipe.
  }
}

const change = (make: (before: Cart) => Cart) => {
  cart.update(make)
  if (cart.get().length === 0) wipeTemporaryKeys()
}

export type Added = {
  readonly added: number
  /** How many of it lie in the cart now. */
  readonly held: number
  readonly refused: AddRefusal | null
}

export const addToCart = (product: CardProduct, quantity = 1): Added => {
  let outcome: Added = { added: 0, held: 0, refused: null }
  cart.update((before) => {
    const { cart: after, ...result } = add(before, product, quantity)
    outcome = result
    return after
  })
  return outcome
}

export const setCartQuantity = (key: string, wanted: number): void =>
  change((before) => setQuantity(before, key, wanted))

export const removeFromCart = (key: string): void => change((before) => removeLine(before, key))

export const clearCart = (): void => change(() => [])

export const useCart = cart.use

export const useCartCount = (): number => countOf(cart.use())
