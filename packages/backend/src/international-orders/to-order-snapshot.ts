import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import type { OrderFulfilment, OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import type { EraTracking } from '@dvaput/integrations/era/era-order'
import type { InternationalOrder } from './international-orders.table.ts'

type Returned = {
  /** Pesos that went back. */
  readonly refunded: number
  readonly refundedAt: Date | null
}

/** Null where it has not left the warehouse. */
type Shipment = { readonly shippedAt: Date; readonly tracking: EraTracking | null } | null

const pesos = (minor: number) => createMoney(minor, 'CLP')

/** The warehouse sends an order whole. */
const toFulfilment = ({ id, number, lines }: InternationalOrder, shipment: NonNullable<Shipment>): OrderFulfilment => {
  const { shippedAt, tracking } = shipment
  return {
    id,
    name: `#E${number}-F1`,
    status: 'SUCCESS',
    createdAt: shippedAt.toISOString(),
    tracking: tracking ? [{ company: tracking.carrier, number: tracking.number, url: tracking.url }] : [],
    lines: lines.map(({ eraId, quantity }) => ({ lineId: eraId, quantity })),
  }
}

/** The order in the shape of every order, for its pages, its receipt and its links. */
export const toOrderSnapshot = (
  order: InternationalOrder,
  { refunded, refundedAt }: Returned,
  shipment: Shipment,
): OrderSnapshot => {
  const { customer, lines, shipping, updatedAt } = order
  const goods = order.total - order.shippingTotal
  const isGivenUp = order.state === 'not-coverable' || order.state === 'refunded'
  const { country } = markets[order.market]
  const address = {
    ...{ firstName: customer.firstName, lastName: customer.lastName, company: '', phone: customer.phone },
    ...{ address1: customer.address, address2: '', city: customer.city, zip: customer.postalCode },
    ...{ province: customer.region, provinceCode: '', country, countryCode: country },
  }
  return {
    id: order.id,
    name: `#E${order.number}`,
    processedAt: (order.paidAt ?? order.createdAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    cancelledAt: isGivenUp ? updatedAt.toISOString() : null,
    cancelReason: isGivenUp ? 'INVENTORY' : null,
    email: order.email,
    phone: customer.phone,
    customerId: order.customerId,
    attributes: [],
    financialStatus: refunded >= order.total ? 'REFUNDED' : 'PAID',
    fulfillmentStatus: shipment ? 'FULFILLED' : 'UNFULFILLED',
    paymentMethods: [order.provider],
    discountCodes: [],
    delivery: { title: shipping.title, code: null },
    shippingAddress: address,
    billingAddress: address,
    lines: lines.map(({ eraId, handle, title, sku, quantity, unitPrice, image, dollars, rate }) => ({
      ...{ id: eraId, variantId: null, handle, title, variantTitle: null, sku, quantity },
      ...{ currentQuantity: isGivenUp ? 0 : quantity, unfulfilledQuantity: isGivenUp || shipment ? 0 : quantity },
      unitPrice: pesos(unitPrice),
      price: pesos(unitPrice * quantity),
      discountedPrice: pesos(unitPrice * quantity),
      image: image === null ? null : { url: image, altText: title },
      warrantyMonths: null,
      attributes: [],
      imported: { dollars: dollars === null ? null : createMoney(dollars, 'USD'), rate },
    })),
    subtotal: pesos(goods),
    discount: pesos(0),
    shipping: pesos(order.shippingTotal),
    total: pesos(order.total),
    refunded: pesos(refunded),
    outstanding: pesos(0),
    taxesIncluded: true,
    taxes: [],
    fulfilments: shipment ? [toFulfilment(order, shipment)] : [],
    refunds:
      refunded > 0
        ? [{ id: order.id, createdAt: refundedAt?.toISOString() ?? null, note: '', amount: pesos(refunded), lines: [] }]
        : [],
    statusUrl: '',
    parcel: { grams: shipping.grams },
  }
}
