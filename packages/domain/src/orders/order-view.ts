import type { MarketId } from '../markets/market.ts'
import { type Language, languageTag } from '../text/language.ts'
import { canCancelOrder } from './can-cancel-order.ts'
import { formatDeliveryTitle } from './delivery-titles.ts'
import { type UnitNumber, unitNumbers, warrantyEnd } from './line-units.ts'
import { type OrderEvent, orderEvents } from './order-events.ts'
import type { OrderAddress, OrderLine, OrderSnapshot } from './order-snapshot.ts'
import type { OrderSource } from './order-source.ts'

export type OrderLineView = Pick<
  OrderLine,
  | 'id'
  | 'title'
  | 'variantTitle'
  | 'handle'
  | 'image'
  | 'quantity'
  | 'currentQuantity'
  | 'price'
  | 'discountedPrice'
  | 'imported'
> & {
  readonly unitNumbers: readonly UnitNumber[]
  /** ISO; null while nobody knows. */
  readonly warrantyEnd: string | null
}

export type AddressView = { readonly name: string; readonly lines: readonly string[] }

/** An order as its pages show it, in the reader's language. */
export type OrderView = Pick<
  OrderSnapshot,
  | 'processedAt'
  | 'cancelledAt'
  | 'financialStatus'
  | 'fulfillmentStatus'
  | 'paymentMethods'
  | 'discountCodes'
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'total'
  | 'refunded'
  | 'outstanding'
  | 'taxes'
  | 'parcel'
> & {
  readonly id: string
  readonly market: MarketId
  readonly name: string
  readonly delivery: string | null
  /** The platform's own page of the order; null where the reader may not see all of it. */
  readonly statusUrl: string | null
  readonly lines: readonly OrderLineView[]
  readonly shippingAddress: AddressView | null
  /** Null where it is the shipping address. */
  readonly billingAddress: AddressView | null
  readonly events: readonly OrderEvent[]
  readonly canCancel: boolean
}

type Recorded = {
  readonly id: string
  readonly shop: OrderSource
  readonly market: MarketId
  readonly name: string
  readonly snapshot: OrderSnapshot
}

const isCountry = /^[A-Z]{2}$/

const countryName = ({ country, countryCode }: OrderAddress, language: Language): string =>
  isCountry.test(countryCode)
    ? (new Intl.DisplayNames(languageTag[language], { type: 'region', fallback: 'none' }).of(countryCode) ?? country)
    : country

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ')

/** Names of countries come from the server's tables, because browsers have others. */
const toAddressView = (address: OrderAddress, language: Language): AddressView => ({
  name: joined(address.firstName, address.lastName),
  lines: [
    address.company,
    address.address1,
    address.address2,
    joined(address.zip, address.city),
    address.province,
    countryName(address, language),
    address.phone,
  ].filter(Boolean),
})

const isSame = (one: AddressView, other: AddressView | null) => JSON.stringify(one) === JSON.stringify(other)

export const toOrderView = ({ id, market, name, snapshot }: Recorded, language: Language): OrderView => {
  const { shippingAddress, billingAddress, lines, delivery, fulfilments, ...rest } = snapshot
  const shipping = shippingAddress && toAddressView(shippingAddress, language)
  const billing = billingAddress && toAddressView(billingAddress, language)
  return {
    id,
    market,
    name: name || id,
    processedAt: rest.processedAt,
    cancelledAt: rest.cancelledAt,
    financialStatus: rest.financialStatus,
    fulfillmentStatus: rest.fulfillmentStatus,
    paymentMethods: rest.paymentMethods,
    discountCodes: rest.discountCodes,
    subtotal: rest.subtotal,
    discount: rest.discount,
    shipping: rest.shipping,
    total: rest.total,
    refunded: rest.refunded,
    outstanding: rest.outstanding,
    taxes: rest.taxes,
    statusUrl: rest.statusUrl || null,
    ...(rest.parcel && { parcel: rest.parcel }),
    delivery: delivery && formatDeliveryTitle(delivery, market, language),
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      variantTitle: line.variantTitle,
      handle: line.handle,
      image: line.image,
      quantity: line.quantity,
      currentQuantity: line.currentQuantity,
      price: line.price,
      discountedPrice: line.discountedPrice,
      unitNumbers: unitNumbers(line),
      warrantyEnd: warrantyEnd(line, fulfilments),
      ...(line.imported && { imported: line.imported }),
    })),
    shippingAddress: shipping,
    billingAddress: billing && !isSame(billing, shipping) ? billing : null,
    events: orderEvents(snapshot),
    canCancel: canCancelOrder(snapshot),
  }
}
