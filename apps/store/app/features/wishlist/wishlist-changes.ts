import type { MarketId } from '@dvaput/domain/markets/market'
import type { StoredItem } from '@dvaput/domain/wishlist/wishlist-item'
import { api } from '../../lib/api.ts'
import { mayHaveSession } from '../../state/session.ts'
import { readStoredWishlist, storeWishlist, type WishlistOwner, wishlistKey } from '../../state/stored-wishlist.ts'
import { readWished, showWished, type Wished } from '../../state/wished.ts'

export type WishlistChange =
  | { readonly kind: 'add' | 'remove'; readonly id: string; readonly name: string }
  | { readonly kind: 'clear' }

/** Every response of the server holds the whole list. */
type Wishlist = { readonly customerId: string; readonly items: readonly StoredItem[] }

const paths = { add: '/wishlist', remove: '/wishlist/remove', clear: '/wishlist/clear' } as const satisfies Record<
  WishlistChange['kind'],
  string
>

const idsOf = (items: readonly StoredItem[]): Wished => new Set(items.map(({ id }) => id))

const changed = (before: Wished, change: WishlistChange): Wished => {
  if (change.kind === 'clear') return new Set()
  const after = new Set(before)
  if (change.kind === 'add') after.add(change.id)
  else after.delete(change.id)
  return after
}

/** What the server said last, to which a failed change returns. */
let confirmed: Wished = new Set()
let pending = 0
/** Counts a change when it is sent and when it is answered. */
let moments = 0
let last: Promise<unknown> = Promise.resolve()

/** The server wins. While other changes are on their way, they are still shown. */
const receive = (list: unknown, market: MarketId) => {
  // The customer may have logged out meanwhile.
  if (!mayHaveSession()) return
  const { customerId, items } = list as Wishlist
  storeWishlist({ customerId, market }, items)
  confirmed = idsOf(items)
  if (pending === 0) showWished(confirmed)
}

/** Shows the change at once and undoes it where the server refuses. One is sent after the other. */
export const sendChange = async (change: WishlistChange, market: MarketId): Promise<void> => {
  pending += 1
  moments += 1
  showWished(changed(readWished(), change))
  const sent = last.then(() => api.post(paths[change.kind], change.kind === 'clear' ? {} : { id: change.id }))
  last = sent.catch(() => undefined)
  try {
    const list = await sent
    pending -= 1
    moments += 1
    receive(list, market)
  } catch (error) {
    pending -= 1
    moments += 1
    if (pending === 0) showWished(confirmed)
    throw error
  }
}

let refreshing: Promise<void> | undefined

/**
 * Once for the header and the page that both ask. A list that may have been read before a change is older than the
 * response to that change, which holds the whole list too.
 */
export const refreshWishlist = (market: MarketId): Promise<void> => {
  const before = moments
  refreshing ??= api
    .get('/wishlist')
    .then((list) => {
      if (moments === before) receive(list, market)
    })
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

/** Shows what the browser has, until the server answers. */
export const showStoredWishlist = (owner: WishlistOwner): void => {
  if (pending > 0) return
  confirmed = idsOf(readStoredWishlist(owner))
  showWished(confirmed)
}

/** Shows what another tab has changed. */
export const followOtherTabs = (owner: WishlistOwner): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === wishlistKey(owner) && mayHaveSession()) showStoredWishlist(owner)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
