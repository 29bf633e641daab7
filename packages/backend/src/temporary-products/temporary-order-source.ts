import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, isNull, ne, sql } from '@dvaput/database/query'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import type { EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { importedDeliveries } from '../imported-orders/imported-stock.table.ts'
import { describeError } from '../log/describe-error.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { WarehouseSource } from '../warehouse-orders/warehouse-orders.ts'
import { createFollowTemporaryOrder } from './follow-temporary-order.ts'
import { type TemporaryProduct, temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly shop: Pick<ShopOrders, 'cancel' | 'deliver' | 'fulfil' | 'nameGone'> | undefined
  readonly log: Log
}

/** Cancelled, or all of its money went back. */
export const isOver = ({ snapshot: { cancelledAt, refunded, total } }: Pick<OrderRecord, 'snapshot'>): boolean =>
  cancelledAt !== null || refunded.minor >= total.minor

const isPaid = (order: OrderRecord): boolean => order.snapshot.outstanding.minor === 0 && !isOver(order)

const toEraOrder = ({ id, email, snapshot }: OrderRecord, rows: readonly TemporaryProduct[]): EraOrderInput => {
  const address = snapshot.shippingAddress
  return {
    reference: id,
    customer: {
      ...{ firstName: address?.firstName ?? '', lastName: address?.lastName ?? '', email },
      phone: snapshot.phone || (address?.phone ?? ''),
      address: [address?.address1, address?.address2].filter(Boolean).join(', '),
      ...{ city: address?.city ?? '', region: address?.province ?? '', postalCode: address?.zip ?? '' },
      country: address?.countryCode ?? '',
    },
    lines: rows.map(({ eraId, sku, quantity, price }) => ({ eraId, sku, quantity, unitPrice: price })),
    shipping: { title: snapshot.delivery?.title ?? '', pesos: snapshot.shipping.minor },
    total: snapshot.total.minor,
    currency: 'CLP',
  }
}

/** Paid orders of temporary products, which are the shop's: it gives money back and writes to the buyer. */
export const createTemporaryOrderSource = (needs: Needs): WarehouseSource<OrderRecord> => {
  const { shop, log } = needs
  const { db } = needs.database
  const isSending = (orderId: string) =>
    and(eq(temporaryProducts.orderId, orderId), isNotNull(temporaryProducts.handedOverAt))

  const read = async (orderId: string): Promise<OrderRecord> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('expected the order of temporary products, got none')
    return order
  }

  const listRows = (orderId: string): Promise<readonly TemporaryProduct[]> =>
    db.select().from(temporaryProducts).where(eq(temporaryProducts.orderId, orderId))

  /** By the names that the order has for them. A shop that does not take them cancels all the same. */
  const nameGone = async ({ id, snapshot }: OrderRecord, short: readonly string[]): Promise<void> => {
    const rows = await listRows(id)
    const variants = rows.filter(({ eraId }) => short.includes(eraId)).map(({ variantId }) => variantId)
    const gone = snapshot.lines.filter(({ variantId }) => variants.includes(variantId)).map(({ title }) => title)
    if (gone.length === 0) return
    try {
      const named = await shop?.nameGone(snapshot, [...new Set(gone)])
      if (!named?.ok) log.warn({ order: id, error: named?.error }, 'the shop was not told which product is gone')
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: id, error: describeError(error) }, 'the shop was not told which product is gone')
    }
  }

  return {
    jobNames: { send: 'send-temporary-order-to-era', cancel: 'call-off-temporary-order' },
    isOurs: (reference) => reference.startsWith(`${importsShop}-`),
    read,
    isOver,
    toEraOrder: async (order) => toEraOrder(order, await listRows(order.id)),
    onChanged: createFollowTemporaryOrder(needs),

    async markSending(tx, order) {
      if (!isPaid(order)) return false
      const { rowCount } = await tx.db
        .update(temporaryProducts)
        .set({ handedOverAt: sql`app_now()` })
        .where(and(eq(temporaryProducts.orderId, order.id), isNull(temporaryProducts.handedOverAt)))
      return Boolean(rowCount)
    },

    async onSent({ id }, eraOrderId) {
      await db.update(temporaryProducts).set({ eraOrderId }).where(isSending(id))
      return !isOver(await read(id))
    },

    async isNumberOfAnother({ id }, eraOrderId) {
      const ofOthers = and(eq(temporaryProducts.eraOrderId, eraOrderId), ne(temporaryProducts.orderId, id))
      const others =
        (await db.$count(temporaryProducts, ofOthers)) +
        (await db.$count(importedDeliveries, eq(importedDeliveries.eraOrderId, eraOrderId)))
      return others > 0
    },

    async onRefused(order, gone) {
      await nameGone(order, gone)
      const cancelled = await shop?.cancel(order.snapshot, 'INVENTORY')
      if (!cancelled?.ok) throw new Error('the shop did not cancel an order that the warehouse refused')
    },

    /** One that has left is a return, or needs a person. */
    async onCancelled(id, { outcome }) {
      if (outcome !== 'left')
        await db.update(temporaryProducts).set({ calledOffAt: sql`app_now()` }).where(isSending(id))
    },
  }
}
