import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { toGid } from '../../graphql/gid.ts'
import { isCollected, isPickup } from '../../orders/is-pickup.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'
import type { Fulfilment, FulfilmentStatus, Order } from '../../tables/orders.table.ts'
import type { toLineItem } from './account-line-items.ts'

type LineItem = ReturnType<ReturnType<typeof toLineItem>>

export const financialStatus = ({ financialStatus: status }: Order) => status.toUpperCase()

const sent = {
  unfulfilled: 'CONFIRMED',
  partially_fulfilled: 'PREPARING_FOR_SHIPPING',
  fulfilled: 'ON_ITS_WAY',
} as const satisfies Record<FulfilmentStatus, string>

export const fulfilmentStatus = (order: Order, fulfilments: readonly Fulfilment[]) => {
  if (isCollected(order, fulfilments)) return 'PICKED_UP'
  return order.fulfilmentStatus === 'fulfilled' && isPickup(order) ? 'READY_FOR_PICKUP' : sent[order.fulfilmentStatus]
}

const transactionType = {
  'cash-on-delivery': 'CASH_ON_DELIVERY',
  'bank-transfer': 'BANK_DEPOSIT',
  card: 'CARD',
} as const satisfies Record<PaymentMethod, string>

/** An order is paid in one piece, so there is one. */
export const toTransaction = ({ id, financialStatus: status, paymentMethod, total, currency, createdAt }: Order) => {
  const amount = toDecimalMoney(total, currency)
  return {
    __typename: 'OrderTransaction' as const,
    id: toGid('OrderTransaction', id),
    kind: 'SALE',
    status: status === 'pending' ? 'PENDING' : 'SUCCESS',
    type: transactionType[paymentMethod],
    transactionAmount: { presentmentMoney: amount, shopMoney: amount },
    createdAt,
    processedAt: createdAt,
  }
}

export const toFulfilment = (lineItems: readonly LineItem[], pickup: boolean) => (fulfilment: Fulfilment) => {
  const { id, trackingCompany, trackingNumber, trackingUrl, createdAt, deliveredAt } = fulfilment
  const isTracked = trackingCompany !== null || trackingNumber !== null || trackingUrl !== null
  return {
    __typename: 'Fulfillment' as const,
    id: toGid('Fulfillment', id),
    status: 'SUCCESS',
    createdAt,
    updatedAt: deliveredAt ?? createdAt,
    isPickedUp: pickup && deliveredAt !== null,
    requiresShipping: !pickup,
    trackingInformation: isTracked ? [{ company: trackingCompany, number: trackingNumber, url: trackingUrl }] : [],
    items: fulfilment.lines.flatMap(({ orderLineId, quantity }) => {
      const lineItem = lineItems.find((each) => each.id === toGid('LineItem', orderLineId))
      return lineItem ? [{ id: toGid('FulfillmentLineItem', `${id}-${orderLineId}`), lineItem, quantity }] : []
    }),
  }
}
