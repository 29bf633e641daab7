import { createMoney } from '../money/money.ts'
import { type DeliveryRates, originalRates } from './delivery-rates.ts'
import type { Figures, SpanName } from './figures.ts'
import type { ContactData, Market, Seller } from './market.ts'
import type { OwnProfile } from './own-profile.ts'

/** Promises that no rule of ours and no law depends on, so that a shop may change them. */
export const spanSettings = [
  'dispatch',
  'deliveryInStockCity',
  'deliveryInStockElsewhere',
  'deliveryImported',
  'messageReply',
] as const satisfies SpanName[]

export type SpanSetting = (typeof spanSettings)[number]

export type MarketSettings = {
  /** How a shopper reaches the shop. */
  readonly contact: Pick<ContactData, 'email' | 'phones' | 'pickupPoint' | 'address'>
  readonly figures: Pick<Figures, SpanSetting>
  readonly deliveryRates: DeliveryRates
  /** In minor units; null where delivery is never free. */
  readonly freeDeliveryFrom: number | null
  /** Those that the shop has; not said in settings that were saved before they could be set. */
  readonly social?: ContactData['social'] | undefined
  /** On receipts, at the seat of the company; none in settings that were saved before it could be set. */
  readonly seller?: Pick<Seller, 'name' | 'taxIds'> | undefined
}

/** The settings as they are before anybody changes one. */
export const originalSettings = ({ id, contact, figures, seller }: Market) =>
  ({
    contact: {
      email: contact.email,
      phones: contact.phones,
      pickupPoint: contact.pickupPoint,
      address: contact.address,
    },
    figures: {
      dispatch: figures.dispatch,
      deliveryInStockCity: figures.deliveryInStockCity,
      deliveryInStockElsewhere: figures.deliveryInStockElsewhere,
      deliveryImported: figures.deliveryImported,
      messageReply: figures.messageReply,
    },
    deliveryRates: originalRates[id],
    freeDeliveryFrom: null,
    social: contact.social,
    ...(seller && { seller: { name: seller.name, taxIds: seller.taxIds } }),
  }) satisfies MarketSettings

/** Where pages name a price before checkout, it is the range of the rates. */
export const toOwnProfile = (market: Market, settings: MarketSettings): OwnProfile => {
  const { contact, figures, deliveryRates, freeDeliveryFrom, social, seller } = settings
  const prices = Object.values(deliveryRates)
  const money = (minor: number) => createMoney(minor, market.currency)
  return {
    contact: { ...contact, ...(social && { social }) },
    figures: {
      ...figures,
      ...(market.figures.deliveryPrice && {
        deliveryPrice: { from: money(Math.min(...prices)), to: money(Math.max(...prices)) },
      }),
    },
    deliveryRates,
    ...(seller && { seller: { ...seller, address: contact.address } }),
    ...(freeDeliveryFrom !== null && { freeDeliveryFrom: money(freeDeliveryFrom) }),
  }
}
