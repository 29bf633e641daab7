import { maxCartLines } from '@dvaput/domain/cart/cart'
import type { CartSync } from '@dvaput/domain/cart/cart-sync'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import type { LineSnapshot } from './server-carts.table.ts'

export type StoredLine = {
  readonly product: string
  readonly quantity: number
  readonly snapshot: LineSnapshot
  readonly changedAt: Date
  readonly revision: number
  readonly removedAt: Date | null
}

type Stored = {
  readonly lines: readonly StoredLine[]
  readonly revision: number
  readonly mergedKeys: readonly string[]
}

type Needs = {
  readonly now: Date
  /** Of products that are not in the cart; without one a product cannot be stored. */
  readonly described: ReadonlyMap<string, { readonly snapshot: LineSnapshot }>
}

const maxAgoMs = 30 * 24 * 3_600_000

/**
 * Which lines are written. A guest cart is merged once, and the larger quantity is kept. A change wins over what its
 * browser had seen, and otherwise over what is older.
 */
export const resolveCartSync = (
  stored: Stored,
  { guestCart, revision: seen, changes }: CartSync,
  { now, described }: Needs,
) => {
  const lines = new Map(stored.lines.map((line) => [line.product, line]))
  const written = new Map<string, StoredLine>()
  const notStored: string[] = []
  const revision = stored.revision + 1

  const write = (product: string, change: Pick<StoredLine, 'quantity' | 'changedAt' | 'removedAt'>) => {
    const before = lines.get(product)
    const isLive = before?.removedAt === null
    const snapshot = isLive || change.removedAt !== null ? before?.snapshot : described.get(product)?.snapshot
    const live = [...lines.values()].filter(({ removedAt }) => removedAt === null).length
    if (!snapshot || (!isLive && change.removedAt === null && live >= maxCartLines)) {
      notStored.push(product)
      return
    }
    const line = { product, snapshot, revision, ...change }
    lines.set(product, line)
    written.set(product, line)
  }

  const isNewCart = guestCart !== undefined && !stored.mergedKeys.includes(guestCart.key)
  for (const { identity, quantity } of isNewCart ? guestCart.lines : []) {
    const product = formatProductIdentity(identity)
    const before = lines.get(product)
    const held = before?.removedAt === null ? before.quantity : 0
    if (quantity > held) write(product, { quantity, changedAt: now, removedAt: null })
  }

  for (const { identity, quantity, agoMs } of changes) {
    const product = formatProductIdentity(identity)
    const before = lines.get(product)
    const changedAt = new Date(now.getTime() - Math.min(agoMs, maxAgoMs))
    if (before && before.revision > seen && before.changedAt > changedAt) continue
    const isSame = before?.removedAt === null ? before.quantity === quantity : quantity === 0
    if (isSame) continue
    if (quantity > 0) write(product, { quantity, changedAt, removedAt: null })
    else if (before) write(product, { quantity: before.quantity, changedAt, removedAt: now })
  }

  return { written: [...written.values()], lines: [...lines.values()], notStored, revision, isNewCart }
}
