import { useSyncExternalStore } from 'react'

/** Identities of the products on the wishlist. */
export type Wished = ReadonlySet<string>

const none: Wished = new Set()
let wished = none
const listeners = new Set<() => void>()

export const readWished = (): Wished => wished

/** Without an argument nobody's list is shown. */
export const showWished = (next: Wished = none): void => {
  wished = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Empty on the server, and until the list of the session was read. */
export const useWished = (): Wished => useSyncExternalStore(subscribe, readWished, () => none)
