import { createMoney } from '@dvaput/domain/money/money'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Refund } from '../refunds/refunds.table.ts'
import type { SentRefund } from '../refunds/refunds.ts'
import type { OrderRecord } from './orders.table.ts'

type Asked = {
  readonly order: { readonly shop: OrderRecord['shop']; readonly gid: string }
  readonly refund: Refund
  /** Under which the shop knows the refund. */
  readonly key: string
  readonly note: string
}

/** Asks the shop of an order for a refund of it. */
export const refundAtShop = async (
  shops: ConnectedShops<'orders'>,
  { order, refund, key, note }: Asked,
): Promise<SentRefund> => {
  const shop = shopOfOrder(order.shop)
  const shopOrders = shop && shops[shop].orders
  if (!shopOrders) throw new Error(`no access to the Admin API of the shop ${order.shop}`)
  const { amount, currency, lines } = refund
  const outcome = await shopOrders.refund(order.gid, { amount: createMoney(amount, currency), lines, note, key })
  return outcome.ok ? { ok: true, providerRefundId: null } : { ok: false, problem: outcome.error.message }
}
