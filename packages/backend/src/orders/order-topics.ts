import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { ConnectedShops } from '../connected-shop.ts'
import type { ShopTopics } from '../webhook-inbox/shop-webhook-provider.ts'
import type { RecordOrder } from './record-order.ts'

type Needs = { readonly shops: ConnectedShops<'orders' | 'source'>; readonly recordOrder: RecordOrder }

const numericId = z.coerce.number().int().positive()
const orderBody = z.object({ id: numericId })
const refundBody = z.object({ order_id: numericId })

/** Handlers of a shop's webhooks about orders. Each reads the order again, so that duplicates and order do no harm. */
export const createOrderTopics =
  ({ shops, recordOrder }: Needs) =>
  (shop: ShopHandle): ShopTopics => {
    const readAgain = async (id: number) => {
      const snapshot = await shops[shop].orders?.read(`gid://shopify/Order/${id}`)
      if (snapshot) await recordOrder(shop, snapshot)
    }
    const settleOrder = (body: unknown) => readAgain(orderBody.parse(body).id)
    return {
      'orders/create': settleOrder,
      'orders/updated': settleOrder,
      'orders/paid': settleOrder,
      'orders/fulfilled': settleOrder,
      'orders/partially_fulfilled': settleOrder,
      'orders/cancelled': settleOrder,
      'refunds/create': (body) => readAgain(refundBody.parse(body).order_id),
    }
  }
