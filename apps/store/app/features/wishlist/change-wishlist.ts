import type { Locale } from '@dvaput/domain/markets/locale'
import { loadText } from '../../i18n/load-text.ts'
import { ApiError } from '../../lib/api.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import { mayHaveSession } from '../../state/session.ts'
import { notify } from '../../ui/popups/toast.ts'
import { rememberPress } from './remembered-press.ts'
import { sendChange, type WishlistChange } from './wishlist-changes.ts'

/** Long enough to read why. */
const loginDelayMs = 1_500

/** The message, then the login, which leads back here. // WISH-10 */
const askToLogIn = (change: WishlistChange, message: string) => {
  if (change.kind === 'add') rememberPress(change)
  notify({ type: 'info', message, id: 'wishlist' })
  const returnTo = encodeURIComponent(location.pathname + location.search)
  setTimeout(() => location.assign(`/login?returnTo=${returnTo}`), loginDelayMs)
}

/** Codes whose own text helps more than that of a failure. */
const toldRefusals: readonly (string | undefined)[] = ['wishlist-full', 'product-not-found']

/** Changes the list and says so; false where nothing changed. */
export const changeWishlist = async (change: WishlistChange, { market, language }: Locale): Promise<boolean> => {
  const texts = loadText(language, 'wishlist')
  if (!mayHaveSession()) {
    askToLogIn(change, (await texts)('wishlist.loginRequired'))
    return false
  }
  // The change is sent before the texts have come.
  const sent = sendChange(change, market.id).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const text = await texts
  const failed = await sent
  if (!failed) {
    const done = {
      add: (name: string) => text('wishlist.added', { name }),
      remove: (name: string) => text('wishlist.removed', { name }),
      clear: () => text('wishlist.cleared'),
    } as const
    const message = done[change.kind](change.kind === 'clear' ? '' : change.name)
    notify({ type: 'success', message, id: 'wishlist' })
    return true
  }
  const reason = failed.error instanceof ApiError ? failed.error : undefined
  if (reason?.code === 'login-required') askToLogIn(change, text('wishlist.loginRequired'))
  else {
    const told = reason && toldRefusals.includes(reason.code) ? await loadRefusalText(language, reason) : undefined
    notify({ type: 'error', message: told ?? text('wishlist.error'), id: 'wishlist' })
  }
  return false
}
