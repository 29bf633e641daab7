import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, isNull, sql } from '@dvaput/database/query'
import type { Cart } from '@dvaput/domain/cart/cart'
import type { MarketId } from '@dvaput/domain/markets/market'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { StoredLine } from './resolve-cart-sync.ts'
import { serverCartLines, serverCarts } from './server-carts.table.ts'

/** Whose cart, of which market. */
export type CartOwner = { readonly customerId: string; readonly market: MarketId }

const { customerId, market, product, addedAt, removedAt } = serverCartLines

export const ownedBy = (owner: CartOwner) => and(eq(customerId, owner.customerId), eq(market, owner.market))

/** A row whose identity is not understood is left out. */
export const toCart = (lines: readonly Pick<StoredLine, 'product' | 'quantity' | 'snapshot' | 'removedAt'>[]): Cart =>
  lines.flatMap(({ product: id, quantity, snapshot, removedAt: removed }) => {
    const identity = parseProductIdentity(id)
    return identity && removed === null ? [{ ...snapshot, identity, quantity }] : []
  })

/** As they were added, without tombstones. */
export const readLiveLines = ({ db }: Pick<Database, 'db'>, owner: CartOwner) =>
  db
    .select()
    .from(serverCartLines)
    .where(and(ownedBy(owner), isNull(removedAt)))
    .orderBy(asc(addedAt), asc(product))

/** Locked until the end of the transaction: changes of one cart follow each other. Tombstones included. */
export const lockCart = async ({ db }: Transaction, owner: CartOwner) => {
  await db.insert(serverCarts).values(owner).onConflictDoNothing()
  const [cart] = await db
    .select({ revision: serverCarts.revision, mergedKeys: serverCarts.mergedKeys, now: sql<Date>`app_now()` })
    .from(serverCarts)
    .where(and(eq(serverCarts.customerId, owner.customerId), eq(serverCarts.market, owner.market)))
    .for('update')
  if (!cart) throw new Error('expected one cart, got none')
  const lines = await db.select().from(serverCartLines).where(ownedBy(owner)).orderBy(asc(addedAt), asc(product))
  return { ...cart, now: new Date(cart.now), lines }
}

type Written = {
  readonly revision: number
  readonly lines: readonly StoredLine[]
  readonly mergedKeys: readonly string[]
}

export const writeCart = async ({ db }: Transaction, owner: CartOwner, { revision, lines, mergedKeys }: Written) => {
  for (const line of lines) {
    const { quantity, snapshot, changedAt, removedAt: removed } = line
    const changed = { quantity, snapshot, changedAt, revision, removedAt: removed }
    await db
      .insert(serverCartLines)
      .values({ ...owner, product: line.product, ...changed })
      .onConflictDoUpdate({ target: [customerId, market, product], set: changed })
  }
  await db
    .update(serverCarts)
    .set({ revision, mergedKeys: [...mergedKeys] })
    .where(and(eq(serverCarts.customerId, owner.customerId), eq(serverCarts.market, owner.market)))
}
