import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { type Fulfilment, fulfilments, orders } from '../tables/orders.table.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import { isPickup } from './is-pickup.ts'
import { lockOrder, type Refused, refused, saveOrder } from './lock-order.ts'

type FulfilmentKey = { readonly shopId: number; readonly fulfilmentId: number }
type Tracking = { readonly company?: string; readonly number?: string; readonly url?: string }
type Changed = { readonly ok: true; readonly fulfilment: Fulfilment }

const lockFulfilment = async (tx: Transaction, { shopId, fulfilmentId }: FulfilmentKey) => {
  const [row] = await tx.db
    .select({ orderId: fulfilments.orderId })
    .from(fulfilments)
    .innerJoin(orders, and(eq(orders.id, fulfilments.orderId), eq(orders.shopId, shopId)))
    .where(eq(fulfilments.id, fulfilmentId))
  return row && lockOrder(tx, { shopId, orderId: row.orderId })
}

/** It reached the buyer, who is told, or the buyer came for it. The first time that was said counts. */
export const createDeliverFulfilment =
  (announcing: Announcing) =>
  async (tx: Transaction, key: FulfilmentKey): Promise<Changed | Refused> => {
    const locked = await lockFulfilment(tx, key)
    if (!locked) return refused('not-found')
    if (locked.order.cancelledAt) return refused('cancelled')
    const which = eq(fulfilments.id, key.fulfilmentId)
    const [delivered] = await tx.db
      .update(fulfilments)
      .set({ deliveredAt: sql`app_now()` })
      .where(and(which, isNull(fulfilments.deliveredAt)))
      .returning()
    const [fulfilment] = delivered ? [delivered] : await tx.db.select().from(fulfilments).where(which)
    if (!fulfilment) throw new Error('expected the fulfilment of a locked order, got none')
    if (delivered) {
      const order = await saveOrder(tx, locked.order.id, {})
      const event = { kind: 'delivered', fulfilment } as const
      await announceOrder(tx, announcing, { ...locked, order, event, quietly: isPickup(order) })
    }
    return { ok: true, fulfilment }
  }

/** All of it is replaced. The buyer is told the new number. */
export const createTrackFulfilment =
  (announcing: Announcing) =>
  async (
    tx: Transaction,
    { tracking, quietly, ...key }: FulfilmentKey & { readonly tracking: Tracking; readonly quietly: boolean },
  ): Promise<Changed | Refused> => {
    const locked = await lockFulfilment(tx, key)
    if (!locked) return refused('not-found')
    if (locked.order.cancelledAt) return refused('cancelled')
    const [fulfilment] = await tx.db
      .update(fulfilments)
      .set({
        trackingCompany: tracking.company ?? null,
        trackingNumber: tracking.number ?? null,
        trackingUrl: tracking.url ?? null,
      })
      .where(eq(fulfilments.id, key.fulfilmentId))
      .returning()
    if (!fulfilment) throw new Error('expected the fulfilment of a locked order, got none')
    const order = await saveOrder(tx, locked.order.id, {})
    await announceOrder(tx, announcing, { ...locked, order, event: { kind: 'tracked', fulfilment }, quietly })
    return { ok: true, fulfilment }
  }
