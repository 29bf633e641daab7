import { useSyncExternalStore } from 'react'

type Options<State> = {
  readonly key: string
  readonly version: number
  readonly empty: State
  /** Undefined for invalid data: anybody may have written it. */
  readonly parse: (stored: unknown) => State | undefined
  /** The stored form, where it differs from the state. */
  readonly toStored?: (state: State) => unknown
}

type Envelope = { readonly version?: unknown; readonly state?: unknown }

const readEnvelope = (key: string): Envelope => {
  try {
    // Anything but an object has no fields.
    return JSON.parse(localStorage.getItem(key) ?? '0') ?? 0
  } catch {
    return {}
  }
}

/** The stored value, or undefined if it is unreadable or of another version. */
export const readStored = (key: string, version: number): unknown => {
  const stored = readEnvelope(key)
  return stored.version === version ? stored.state : undefined
}

/**
 * State in local storage, synchronised between tabs. Without storage (private browsing, a full disk) it lives as long
 * as the page.
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
  let isStored = true

  const read = (): State => parse(readStored(key, version)) ?? empty

  const get = (): State => {
    state ??= read()
    return state
  }

  const notifyAll = () => {
    for (const listener of listeners) listener()
  }

  const reload = () => {
    if (!isStored) return
    state = undefined
    notifyAll()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) reload()
  }
  /** A page restored from the back/forward cache missed the storage events. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) reload()
  }

  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onPageShow)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }

  /** Whether storage accepted it, so that the next page has it too. */
  const set = (next: State): boolean => {
    state = next
    try {
      // A newer release of the shop has written there: its data is left alone, and this page does without storage.
      isStored = !(Number(readEnvelope(key).version) > version)
      if (isStored) localStorage.setItem(key, JSON.stringify({ version, state: toStored(next) }))
    } catch {
      isStored = false
    }
    notifyAll()
    return isStored
  }

  return {
    get,
    set,
    subscribe,
    /** Changes the latest stored state: another tab may just have written. */
    update(change: (state: State) => State): boolean {
      return set(change(isStored ? read() : get()))
    },
    /** The server renders the empty state; the browser's own follows after hydration. */
    use: (): State => useSyncExternalStore(subscribe, get, () => empty),
  }
}
