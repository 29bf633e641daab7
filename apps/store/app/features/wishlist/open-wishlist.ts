import type { Locale } from '@dvaput/domain/markets/locale'
import { changeWishlist } from './change-wishlist.ts'
import { takeRememberedPress } from './remembered-press.ts'
import { followOtherTabs, refreshWishlist, showStoredWishlist } from './wishlist-changes.ts'

/** Shows the stored list at once and the server's when it comes; adds what was pressed before the login. */
export const openWishlist = (customerId: string, locale: Locale): (() => void) => {
  const owner = { customerId, market: locale.market.id }
  showStoredWishlist(owner)
  const pressed = takeRememberedPress()
  // A failure keeps what is stored; the next page asks again.
  if (pressed) void changeWishlist({ kind: 'add', ...pressed }, locale).catch(() => undefined)
  else void refreshWishlist(owner.market).catch(() => undefined)
  return followOtherTabs(owner)
}
