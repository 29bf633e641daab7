import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNotNull, isNull, sql } from '@dvaput/database/query'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import type { EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { z } from 'zod'
import type { Failpoints } from '../failpoints/failpoints.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { type EraOrders, warehouseRetries } from '../international-orders/send-to-era.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { OnRecorded } from '../orders/record-order.ts'
import { type TemporaryProduct, temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'log'>
  readonly era: EraOrders
  readonly shop: Pick<ShopOrders, 'cancel'> | undefined
  readonly failpoints: Failpoints
}

const isPaid = ({ snapshot }: OrderRecord): boolean =>
  snapshot.cancelledAt === null && snapshot.outstanding.minor === 0 && snapshot.refunded.minor < snapshot.total.minor

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

/** The warehouse's answer to an order of what it has no longer. */
const isSoldOut = (error: unknown) =>
  error instanceof IntegrationError && error.kind === 'refused' && error.status === 409

/** A paid order of temporary products goes on to the warehouse exactly once. */
export const createHandOverToEra = ({ infrastructure: { database, jobs, log }, era, shop, failpoints }: Needs) => {
  const send = jobs.define({
    name: 'send-temporary-order-to-era',
    payload: z.object({ orderId: z.string() }),
    ...warehouseRetries,
    async run({ orderId }) {
      const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
      if (!order) throw new Error('expected the order of temporary products, got none')
      const rows = await database.db.select().from(temporaryProducts).where(eq(temporaryProducts.orderId, orderId))
      // An answer may have been lost: the warehouse knows the order by its reference.
      if (await era.findOrder(orderId)) return
      await failpoints('before-temporary-order')
      try {
        await era.sendOrder(toEraOrder(order, rows), orderId)
      } catch (error) {
        if (!isSoldOut(error)) throw error
        log.error({ order: orderId }, 'the warehouse refused a paid order, refunding')
        // The shop gives the money back and writes to the buyer.
        await shop?.cancel(order.snapshot.id, 'INVENTORY')
        return
      }
      await failpoints('after-temporary-order')
    },
  })

  /** In the caller's transaction: it is marked and the job written, or neither is. */
  const handOver = async (tx: Transaction, order: OrderRecord): Promise<void> => {
    if (!isPaid(order)) return
    const { rowCount } = await tx.db
      .update(temporaryProducts)
      .set({ handedOverAt: sql`app_now()` })
      .where(and(eq(temporaryProducts.orderId, order.id), isNull(temporaryProducts.handedOverAt)))
    if (rowCount) await jobs.enqueue(tx, send, { orderId: order.id }, { key: `temporary-order:${order.id}` })
  }

  return {
    /** Found by the shop's own ids: what an attribute says could be anybody's. */
    onOrder: (async (order, tx) => {
      if (order.shop !== importsShop) return
      const ordered = order.snapshot.lines.filter(({ variantId }) => variantId !== null)
      let bought = 0
      for (const [variantId, lines] of Map.groupBy(ordered, (line) => line.variantId ?? '')) {
        // As many as were paid for: the buyer may have changed the cart at the platform.
        const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
        const { rowCount } = await tx.db
          .update(temporaryProducts)
          .set({ orderId: order.id, quantity })
          .where(and(eq(temporaryProducts.variantId, variantId), isNull(temporaryProducts.orderId)))
        bought += rowCount ?? 0
      }
      if (bought > 0) await handOver(tx, order)
    }) satisfies OnRecorded,

    /** Those that were paid after they were placed, as by bank transfer. */
    async handOverPaid(): Promise<void> {
      const waiting = await database.db
        .selectDistinct({ orderId: temporaryProducts.orderId })
        .from(temporaryProducts)
        .where(and(isNotNull(temporaryProducts.orderId), isNull(temporaryProducts.handedOverAt)))
      for (const { orderId } of waiting)
        await database.inTransaction(async (tx) => {
          const [order] = await tx.db
            .select()
            .from(orders)
            .where(eq(orders.id, orderId ?? ''))
          if (order) await handOver(tx, order)
        })
    },
  }
}
