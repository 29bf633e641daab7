import { useSyncExternalStore } from 'react'

let isSettled = false
const listeners = new Set<() => void>()

/** The browser's cart is the customer's now, or the server could not be asked. */
export const settleCart = (): void => {
  isSettled = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False on the server, and until the first request has come back. */
export const useCartSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  )
