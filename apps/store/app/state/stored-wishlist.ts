import type { MarketId } from '@dvaput/domain/markets/market'
import type { StoredItem } from '@dvaput/domain/wishlist/wishlist-item'
import { readStored } from './stored-state.ts'

/**
 * A list is stored under the id of its customer, so that nobody sees another's. A logout removes it.
 * // divergences S-38
 */
export type WishlistOwner = { readonly customerId: string; readonly market: MarketId }

const version = 1

const isItem = (value: unknown): value is StoredItem =>
  typeof value === 'object' && value !== null && typeof (value as { readonly id?: unknown }).id === 'string'

export const wishlistKey = ({ customerId, market }: WishlistOwner): string => `wishlist-${market}-${customerId}`

/** What the server said last; nothing where the browser has nothing readable. */
export const readStoredWishlist = (owner: WishlistOwner): readonly StoredItem[] => {
  const stored = readStored(wishlistKey(owner), version)
  return Array.isArray(stored) ? stored.filter(isItem) : []
}

/** An empty list leaves nothing behind. // WISH-12 */
export const storeWishlist = (owner: WishlistOwner, items: readonly StoredItem[]): void => {
  const key = wishlistKey(owner)
  try {
    if (items.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ version, state: items }))
  } catch {
    // Without storage the list is read from the server on each page.
  }
}
