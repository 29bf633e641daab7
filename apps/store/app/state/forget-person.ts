import { storedSession } from './session.ts'

/** When somebody logged out in this browser; the platform may not have heard of it yet. */
export const loggedOutKey = 'logged-out-at'

/** What belongs to a person and not to the browser: keys that begin so. */
const personalPrefixes = ['wishlist-', 'local-addresses-'] as const

const removeFrom = (storage: Storage, prefixes: readonly string[]) => {
  for (const key of Object.keys(storage)) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}

/**
 * After a logout the browser knows nobody: neither the user nor a login that was begun. A session that ended elsewhere
 * keeps the login that this very page may have begun meanwhile. // spec §4 Logout
 */
export const forgetPerson = ({ keepsLogin = false } = {}): void => {
  storedSession.set(null)
  try {
    localStorage.removeItem('auth-storage')
    removeFrom(localStorage, personalPrefixes)
    if (!keepsLogin) removeFrom(sessionStorage, ['oauth_'])
  } catch {
    // Without storage there is nothing to forget.
  }
}
