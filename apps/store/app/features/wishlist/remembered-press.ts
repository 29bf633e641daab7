type Press = { readonly id: string; readonly name: string }

const key = 'wishlist-pressed'
/** Whoever has not logged in by then was no longer thinking of it. */
const lifetimeMs = 15 * 60 * 1_000

/** What a visitor wanted to add before the login, in this tab. */
export const rememberPress = ({ id, name }: Press): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, name, at: Date.now() }))
  } catch {
    // Without storage the heart is pressed again after the login.
  }
}

/** Once. */
export const takeRememberedPress = (): Press | undefined => {
  try {
    const { id, name, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    sessionStorage.removeItem(key)
    const isRecent = Date.now() - Number(at) < lifetimeMs
    return isRecent && typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
  } catch {
    return undefined
  }
}
