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

/** What stands in storage under this key in this version; nothing where it is unreadable or of another version. */
export const readStored = (key: string, version: number): unknown => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { version: found, state } = stored as { readonly version?: unknown; readonly state?: unknown }
    return found === version ? state : undefined
  } catch {
    return undefined
  }
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

  const read = (): State => parse(readStored(key, version)) ?? empty

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

  /** Whether it is stored, so that the next page finds it. */
  const set = (next: State): boolean => {
    state = next
    try {
      localStorage.setItem(key, JSON.stringify({ version, state: toStored(next) }))
      isKept = true
    } catch {
      isKept = false
    }
    tellAll()
    return isKept
  }

  return {
    get,
    set,
    /** A change to what stands there now: another tab may have written a moment ago. */
    update(change: (state: State) => State): boolean {
      return set(change(isKept ? read() : get()))
    },
    /** The server draws the empty state for everybody; the browser's own follows when the page is alive. */
    use: (): State => useSyncExternalStore(subscribe, get, () => empty),
  }
}
