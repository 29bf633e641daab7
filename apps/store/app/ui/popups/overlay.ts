import { type ReactNode, useSyncExternalStore } from 'react'

let shown: ReactNode = null
const listeners = new Set<() => void>()

/** Shows a dialog whose code was loaded when it was needed, over whichever page is open. */
export const showOverlay = (overlay: ReactNode): void => {
  shown = overlay
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOverlay = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
