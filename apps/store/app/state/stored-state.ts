import { useSyncExternalStore } from 'react'

type Options<State> = {
  readonly key: string
  readonly version: number
  readonly empty: State
  /** Whatever stood there, or nothing for what cannot be read: anybody may have written it. // readings N-30 */
  readonly parse: (stored: unknown) => State | undefined
  /** How it is written where that is not the state as it is. */
  readonly toStored?: (state: State) => unknown
}

/**
 * A small state the browser keeps, the same in all its tabs. Where it may keep nothing (private browsing, a full disk)
 * the state lives as long as the page.
 */
export const createStoredState = <State>({
  key,
  version,
  empty,
  parse,
  toStored = (state) => state,
}: Options<State>) => {
  const listeners = new Set<() => void>()
  let state: State | undefined
  let isKept = true

  const read = (): State => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      const kept =
        typeof stored === 'object' && stored !== null ? (stored as { version?: unknown; state?: unknown }) : {}
      return (kept.version === version ? parse(kept.state) : undefined) ?? empty
    } catch {
      return empty
    }
  }

  const get = (): State => {
    state ??= read()
    return state
  }

  const tellAll = () => {
    for (const listener of listeners) listener()
  }

  const readAgain = () => {
    if (!isKept) return
    state = undefined
    tellAll()
  }
  const hearOtherTabs = (event: StorageEvent) => {
    if (event.key === key || event.key === null) readAgain()
  }
  /** A page that comes back whole, by the Back button, was deaf while it was away. */
  const hearReturn = (event: PageTransitionEvent) => {
    if (event.persisted) readAgain()
  }

  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      addEventListener('storage', hearOtherTabs)
      addEventListener('pageshow', hearReturn)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', hearOtherTabs)
      removeEventListener('pageshow', hearReturn)
    }
  }

  const set = (next: State) => {
    state = next
    try {
      localStorage.setItem(key, JSON.stringify({ version, state: toStored(next) }))
      isKept = true
    } catch {
      isKept = false
    }
    tellAll()
  }

  return {
    get,
    set,
    /** A change to what stands there now: another tab may have written a moment ago. */
    update(change: (state: State) => State) {
      set(change(isKept ? read() : get()))
    },
    /** The server draws the empty state for everybody; the browser's own follows when the page is alive. */
    use: (): State => useSyncExternalStore(subscribe, get, () => empty),
  }
}
