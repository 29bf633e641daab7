import { formatHours } from '@dvaput/domain/markets/format-figure'
import { receiptMessages } from '@dvaput/domain/receipts/receipt-messages'
import type { Language } from '@dvaput/domain/text/language'
import { marketOf, type ShopOfMarket } from '../shops/market-of.ts'
import type { Order } from '../tables/orders.table.ts'
import { orderName } from './order-name.ts'

/** Where and when the buyer comes for the products, and the code to say there: the order's number. */
export const pickupRows = (shop: ShopOfMarket, order: Pick<Order, 'number'>, language: Language) => {
  const { contact, figures } = marketOf(shop)
  const { street, postalCode, city } = contact.pickupPoint
  const { pickup, pickupHours, pickupCode } = receiptMessages[language]
  return [
    { label: pickup, value: `${street}, ${postalCode} ${city}` },
    { label: pickupHours, value: formatHours(figures.storeHours, language) },
    { label: pickupCode, value: orderName(order) },
  ]
}
