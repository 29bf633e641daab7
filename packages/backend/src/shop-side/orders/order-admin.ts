import type { Database } from '@dvaput/database/open-database'
import { asc, eq } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { canLeave } from '@dvaput/domain/orders/can-leave'
import type { OrderSnapshot, OrderTracking } from '@dvaput/domain/orders/order-snapshot'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import { isThrottled } from '@dvaput/integrations/http/read-graphql-response'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { revisionOf } from '../../audit/revision-of.ts'
import type { Ids } from '../../clock/ids.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { orderNotes } from '../../orders/order-notes.table.ts'
import { orderUnits } from '../../orders/order-units.table.ts'
import { orders } from '../../orders/orders.table.ts'
import type { RecordOrder } from '../../orders/record-order.ts'
import type { Refunds } from '../../refunds/refunds.ts'
import { createClaimOrderChange } from './claim-order-change.ts'
import { createListOrders } from './list-orders.ts'
import { createReadOrderContext } from './read-order-context.ts'
import { createRefundOrder, type OrderRefund } from './refund-order.ts'
import { createUnitSerials, type Serial } from './unit-serials.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'orders' | 'source'>
  readonly recordOrder: RecordOrder
  readonly audit: Pick<AuditLog, 'list' | 'record'>
  readonly ids: Ids
  readonly refunds: Refunds
}

/** Which order, as it was seen, and who changes it. */
type Edit = { readonly id: string; readonly revision: string; readonly by: AuditAuthor }
type PermittedEdit = Edit & { readonly by: { readonly permissions: readonly Permission[] } }
/**
 * `unavailable`: the order is at no shop whose Admin API we can reach. `busy`: the shop has answered too many requests, and
 * those that were repeated for some seconds as well. `refund-open`: money of it is on its way back.
 */
export type OrderProblem =
  | 'busy'
  | 'not-found'
  | 'changed-meanwhile'
  | 'refused-by-shop'
  | 'refund-open'
  | 'unavailable'
  | 'amount'
  | 'forbidden'

const factsOf = ({ financialStatus, fulfillmentStatus, cancelledAt, refunded }: OrderSnapshot) => ({
  ...{ financialStatus, fulfillmentStatus, cancelledAt, refunded },
})

const nothingToPay: Outcome<null> = { ok: true, value: null }

/** The platform tells its times in whole seconds, so that two changes may have the same one. */
const orderRevision = (order: OrderSnapshot): string => {
  const { updatedAt, cancelledAt, financialStatus, fulfillmentStatus, refunded, fulfilments } = order
  const parcels = fulfilments.map(({ deliveredAt, tracking }) => [deliveredAt, tracking.map(({ number }) => number)])
  return revisionOf([updatedAt, cancelledAt, financialStatus, fulfillmentStatus, refunded.minor, parcels])
}

