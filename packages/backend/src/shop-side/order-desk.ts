import type { Database } from '@dvaput/database/open-database'
import { asc, eq } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { createMoney } from '@dvaput/domain/money/money'
import type { OrderSnapshot, OrderTracking } from '@dvaput/domain/orders/order-snapshot'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Ids } from '../clock/ids.ts'
import type { ShopsWithOrders } from '../orders/ask-shop.ts'
import { orderNotes } from '../orders/order-notes.table.ts'
import { orderUnits } from '../orders/order-units.table.ts'
import { orders } from '../orders/orders.table.ts'
import type { RecordOrder } from '../orders/record-order.ts'
import { createListOrders } from './list-orders.ts'

type Needs = {
  readonly database: Database
  readonly shops: ShopsWithOrders
  readonly recordOrder: RecordOrder
  readonly audit: Pick<AuditLog, 'record'>
  readonly ids: Ids
}

/** Which order, as it was seen, and who changes it. */
type Edit = { readonly id: string; readonly revision: string; readonly by: AuditAuthor }
type Serial = { readonly lineId: string; readonly number: number; readonly serial: string }
type Refund = {
  /** Minor units; null for all that is left. */
  readonly amount: number | null
  readonly restock: boolean
  /** Of the form: sent twice, it is one refund. */
  readonly key: string
}

/** `unavailable`: the order is at no shop whose Admin API we can reach. */
export type OrderProblem = 'not-found' | 'changed-meanwhile' | 'refused-by-shop' | 'unavailable' | 'amount'

const factsOf = ({ financialStatus, fulfillmentStatus, cancelledAt, refunded }: OrderSnapshot) => ({
  ...{ financialStatus, fulfillmentStatus, cancelledAt, refunded },
})

/** The platform tells its times in whole seconds, so that two changes may have the same one. */
const revisionOf = ({ updatedAt, cancelledAt, financialStatus, fulfillmentStatus, refunded }: OrderSnapshot) =>
  [updatedAt, cancelledAt, financialStatus, fulfillmentStatus, refunded.minor].join(' ')

/** Orders as the shop's own people see and change them. The shop decides; its answer is recorded, and who asked. */
export const createOrderDesk = ({ database, shops, recordOrder, audit, ids }: Needs) => {
  const { db } = database

  const find = async (id: string) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    if (!order) return null
    const notes = await db
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, id))
      .orderBy(asc(orderNotes.createdAt))
    const units = await db.select().from(orderUnits).where(eq(orderUnits.orderId, id)).orderBy(asc(orderUnits.number))
    const canChange = shopAt(order.shop) !== undefined
    return { order, notes, units, canChange, revision: revisionOf(order.snapshot) }
  }

  const shopAt = (source: Parameters<typeof shopOfOrder>[0]) => {
    const shop = shopOfOrder(source)
    const shopOrders = shop && shops[shop].orders
    return shop && shopOrders ? { shop, shopOrders } : undefined
  }

  /** Changed at the shop, so the log follows the change. */
  const change = async (
    { id, revision, by }: Edit,
    action: AuditAction,
    act: (shopOrders: ShopOrders, before: OrderSnapshot) => Promise<Outcome<null> | 'amount'>,
    details: object = {},
  ): Promise<'ok' | OrderProblem> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    if (!order) return 'not-found'
    const at = shopAt(order.shop)
    if (!at) return 'unavailable'
    const { shop, shopOrders } = at
    const gid = order.snapshot.id
    const before = await shopOrders.read(gid)
    if (!before) return 'not-found'
    if (revisionOf(before) !== revision) {
      await recordOrder(shop, before)
      return 'changed-meanwhile'
    }
    const outcome = await act(shopOrders, before)
    if (outcome === 'amount') return outcome
    if (!outcome.ok) return 'refused-by-shop'
    const after = (await shopOrders.read(gid)) ?? before
    await audit.record(null, {
      ...{ by, action, subject: { kind: 'order', id } },
      before: factsOf(before),
      after: { ...factsOf(after), ...details },
    })
    await recordOrder(shop, after)
    return 'ok'
  }

  return {
    list: createListOrders(database),
    find,

    markPaid: (edit: Edit) => change(edit, 'order.paid', (shopOrders, { id }) => shopOrders.markPaid(id)),

    /** Stock goes back on sale, and what was paid to the buyer. */
    cancel: (edit: Edit) => change(edit, 'order.cancel', (shopOrders, { id }) => shopOrders.cancel(id, 'STAFF')),

    refund: (edit: Edit, { amount, restock, key }: Refund) =>
      change(
        edit,
        'order.refund',
        async (shopOrders, { id, total, refunded, lines }) => {
          const left = total.minor - refunded.minor
          const minor = amount ?? left
          if (!Number.isSafeInteger(minor) || minor < 1 || minor > left) return 'amount'
          const units = amount === null ? lines.filter(({ currentQuantity }) => currentQuantity > 0) : []
          return shopOrders.refund(id, {
            amount: createMoney(minor, total.currency),
            lines: units.map((line) => ({ lineId: line.id, quantity: line.currentQuantity, restock })),
            note: '',
            key: `admin-${key}`,
          })
        },
        { amount, restock },
      ),

    /** Everything that is left, in one parcel. Serial numbers are kept first: a parcel without them could not be traced. */
    fulfil: (edit: Edit, tracking: OrderTracking | null, serials: readonly Serial[]) =>
      change(
        edit,
        'order.fulfil',
        async (shopOrders, { id, lines }) => {
          const known = serials.filter(({ lineId }) => lines.some((line) => line.id === lineId))
          await database.inTransaction(async (tx) => {
            const target = [orderUnits.orderId, orderUnits.lineId, orderUnits.number]
            for (const { lineId, number, serial } of known)
              await tx.db
                .insert(orderUnits)
                .values({ orderId: edit.id, lineId, number, serial })
                .onConflictDoUpdate({ target, set: { serial } })
          })
          return shopOrders.fulfil(id, tracking)
        },
        { tracking, serials },
      ),

    /** Several people may write at once: notes are only added. */
    note: (id: string, by: AuditAuthor, text: string): Promise<'ok' | 'not-found'> =>
      database.inTransaction(async (tx) => {
        const [order] = await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))
        if (!order) return 'not-found'
        const author = { administratorId: by.id, administratorName: by.name }
        await tx.db.insert(orderNotes).values({ id: ids.next(), orderId: id, ...author, text })
        await audit.record(tx, { by, action: 'order.note', subject: { kind: 'order', id }, after: { text } })
        return 'ok'
      }),
  }
}

export type OrderDesk = ReturnType<typeof createOrderDesk>
