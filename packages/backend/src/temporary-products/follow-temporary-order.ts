import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull } from '@dvaput/database/query'
import type { EraOrder } from '@dvaput/integrations/era/era-order'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import type { EraOrders } from '../international-orders/call-off.ts'
import { orders } from '../orders/orders.table.ts'
import { temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly era: Pick<EraOrders, 'findOrder'>
  readonly shop: Pick<ShopOrders, 'cancel' | 'fulfil' | 'deliver'> | undefined
  readonly log: Log
}

/**
 * After a call-back of the warehouse: what became of the order there is told to the shop, which writes to the buyer and
 * gives money back. Our record follows the shop. Repeated and late call-backs do no harm.
 */
export const createFollowTemporaryOrder =
  ({ database: { db }, era, shop, log }: Needs) =>
  async (reference: string): Promise<void> => {
    const [handedOver] = await db
      .select({ snapshot: orders.snapshot, cancelRequestedAt: temporaryProducts.cancelRequestedAt })
      .from(orders)
      .innerJoin(temporaryProducts, eq(temporaryProducts.orderId, orders.id))
      .where(and(eq(orders.id, reference), isNotNull(temporaryProducts.handedOverAt)))
      .limit(1)
    if (!handedOver || !shop) return
    const known = await era.findOrder(reference)
    if (!known || known.status === 'received') return
    const { id, cancelledAt } = handedOver.snapshot
    if (cancelledAt !== null) return
    const isByBuyer = handedOver.cancelRequestedAt !== null
    if (known.status === 'cancelled' && !isByBuyer)
      log.error({ order: reference }, 'the warehouse cancelled a paid order, refunding')
    const send = async ({ status, tracking }: EraOrder) => {
      const parcel = tracking && { company: tracking.carrier, number: tracking.number, url: tracking.url }
      const sent = await shop.fulfil(id, parcel)
      return sent.ok && status === 'delivered' ? shop.deliver(id) : sent
    }
    const done =
      known.status === 'cancelled'
        ? await shop.cancel(handedOver.snapshot, isByBuyer ? 'CUSTOMER' : 'INVENTORY')
        : await send(known)
    if (!done.ok) log.error({ order: reference, error: done.error }, 'the shop refused what the warehouse says')
  }
