import type { Transaction } from '@dvaput/database/in-transaction'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { marketOfBuyer, shopForBuyer } from '../shops/shop-for-buyer.ts'
import type { StockNotifications } from '../stock/notify-stock.ts'
import type { Order, OrderLine } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { type OrderEvent, orderEmail } from './emails/order-emails.ts'

export type Announcing = Pick<PlatformNeeds, 'mail'> & {
  readonly webhooks: WebhookEmitter
  readonly stock: Pick<StockNotifications, 'notifyStockSoon'>
}

type Announcement = {
  readonly shop: Shop
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly event: OrderEvent
  /** The buyer gets no email; subscribers are notified all the same. */
  readonly quietly?: boolean
  /** Did the stock change? */
  readonly movesStock?: boolean
}

const topicOf = {
  created: 'ORDERS_CREATE',
  paid: 'ORDERS_PAID',
  fulfilled: 'ORDERS_FULFILLED',
  delivered: 'ORDERS_UPDATED',
  tracked: 'ORDERS_UPDATED',
  cancelled: 'ORDERS_CANCELLED',
  refunded: 'ORDERS_UPDATED',
  'charged-back': 'ORDERS_UPDATED',
  'charged-back-sent': 'ORDERS_UPDATED',
} as const satisfies Record<OrderEvent['kind'], string>

/** Notifies the buyer and the subscribers, in the transaction of the change. */
export const announceOrder = async (
  tx: Transaction,
  { mail, webhooks, stock }: Announcing,
  { shop, order, lines, event, quietly = false, movesStock = false }: Announcement,
): Promise<void> => {
  if (order.email !== '' && !quietly) {
    const market = marketOfBuyer(shop, order)
    const known = await shopForBuyer(tx.db, shop, market)
    await mail.queue(tx, orderEmail(known, order, lines, event, { isAbroad: market !== shop.market }))
  }
  if (event.kind === 'fulfilled' && order.fulfilmentStatus === 'partially_fulfilled')
    await webhooks.emit(tx, shop.id, 'ORDERS_PARTIALLY_FULFILLED', { orderId: order.id })
  else await webhooks.emit(tx, shop.id, topicOf[event.kind], { orderId: order.id })
  if (event.kind === 'created' && order.financialStatus === 'paid')
    await webhooks.emit(tx, shop.id, 'ORDERS_PAID', { orderId: order.id })
  if (event.kind !== 'created' && topicOf[event.kind] !== 'ORDERS_UPDATED')
    await webhooks.emit(tx, shop.id, 'ORDERS_UPDATED', { orderId: order.id })
  if ('refund' in event) await webhooks.emit(tx, shop.id, 'REFUNDS_CREATE', { refundId: event.refund.id })
  if (movesStock) await stock.notifyStockSoon(tx)
}
