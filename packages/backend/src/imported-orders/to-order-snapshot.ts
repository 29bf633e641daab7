import { addressForms } from '@dvaput/domain/address/address-forms'
import { findProvince } from '@dvaput/domain/address/check-address'
import { buyerTaxIdName, companyFactNames } from '@dvaput/domain/address/company-tax-ids'
import type { PostalAddress } from '@dvaput/domain/address/postal-address'
import { toPromiseAttribute } from '@dvaput/domain/delivery/promised-delivery'
import {
  emptyCheckoutCustomer,
  missingDeliveryFields,
  wantsInvoice,
} from '@dvaput/domain/international/checkout-customer'
import { type ImportedOrderState, isOpenOrder } from '@dvaput/domain/international/order-state'
import { goneTitles } from '@dvaput/domain/international/ordered-line'
import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import { chargeBackNote } from '@dvaput/domain/orders/charge-back'
import { toGoneAttribute } from '@dvaput/domain/orders/gone-products'
import type { OrderFulfilment, OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import type { EraTracking } from '@dvaput/integrations/era/era-order'
import type { ImportedOrder } from './imported-orders.table.ts'
import { promisedDays } from './promised-days.ts'

type Returned = {
  /** Pesos that went back. */
  readonly refunded: number
  readonly refundedAt: Date | null
  /** By the buyer's bank, and not by us. */
  readonly isChargedBack: boolean
}

/** Null where it has not left the warehouse. */
type Shipment = {
  readonly shippedAt: Date
  readonly deliveredAt: Date | null
  readonly tracking: EraTracking | null
} | null

type Facts = {
  readonly isOver: boolean
  readonly cancelReason: 'INVENTORY' | 'DECLINED' | 'CUSTOMER' | null
  readonly financialStatus: 'PENDING' | 'PAID' | 'REFUNDED' | 'EXPIRED' | 'VOIDED'
}

const waiting: Facts = { isOver: false, cancelReason: null, financialStatus: 'PENDING' }
const bought: Facts = { isOver: false, cancelReason: null, financialStatus: 'PAID' }

/** In the platform's words. */
const facts = {
  'awaiting-payment': waiting,
  'payment-pending': waiting,
  review: waiting,
  paid: bought,
  sent: bought,
  'not-coverable': { isOver: true, cancelReason: 'INVENTORY', financialStatus: 'PAID' },
  refunded: { isOver: true, cancelReason: 'INVENTORY', financialStatus: 'REFUNDED' },
  expired: { isOver: true, cancelReason: 'DECLINED', financialStatus: 'EXPIRED' },
  replaced: { isOver: true, cancelReason: 'CUSTOMER', financialStatus: 'VOIDED' },
} as const satisfies Record<ImportedOrderState, Facts>

/** An order that is over needs none. */
const missingAddress: Partial<Record<ImportedOrderState, NonNullable<OrderSnapshot['needsAddress']>>> = {
  'payment-pending': 'unpaid',
  review: 'unpaid',
  paid: 'held',
  sent: 'sent',
}

const pesos = (minor: number) => createMoney(minor, 'CLP')

/** Two lines of one product, at two prices, are two lines for returns and parcels too. */
const withIds = (lines: ImportedOrder['lines']) =>
  lines.map((line, index) => {
    const isFurther = lines.findIndex(({ eraId }) => eraId === line.eraId) < index
    return { ...line, id: isFurther ? `${line.eraId}/2` : line.eraId }
  })

/** The warehouse sends an order whole. */
const toFulfilment = ({ id, number, lines }: ImportedOrder, shipment: NonNullable<Shipment>): OrderFulfilment => {
  const { shippedAt, deliveredAt, tracking } = shipment
  return {
    id,
    name: `#E${number}-F1`,
    status: 'SUCCESS',
    createdAt: shippedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    tracking: tracking ? [{ company: tracking.carrier, number: tracking.number, url: tracking.url }] : [],
    lines: withIds(lines).map((line) => ({ lineId: line.id, quantity: line.quantity })),
  }
}

/** Older orders have fewer fields. */
const customerOf = ({ customer }: ImportedOrder) => ({ ...emptyCheckoutCustomer, ...customer })

const toAddress = (order: ImportedOrder): PostalAddress => {
  const { country } = markets[order.market]
  const customer = customerOf(order)
  const region = findProvince(customer.region, addressForms[order.market])
  return {
    ...{ firstName: customer.firstName, lastName: customer.lastName, company: '', phone: customer.phone },
    ...{ address1: customer.address, address2: customer.address2, city: customer.city, zip: customer.postalCode },
    ...{ province: region?.name ?? customer.region, provinceCode: region?.code ?? '', country, countryCode: country },
  }
}

/** To whom the invoice is written: the buyer, or the company, at its own address if that is another one. */
const toBilling = (order: ImportedOrder): PostalAddress => {
  const customer = customerOf(order)
  const delivery = toAddress(order)
  if (!wantsInvoice(customer)) return delivery
  const own = { address1: customer.companyAddress, address2: '', city: '', province: '', provinceCode: '', zip: '' }
  return { ...delivery, company: customer.companyName, ...(customer.companyAddress && own) }
}

const toAttributes = (order: ImportedOrder) => {
  const customer = customerOf(order)
  const names = companyFactNames[order.market]
  const isInvoiced = wantsInvoice(customer)
  return [
    { key: isInvoiced ? buyerTaxIdName : names.taxId, value: customer.taxId },
    { key: names.taxId, value: isInvoiced ? customer.companyTaxId : '' },
    { key: names.activity, value: isInvoiced ? customer.companyActivity : '' },
  ].filter(({ value }) => value !== '')
}

/** The order in the shape of every order, for its pages, its receipt and its links. */
export const toOrderSnapshot = (
  order: ImportedOrder,
  { refunded, refundedAt, isChargedBack }: Returned,
  shipment: Shipment,
): OrderSnapshot => {
  const { customer, lines, shipping, updatedAt } = order
  const goods = order.total - order.shippingTotal
  const { isOver, cancelReason, financialStatus } = facts[order.state]
  const promised = isOver ? undefined : promisedDays(order)
  const gone = goneTitles(lines)
  const isIncomplete = missingDeliveryFields(customerOf(order)).length > 0
  const needsAddress = isIncomplete ? missingAddress[order.state] : undefined
  return {
    id: order.id,
    name: `#E${order.number}`,
    processedAt: (order.paidAt ?? order.createdAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    cancelledAt: isOver ? (order.cancelRequestedAt ?? updatedAt).toISOString() : null,
    cancelReason: isOver && order.cancelRequestedAt ? 'CUSTOMER' : cancelReason,
    cancelRequestedAt: isOver ? null : (order.cancelRequestedAt?.toISOString() ?? null),
    email: order.email,
    phone: customer.phone,
    customerId: order.customerId,
    attributes: [
      ...toAttributes(order),
      ...(promised ? [toPromiseAttribute(promised)] : []),
      ...(gone.length > 0 ? [toGoneAttribute(gone)] : []),
    ],
    financialStatus: refunded >= order.total ? 'REFUNDED' : financialStatus,
    fulfillmentStatus: shipment ? 'FULFILLED' : 'UNFULFILLED',
    paymentMethods: [order.provider],
    discountCodes: [],
    delivery: { title: shipping.title, code: null },
    shippingAddress: toAddress(order),
    billingAddress: toBilling(order),
    lines: withIds(lines).map(({ id, handle, title, sku, quantity, unitPrice, image, dollars, rate }) => ({
      ...{ id, variantId: null, handle, title, variantTitle: null, sku, quantity },
      // What is about to go back has not gone back yet.
      currentQuantity: order.state === 'refunded' ? 0 : quantity,
      unfulfilledQuantity: isOver || shipment ? 0 : quantity,
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
    outstanding: pesos(isOpenOrder(order.state) ? order.total : 0),
    taxesIncluded: true,
    taxes: [],
    fulfilments: shipment ? [toFulfilment(order, shipment)] : [],
    refunds:
      refunded > 0
        ? [
            {
              ...{ id: order.id, createdAt: refundedAt?.toISOString() ?? null, amount: pesos(refunded), lines: [] },
              note: isChargedBack ? chargeBackNote : '',
            },
          ]
        : [],
    statusUrl: '',
    ...(needsAddress && { needsAddress }),
    parcel: { grams: shipping.grams },
  }
}
