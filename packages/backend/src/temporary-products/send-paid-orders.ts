import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, isNull } from '@dvaput/database/query'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { OnRecorded } from '../orders/record-order.ts'
import type { WarehouseOrders } from '../warehouse-orders/warehouse-orders.ts'
import { isOver } from './temporary-order-source.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Database
  readonly atWarehouse: Pick<WarehouseOrders<OrderRecord>, 'send' | 'cancel'>
}

/** When the shop's orders of temporary products go to the warehouse, and when they must not stay there. */
export const createSendPaidOrders = ({ database, atWarehouse }: Needs) => {
  /** Found by the shop's own ids: what an attribute says could be anybody's. */
  const onOrder: OnRecorded = async (order, tx) => {
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
    if (bought > 0) await atWarehouse.send(tx, order)
  }

  const onOrderChanged: OnRecorded = async (order, tx) => {
    if (order.shop !== importsShop || !isOver(order) || order.snapshot.fulfilments.length > 0) return
    const { id, orderId, handedOverAt, calledOffAt } = temporaryProducts
    const [sent] = await tx.db
      .select({ id })
      .from(temporaryProducts)
      .where(and(eq(orderId, order.id), isNotNull(handedOverAt), isNull(calledOffAt)))
      .limit(1)
    if (sent) await atWarehouse.cancel(tx, order.id)
  }

  return {
    onOrder,
    onOrderChanged,

    /** Those that were paid after they were placed, as by bank transfer. */
    async sendPaid(): Promise<void> {
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
          if (order) await atWarehouse.send(tx, order)
        })
    },
  }
}
