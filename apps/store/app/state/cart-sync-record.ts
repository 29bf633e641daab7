import type { Quantities } from '@dvaput/domain/cart/follow-server-cart'
import type { MarketId } from '@dvaput/domain/markets/market'
import { readStored } from './stored-state.ts'

/** What this browser knows of the customer's cart at the server. A cart with a record belongs to that customer. */
export type CartSyncRecord = {
  readonly customerId: string
  /** Names the cart that the browser had before the login: it is merged once. */
  readonly key: string
  /** That cart, as it is sent until the server is heard: what is put in meanwhile is a change of its own. */
  readonly guest: Quantities | null
  readonly revision: number
  /** What the server had when it was last heard; null before the first time. */
  readonly base: Quantities | null
  /** When a quantity that differs from it was chosen. */
  readonly changed: Readonly<Record<string, { readonly quantity: number; readonly at: number }>>
}

const version = 1

export const cartSyncKey = (market: MarketId): string => `dvaput-cart-sync-${market}`

const isRecord = (stored: unknown): stored is CartSyncRecord => {
  const { customerId, key, revision, base, changed } = (stored ?? {}) as Partial<Record<keyof CartSyncRecord, unknown>>
  return (
    typeof customerId === 'string' &&
    typeof key === 'string' &&
    Number.isSafeInteger(revision) &&
    typeof base === 'object' &&
    typeof changed === 'object' &&
    changed !== null
  )
}

/** Where the browser stores nothing, for as long as the page lives. */
const inMemory = new Map<MarketId, CartSyncRecord>()

export const readCartSync = (market: MarketId): CartSyncRecord | undefined => {
  const stored = readStored(cartSyncKey(market), version)
  return isRecord(stored) ? stored : inMemory.get(market)
}

export const storeCartSync = (market: MarketId, record: CartSyncRecord): void => {
  try {
    localStorage.setItem(cartSyncKey(market), JSON.stringify({ version, state: record }))
    inMemory.delete(market)
  } catch {
    inMemory.set(market, record)
  }
}

export const removeCartSync = (market: MarketId): void => {
  inMemory.delete(market)
  try {
    localStorage.removeItem(cartSyncKey(market))
  } catch {
    // Nothing was stored.
  }
}
