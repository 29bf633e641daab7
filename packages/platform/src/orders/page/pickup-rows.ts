import { formatHours } from '@dvaput/domain/markets/format-figure'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import { receiptMessages } from '@dvaput/domain/receipts/receipt-messages'
import type { Language } from '@dvaput/domain/text/language'
import { marketOf, type ShopOfMarket } from '../../shops/market-of.ts'
import type { Order } from '../../tables/orders.table.ts'
import { orderName } from '../order-name.ts'

/** Where and when the buyer comes for the products, and the code to say there: the order's number. */
export const pickupRows = (shop: ShopOfMarket, order: Pick<Order, 'number'>, language: Language) => {
  const market = marketOf(shop)
  const { contact, figures } = market
  const { pickup, pickupHours, pickupCode } = receiptMessages[language]
  return [
    // The shop's city where nobody has filled in the street.
    { label: pickup, value: formatPlace(contact.pickupPoint) || market.city },
    { label: pickupHours, value: formatHours(figures.storeHours, language) },
    { label: pickupCode, value: orderName(order) },
  ]
}
