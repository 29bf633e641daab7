import { type Cart, maxCartLines } from '@dvaput/domain/cart/cart'
import { parseOldStoredCart } from '@dvaput/domain/cart/old-stored-cart'
import type { Market } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { isSameProduct } from '@dvaput/domain/products/product-identity'
import { readStored } from './stored-state.ts'

type Options = {
  readonly key: string
  readonly version: number
  /** Whether the new cart was stored. */
  readonly update: (market: Market, change: (before: Cart) => Cart) => boolean
}

/** Moves the lines of one cart for all markets into a cart for each; it is removed once all of them are stored. */
export const splitOldCart = ({ key, version, update }: Options): void => {
  const stored = readStored(key, version)
  const areStored = Object.values(markets).map((market) => {
    const old = parseOldStoredCart(stored, market)
    if (old.length === 0) return true
    return update(market, (cart) => {
      const missing = old.filter((line) => !cart.some(({ identity }) => isSameProduct(identity, line.identity)))
      return [...cart, ...missing].slice(0, maxCartLines)
    })
  })
  if (areStored.every(Boolean)) localStorage.removeItem(key)
}
