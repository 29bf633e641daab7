import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import type { ConnectedShops } from '../connected-shop.ts'
import { orderSyncs } from './order-syncs.table.ts'
import type { RecordOrder } from './record-order.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'orders' | 'source'>
  readonly recordOrder: RecordOrder
}

/** A change may be committed later than one that began after it. */
const overlapMs = 2 * 60_000
const beginning = new Date('2000-01-01T00:00:00Z')

const latestOf = (times: readonly (Date | null)[]): Date =>
  new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)))

/** Asks the shops for orders that changed, for webhooks that were lost or never sent. */
export const createAskShop = ({ database: { db }, shops, recordOrder }: Needs) => {
  const recordAll = async (shop: ShopHandle, snapshots: readonly OrderSnapshot[]) => {
    for (const snapshot of snapshots) await recordOrder(shop, snapshot)
  }

  const position = async (shop: ShopHandle) => {
    const { source } = shops[shop]
    const fresh = { shop, source, since: beginning, cursor: null, seen: null }
    await db
      .insert(orderSyncs)
      .values(fresh)
      .onConflictDoUpdate({ target: orderSyncs.shop, set: fresh, setWhere: sql`${orderSyncs.source} <> ${source}` })
    const [row] = await db.select().from(orderSyncs).where(eq(orderSyncs.shop, shop))
    if (!row) throw new Error(`no position in the orders of ${shop}`)
    return row
  }

  /** False where another process has gone on from the same position in the meantime. */
  const move = async (from: typeof orderSyncs.$inferSelect, to: Partial<typeof orderSyncs.$inferInsert>) => {
    const { rowCount } = await db
      .update(orderSyncs)
      .set(to)
      .where(
        and(
          eq(orderSyncs.shop, from.shop),
          eq(orderSyncs.since, from.since),
          from.cursor === null ? isNull(orderSyncs.cursor) : eq(orderSyncs.cursor, from.cursor),
        ),
      )
    return rowCount === 1
  }

  return {
    /** Goes on where the last run ended or broke off. */
    async askOn(shop: ShopHandle, signal?: AbortSignal): Promise<void> {
      const { orders } = shops[shop]
      while (orders && !signal?.aborted) {
        const from = await position(shop)
        const after = new Date(from.since.getTime() - overlapMs)
        const page = await orders.changedSince(after, from.cursor)
        await recordAll(shop, page.orders)
        const times = page.orders.map(({ updatedAt }) => new Date(updatedAt))
        const seen = latestOf([from.seen, from.since, ...times])
        const moved = await move(
          from,
          page.next === null ? { since: seen, cursor: null, seen: null } : { cursor: page.next, seen },
        )
        if (page.next === null || !moved) return
      }
    },

    /** Everything that changed since then, at once. */
    async askFor(shop: ShopHandle, since: Date): Promise<void> {
      const { orders } = shops[shop]
      let cursor: string | null = null
      while (orders) {
        const page: Awaited<ReturnType<ShopOrders['changedSince']>> = await orders.changedSince(since, cursor)
        await recordAll(shop, page.orders)
        cursor = page.next
        if (cursor === null) return
      }
    },
  }
}
