import type { Transaction } from '@dvaput/database/in-transaction'
import { sql } from '@dvaput/database/query'
import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import {
  type DeliveryDays,
  parsePromiseAttribute,
  promiseDelivery,
  toPromiseAttribute,
} from '@dvaput/domain/delivery/promised-delivery'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { marketOf } from '../shops/market-of.ts'
import { marketOfBuyer } from '../shops/shop-for-buyer.ts'
import type { Order } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { isPickup } from './is-pickup.ts'

type Promised = Pick<Order, 'delivery' | 'shippingAddress' | 'paymentMethod' | 'financialStatus' | 'attributes'>

/** By the figures of the buyer's market; undefined while a payment is awaited, because nothing leaves before it. */
const promiseOf = (shop: Shop, order: Promised, at: string): DeliveryDays | undefined => {
  if (order.financialStatus !== 'paid' && order.paymentMethod !== 'cash-on-delivery') return undefined
  const buyer = marketOfBuyer(shop, order)
  const isImported = buyer !== shop.market
  const market = isImported ? markets[buyer] : marketOf(shop)
  return promiseDelivery(at, { isPickup: isPickup(order), isImported, city: order.shippingAddress?.city ?? '' }, market)
}

/** The order's attributes with what is promised now, which later figures do not change. */
export const withPromise = (shop: Shop, order: Promised, at: string): Order['attributes'] => {
  const days = promiseOf(shop, order, at)
  return days ? [...order.attributes, toPromiseAttribute(days)] : order.attributes
}

/** A transfer has arrived: from now on there is a day, unless one was promised before or everything has left. */
export const promiseOnPayment = async (tx: Transaction, shop: Shop, order: Order): Promise<Order['attributes']> => {
  if (parsePromiseAttribute(order.attributes) || order.fulfilmentStatus !== 'unfulfilled') return order.attributes
  const { rows } = await tx.db.execute<{ now: string }>(sql`SELECT app_now()::text AS now`)
  return withPromise(shop, { ...order, financialStatus: 'paid' }, new Date(rows[0]?.now ?? '').toISOString())
}

/** Of an order that is on its way to be sent; nothing where no day was promised or it matters no more. */
export const promiseRows = (
  order: Pick<Order, 'attributes' | 'delivery' | 'cancelledAt' | 'fulfilmentStatus'>,
  language: Language,
) => {
  const days = parsePromiseAttribute(order.attributes)
  if (!days || order.cancelledAt || order.fulfilmentStatus === 'fulfilled') return []
  return [formatPromise({ ...days, isPickup: isPickup(order) }, language)]
}
