import { toMajor } from '@dvaput/domain/money/to-major'
import { type Offer, readOfferStatus } from '@dvaput/domain/offers/offer'
import type { z } from '@hono/zod-openapi'
import type { offerSchema } from './offers.schema.ts'
import type { OfferRow } from './offers.table.ts'

type AtWarehouse = Pick<OfferRow, 'eraOfferId' | 'eraItemId' | 'targetCountry'>

/** As `/api` writes it: amounts in whole units. */
export const toWireOffer = (
  offer: Offer,
  { eraOfferId, eraItemId, targetCountry }: AtWarehouse,
): z.infer<typeof offerSchema> => ({
  id: offer.id,
  product_id: offer.productId,
  product_title: offer.title,
  product_sku: offer.sku,
  product_handle: offer.handle,
  currency: offer.originalPrice.currency,
  original_price: toMajor(offer.originalPrice),
  offered_price: toMajor(offer.offeredPrice),
  counter_price: offer.counterPrice && toMajor(offer.counterPrice),
  agreed_price: offer.agreedPrice && toMajor(offer.agreedPrice),
  status: readOfferStatus(offer.status),
  reason: offer.reason,
  era_status: offer.eraStatus,
  is_international: offer.isInternational,
  created_at: offer.createdAt,
  expiration_date: offer.expirationDate,
  admin_notes: offer.response,
  discount_code: offer.code,
  message: offer.message,
  era_offer_id: eraOfferId,
  era_item_id: eraItemId,
  target_country: targetCountry,
  offer_type: offer.isInternational ? 'international' : 'local',
})
