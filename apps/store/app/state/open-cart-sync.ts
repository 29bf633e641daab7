import type { Cart } from '@dvaput/domain/cart/cart'
import { changesSince, followServerCart, type Quantities, quantitiesOf } from '@dvaput/domain/cart/follow-server-cart'
import { parseStoredCart } from '@dvaput/domain/cart/stored-cart'
import type { Market } from '@dvaput/domain/markets/market'
import { api } from '../lib/api.ts'
import { changeCart, onCartChange, readCart } from './cart.ts'
import { type CartSyncRecord, readCartSync, storeCartSync } from './cart-sync-record.ts'
import { settleCart } from './cart-sync-state.ts'
import { mayHaveSession } from './session.ts'
import { changeSetAside, readSetAside } from './set-aside.ts'

/** Presses that follow each other are sent together. */
const changeDelayMs = 400
/** A tab that is looked at again asks no more often than this. */
const focusIntervalMs = 5_000

type Answer = { readonly customerId: string; readonly revision: number; readonly notStored: readonly string[] } & {
  readonly lines: unknown
}

/** Not `randomUUID`, which browsers refuse on plain http. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')

/** What is set aside is still the customer's, so the server keeps it with the rest. */
const heldIn = (market: Market): Quantities => ({
  ...quantitiesOf(readSetAside(market)),
  ...quantitiesOf(readCart(market)),
})

/** One tab at a time, where the browser can say so; without it a repeated request does no harm. */
const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('dvaput-cart-sync', work) : work()

const empty: Cart = []

const openRecord = (customerId: string, market: Market): CartSyncRecord => {
  const known = readCartSync(market.id)
  // One that an earlier release began has no guest cart yet.
  if (known?.customerId === customerId)
    return known.base === null && !known.guest ? { ...known, guest: heldIn(market) } : known
  if (known) {
    // The cart of somebody else who was logged in here.
    changeCart(market, () => empty)
    changeSetAside(market, () => empty)
  }
  const record = { customerId, key: newKey(), guest: heldIn(market), revision: 0, base: null, changed: {} }
  storeCartSync(market.id, record)
  return record
}

/** Remembers when a quantity was chosen, for a browser that cannot reach the server at that moment. */
const noteChanges = (record: CartSyncRecord, market: Market): CartSyncRecord => {
  if (record.base === null) return record
  const now = Date.now()
  const changed = Object.entries(changesSince(record.base, heldIn(market))).map(([id, quantity]) => {
    const known = record.changed[id]
    return [id, known?.quantity === quantity ? known : { quantity, at: now }]
  })
  const noted = { ...record, changed: Object.fromEntries(changed) }
  storeCartSync(market.id, noted)
  return noted
}

const toRequest = ({ base, key, guest, revision, changed }: CartSyncRecord) => {
  if (base === null) {
    const lines = Object.entries(guest ?? {}).map(([id, quantity]) => ({ id, quantity }))
    return { revision, guestCart: { key, lines }, changes: [] }
  }
  const now = Date.now()
  const changes = Object.entries(changed).map(([id, { quantity, at }]) => ({
    ...{ id, quantity },
    agoMs: Math.max(0, now - at),
  }))
  return { revision, changes }
}

const follow = (
  market: Market,
  record: CartSyncRecord,
  sent: { cart: Quantities; aside: Quantities },
  answer: Answer,
) => {
  const server = parseStoredCart(answer.lines, market) ?? []
  const { revision, notStored } = answer
  changeCart(market, (now) =>
    followServerCart(now, { server, sent: sent.cart, notStored, elsewhere: quantitiesOf(readSetAside(market)) }),
  )
  if (readSetAside(market).length > 0)
    changeSetAside(market, (now) =>
      followServerCart(now, { server, sent: sent.aside, notStored, elsewhere: quantitiesOf(readCart(market)) }),
    )
  noteChanges({ ...record, guest: null, revision, base: quantitiesOf(server) }, market)
}

type Reason = 'opened' | 'changed'

const syncCart = async (customerId: string, market: Market, reason: Reason): Promise<void> => {
  // The customer may have logged out meanwhile.
  if (!mayHaveSession()) return
  const record = noteChanges(openRecord(customerId, market), market)
  if (reason === 'changed' && record.base !== null && Object.keys(record.changed).length === 0) return
  const { guest } = record
  const sent = guest
    ? { cart: guest, aside: guest }
    : { cart: quantitiesOf(readCart(market)), aside: quantitiesOf(readSetAside(market)) }
  const answer = (await api.post('/cart/sync', toRequest(record))) as Answer
  // Another customer's answer, or the record of one who is gone, changes nothing here.
  if (answer.customerId !== customerId || readCartSync(market.id)?.key !== record.key) return
  follow(market, record, sent, answer)
}

/**
 * Makes the browser's cart that of the customer, on every device: when a page opens, when a tab is looked at again, and
 * after each change. A failure leaves the cart as it is; the next occasion tries again.
 */
export const openCartSync = (customerId: string, market: Market): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastMs = 0
  const run = (reason: Reason) => {
    lastMs = Date.now()
    void oneAtATime(() => syncCart(customerId, market, reason))
      .catch(() => undefined)
      .finally(settleCart)
  }
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(run, changeDelayMs, 'changed')
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastMs > focusIntervalMs) run('opened')
  }
  run('opened')
  const stopListening = onCartChange(market, onChange)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    stopListening()
    document.removeEventListener('visibilitychange', onVisible)
  }
}
