import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull } from '@dvaput/database/query'
import type { EraOrder } from '@dvaput/integrations/era/era-order'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { orders } from '../orders/orders.table.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly shop: Pick<ShopOrders, 'cancel' | 'fulfil' | 'deliver'> | undefined
  readonly log: Log
}

/** The shop is told what became of the order, writes to the buyer and gives money back. Our record follows the shop. */
export const createFollowTemporaryOrder =
  ({ database: { db }, shop, log }: Needs) =>
  async (orderId: string, { status, tracking }: EraOrder): Promise<void> => {
    const [sent] = await db
      .select({ snapshot: orders.snapshot, cancelRequestedAt: temporaryProducts.cancelRequestedAt })
      .from(orders)
      .innerJoin(temporaryProducts, eq(temporaryProducts.orderId, orders.id))
      .where(and(eq(orders.id, orderId), isNotNull(temporaryProducts.handedOverAt)))
      .limit(1)
    if (!sent || !shop || sent.snapshot.cancelledAt !== null) return
    const { snapshot } = sent
    const isByBuyer = sent.cancelRequestedAt !== null
    if (status === 'cancelled' && !isByBuyer)
      log.error({ order: orderId }, 'the warehouse cancelled a paid order, refunding')
    const send = async () => {
      const parcel = tracking && { company: tracking.carrier, number: tracking.number, url: tracking.url }
      const fulfilled = await shop.fulfil(snapshot.id, parcel)
      return fulfilled.ok && status === 'delivered' ? shop.deliver(snapshot.id) : fulfilled
    }
    const done =
      status === 'cancelled' ? await shop.cancel(snapshot, isByBuyer ? 'CUSTOMER' : 'INVENTORY') : await send()
    if (!done.ok) log.error({ order: orderId, error: done.error }, 'the shop refused what the warehouse says')
  }
