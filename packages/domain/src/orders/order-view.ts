import type { PostalAddress } from '../address/postal-address.ts'
import { formatHours } from '../markets/format-figure.ts'
import { formatPlace } from '../markets/format-place.ts'
import type { Market, MarketId } from '../markets/market.ts'
import { type ApproximateRate, parseRateAttribute } from '../money/approximate-rate.ts'
import { type Language, languageTag } from '../text/language.ts'
import { canCancelOrder } from './can-cancel-order.ts'
import { formatDeliveryTitle } from './delivery-titles.ts'
import { formatCompanyFacts } from './format-company-facts.ts'
import { handedOver } from './handed-over.ts'
import { hasArrived } from './has-arrived.ts'
import { isImportedOrder } from './is-imported-order.ts'
import { type UnitNumber, unitNumbers, warrantyEnd } from './line-units.ts'
import { type OrderEvent, orderEvents } from './order-events.ts'
import type { OrderLine, OrderSnapshot } from './order-snapshot.ts'
import type { OrderSource } from './order-source.ts'
import { orderSums } from './order-sums.ts'
import { paymentMethodKeys } from './payment-method-keys.ts'
import { type PickupState, pickupState, waitsForPickup } from './pickup-state.ts'
import { type RefundWay, refundWay } from './refund-way.ts'

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

/** Where and when the buyer comes for the products, and what to say there. */
export type PickupView = {
  readonly place: string
  /** Null once nobody comes for it any more. */
  readonly appointment: { readonly hours: string; readonly code: string } | null
  readonly state: PickupState
}

/** An order as its pages show it, in the reader's language. */
export type OrderView = Pick<
  OrderSnapshot,
  | 'processedAt'
  | 'cancelledAt'
  | 'cancelRequestedAt'
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
  /** Null where the buyer comes for the products. */
  readonly shippingAddress: AddressView | null
  readonly pickup: PickupView | null
  /** Null where it is the shipping address. */
  readonly billingAddress: AddressView | null
  /** What is missing before it can be sent; null where nothing is. */
  readonly needsAddress: NonNullable<OrderSnapshot['needsAddress']> | null
  /** Customs may charge something for it. */
  readonly isImported: boolean
  /** What its peso amounts were about worth where it was bought. */
  readonly approximateRate?: ApproximateRate
  readonly events: readonly OrderEvent[]
  readonly canCancel: boolean
  readonly hasArrived: boolean
  /** How what was paid goes back, or would; `nothing` where nothing was paid or all of it is back. */
  readonly refundWay: RefundWay
}

type Recorded = {
  readonly id: string
  readonly shop: OrderSource
  readonly market: MarketId
  readonly name: string
  readonly snapshot: OrderSnapshot
}

const isCountry = /^[A-Z]{2}$/

const countryName = ({ country, countryCode }: PostalAddress, language: Language): string =>
  isCountry.test(countryCode)
    ? (new Intl.DisplayNames(languageTag[language], { type: 'region', fallback: 'none' }).of(countryCode) ?? country)
    : country

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ')

/** Names of countries come from the server's tables, because browsers have others. */
const toAddressView = (
  address: PostalAddress,
  language: Language,
  companyFacts: readonly string[] = [],
): AddressView => ({
  name: joined(address.firstName, address.lastName),
  lines: [
    address.company,
    ...companyFacts,
    address.address1,
    address.address2,
    joined(address.zip, address.city),
    address.province,
    countryName(address, language),
    address.phone,
  ].filter(Boolean),
})

const isSame = (one: AddressView, other: AddressView | null) => JSON.stringify(one) === JSON.stringify(other)

const toPickupView = (
  { contact, figures }: Market,
  { code, state }: { readonly code: string | null; readonly state: PickupState },
  language: Language,
): PickupView => {
  return {
    place: formatPlace(contact.pickupPoint),
    appointment: code === null ? null : { hours: formatHours(figures.storeHours, language), code },
    state,
  }
}

/** @param marketOf each market as the shop has set it: place and hours are those of the one that sold the order */
export const toOrderView = (
  { id, market, name, snapshot }: Recorded,
  language: Language,
  marketOf: (id: MarketId) => Market,
): OrderView => {
  const sums = orderSums(snapshot)
  const state = pickupState(snapshot)
  const { shippingAddress, billingAddress, lines, delivery, fulfilments, ...rest } = snapshot
  const shipping = shippingAddress && toAddressView(shippingAddress, language)
  const billing =
    billingAddress && toAddressView(billingAddress, language, formatCompanyFacts(rest.attributes, language))
  const approximateRate = parseRateAttribute(snapshot.attributes)
  return {
    id,
    market,
    name: name || id,
    processedAt: rest.processedAt,
    cancelledAt: rest.cancelledAt,
    cancelRequestedAt: rest.cancelRequestedAt ?? null,
    financialStatus: rest.financialStatus,
    fulfillmentStatus: rest.fulfillmentStatus,
    paymentMethods: paymentMethodKeys(snapshot),
    discountCodes: rest.discountCodes,
    subtotal: sums.products,
    discount: sums.discount,
    shipping: rest.shipping,
    total: rest.total,
    refunded: rest.refunded,
    outstanding: rest.outstanding,
    taxes: rest.taxes,
    statusUrl: rest.statusUrl || null,
    ...(rest.parcel && { parcel: rest.parcel }),
    isImported: isImportedOrder(snapshot),
    ...(approximateRate && { approximateRate }),
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
      warrantyEnd: warrantyEnd(line, handedOver(snapshot)),
      ...(line.imported && { imported: line.imported }),
    })),
    shippingAddress: state ? null : shipping,
    pickup:
      state && toPickupView(marketOf(market), { code: waitsForPickup(snapshot) ? name || id : null, state }, language),
    billingAddress: billing && !isSame(billing, shipping) ? billing : null,
    needsAddress: (!rest.cancelledAt && fulfilments.length === 0 && rest.needsAddress) || null,
    events: orderEvents(snapshot, market),
    canCancel: canCancelOrder(snapshot),
    hasArrived: hasArrived(snapshot),
    refundWay: refundWay(snapshot),
  }
}