/** Orders as the shop's own people see and change them. The shop decides; its answer is recorded, and who asked. */
export const createOrderAdmin = ({ database, shops, recordOrder, audit, ids, refunds }: Needs) => {
  const { db } = database
  const changes = createClaimOrderChange(database)
  const readContext = createReadOrderContext(database, audit)
  const unitSerials = createUnitSerials({ database, audit })
  const refundOrder = createRefundOrder({ database, shops, refunds, changes })

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
    const [latest] = await refunds.listOf(database, { kind: 'order', id })
    const refund = latest?.state === 'placing' ? latest : null
    return {
      order,
      notes,
      units,
      canChange,
      refund,
      revision: orderRevision(order.snapshot),
      ...(await readContext(order)),
    }
  }

  const shopAt = (source: Parameters<typeof shopOfOrder>[0]) => {
    const shop = shopOfOrder(source)
    const shopOrders = shop && shops[shop].orders
    return shop && shopOrders ? { shop, shopOrders } : undefined
  }

  /** Where the shop is too busy to say, it says so itself: its webhook, or the next look at its orders. */
  const recordCurrent = async (shop: ShopHandle, { id }: OrderSnapshot, shopOrders: ShopOrders) => {
    const current = await shopOrders.read(id).catch((error: unknown) => {
      if (!isThrottled(error)) throw error
      return null
    })
    if (current) await recordOrder(shop, current)
  }

  /** The order at its shop, where it is as it was seen. */
  const look = async (
    { id, revision }: Edit,
    { action, key }: { readonly action: AuditAction; readonly key?: string | undefined },
  ) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    if (!order) return 'not-found'
    const at = shopAt(order.shop)
    if (!at) return 'unavailable'
    if (await refunds.isOpen({ kind: 'order', id })) return 'refund-open'
    const before = await at.shopOrders.read(order.snapshot.id)
    if (!before) return 'not-found'
    const claim = { orderId: id, revision, action, key }
    if (orderRevision(before) === revision) return { ...at, before, claim }
    await recordOrder(at.shop, before)
    return (await changes.isDone(claim)) ? 'ok' : 'changed-meanwhile'
  }

  /** The row that claims the change and the log's are one transaction, before the shop is asked. */
  const changeAtShop = async (
    edit: Edit,
    { action, key, details = {} }: { readonly action: AuditAction; readonly key?: string; readonly details?: object },
    prepare: (
      shopOrders: ShopOrders,
      before: OrderSnapshot,
    ) => (() => Promise<Outcome<null>>) | 'changed-meanwhile' | 'forbidden',
  ): Promise<'ok' | OrderProblem> => {
    const seen = await look(edit, { action, key })
    if (typeof seen === 'string') return seen
    const { shop, shopOrders, before, claim } = seen
    const { id, by } = edit
    const act = prepare(shopOrders, before)
    if (typeof act === 'string') return act
    const entry = { by, action, subject: { kind: 'order', id } }
    const claimed = await changes.claim(claim, (tx) =>
      audit.record(tx, { ...entry, before: factsOf(before), after: details }),
    )
    if (claimed !== 'mine') return claimed === 'same' ? 'ok' : 'changed-meanwhile'
    const notMade = async () => {
      await changes.release(claim)
      await audit.record(null, { ...entry, after: { ...details, refusedByShop: true } })
    }
    const outcome = await act().catch(async (error: unknown) => {
      if (isThrottled(error)) await notMade()
      throw error
    })
    if (!outcome.ok) {
      await notMade()
      return 'refused-by-shop'
    }
    await changes.finish(claim)
    await recordCurrent(shop, before, shopOrders)
    return 'ok'
  }

  const unlessBusy = <Result>(asked: Promise<Result>): Promise<Result | 'busy'> =>
    asked.catch((error: unknown) => {
      if (isThrottled(error)) return 'busy'
      throw error
    })

  const change = (...asked: Parameters<typeof changeAtShop>): Promise<'ok' | OrderProblem> =>
    unlessBusy(changeAtShop(...asked))

  const refund = async (edit: Edit, asked: OrderRefund): Promise<'ok' | OrderProblem> => {
    const earlier = await refundOrder.resultOfEarlier(edit.id, asked.key)
    if (earlier) return earlier
    const seen = await look(edit, { action: 'order.refund', key: asked.key })
    if (typeof seen === 'string') return seen
    const { shop, shopOrders, before } = seen
    const result = await refundOrder.place({ ...edit, before, facts: factsOf(before) }, asked)
    if (result === 'ok') await recordCurrent(shop, before, shopOrders)
    return result
  }

  return {
    list: createListOrders(database),
    find,

    markPaid: (edit: Edit) =>
      change(
        edit,
        { action: 'order.paid', details: { isPaid: true } },
        (shopOrders, { id }) =>
          () =>
            shopOrders.markPaid(id),
      ),

    /** Stock goes back on sale, and what was paid to the buyer. */
    cancel: (edit: Edit) =>
      change(
        edit,
        { action: 'order.cancel', details: { isCancelled: true } },
        (shopOrders, before) => () => shopOrders.cancel(before, 'STAFF'),
      ),

    refund: (edit: Edit, asked: OrderRefund) => unlessBusy(refund(edit, asked)),

    /**
     * Everything that is left, in one parcel, or ready at the shop. Serial numbers are kept first: a parcel without them
     * could not be traced.
     */
    fulfil: (edit: Edit, tracking: OrderTracking | null, serials: readonly Serial[]) =>
      change(edit, { action: 'order.fulfil', details: { tracking, serials } }, (shopOrders, before) =>
        canLeave(before)
          ? async () => {
              await unitSerials.keep(edit.id, before.lines, serials)
              return shopOrders.fulfil(before.id, tracking)
            }
          : 'changed-meanwhile',
      ),

    /**
     * The buyer has come for it. What was to be paid at the shop is paid then, before anything is handed over: only by
     * who may mark orders as paid.
     */
    collect: (edit: PermittedEdit, serials: readonly Serial[]) =>
      change(edit, { action: 'order.collect', details: { serials } }, (shopOrders, before) => {
        const { id, lines, financialStatus } = before
        if (!canLeave(before)) return 'changed-meanwhile'
        const isToPay = financialStatus === 'PENDING'
        if (isToPay && !edit.by.permissions.includes('orders.mark-paid')) return 'forbidden'
        return async () => {
          await unitSerials.keep(edit.id, lines, serials)
          const paid = isToPay ? await shopOrders.markPaid(id) : nothingToPay
          return paid.ok ? shopOrders.handOver(id) : paid
        }
      }),

    /** Of a parcel that has left; the buyer gets the new number. */
    track: (edit: Edit, fulfilmentId: string, tracking: OrderTracking) =>
      change(
        edit,
        { action: 'order.tracking', key: JSON.stringify([fulfilmentId, tracking]), details: { tracking } },
        (shopOrders, { fulfilments }) =>
          () =>
            fulfilments.some(({ id }) => id === fulfilmentId)
              ? shopOrders.track(fulfilmentId, tracking)
              : Promise.reject(new Error(`the order has no fulfilment ${fulfilmentId}`)),
      ),

    correctSerials: unitSerials.correct,

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

export type OrderAdmin = ReturnType<typeof createOrderAdmin>
