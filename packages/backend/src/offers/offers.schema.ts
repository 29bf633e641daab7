import { currencies } from '@dvaput/domain/money/money'
import { eraStatuses, offerReasons, offerStatuses } from '@dvaput/domain/offers/offer'
import { offerMessageLength, offersPageSize } from '@dvaput/domain/offers/offer-limits'
import { z } from '@hono/zod-openapi'
import { refusalSchema } from '../http/refusal.schema.ts'
import { customerMoves } from './answer-offer.ts'

const ignored = z
  .unknown()
  .optional()
  .openapi({ type: 'string', description: 'Accepted and ignored: the server’s own counts' })

/** Checked by the rules of offers, which have texts of their own for what is missing. */
const amountSchema = z
  .union([z.string().max(100), z.number()])
  .nullish()
  .transform((amount) => amount ?? '')
  .openapi({ type: 'number', description: 'Whole units of the product’s currency, below its current price' })

const messageSchema = z
  .string()
  .max(offerMessageLength)
  .nullish()
  .transform((message) => message?.trim() || null)
  .openapi({ type: 'string', description: 'Up to 1000 characters' })

// Of the payload only product, amount and message count. // ENT-29, divergences S-17
export const offerRequestSchema = z
  .object({
    productId: z
      .union([z.string().min(1).max(300), z.int().positive()])
      .transform(String)
      .openapi({
        type: 'string',
        description: 'Of a local product its number, gid or handle; of an imported one its id',
      }),
    variantId: z.string().max(300).optional().openapi({ description: 'Of a local product that comes in several' }),
    offeredPrice: amountSchema,
    customerMessage: messageSchema,
    customerEmail: ignored,
    customerName: ignored,
    country: ignored,
    productTitle: ignored,
    productHandle: ignored,
    productSku: ignored,
    originalPrice: ignored,
  })
  .openapi('OfferRequest')

const price = z.number().openapi({ description: 'In whole units of `currency`' })

// An offer as its customer sees it. // ENT-27, ENT-28
export const offerSchema = z
  .object({
    id: z.uuid(),
    product_id: z.string(),
    product_title: z.string(),
    product_sku: z.string().nullable(),
    product_handle: z.string(),
    currency: z.enum(currencies),
    original_price: price,
    offered_price: price,
    counter_price: price.nullable(),
    agreed_price: price.nullable(),
    status: z.enum(offerStatuses),
    reason: z.enum(offerReasons).nullable(),
    era_status: z.enum(eraStatuses),
    is_international: z.boolean(),
    created_at: z.iso.datetime(),
    expiration_date: z.iso.datetime(),
    admin_notes: z.string().nullable(),
    discount_code: z.string().nullable().openapi({ description: 'Of an approved offer alone' }),
    message: z.string().nullable(),
    era_offer_id: z.string().nullable(),
    era_item_id: z.string().nullable(),
    target_country: z.string(),
    offer_type: z.enum(['local', 'international']),
  })
  .openapi('Offer')

export const submittedOfferSchema = z
  .object({
    success: z.literal(true),
    offer: offerSchema,
    isLastMove: z.boolean().openapi({ description: 'The next amount for this product is the last for now' }),
    error: z.null(),
  })
  .openapi('SubmittedOffer')

export const standingQuery = z.object({
  product: z.string().max(300).openapi({ description: 'As carts call it', example: 'local:main:1' }),
})

export const standingSchema = z
  .object({
    success: z.literal(true),
    isLastMove: z.boolean().openapi({ description: 'The next amount for this product is the last for now' }),
    agreed: z
      .object({ price, currency: z.enum(currencies), payBy: z.iso.datetime() })
      .nullable()
      .openapi({ description: 'What this customer can buy it at' }),
    open: z
      .object({
        status: z.enum(['pending', 'countered', 'approved']),
        price,
        currency: z.enum(currencies),
        until: z.iso.datetime().nullable().openapi({ description: 'To answer, or to buy' }),
      })
      .nullable()
      .openapi({ description: 'The offer that this customer has open, beside which there is no second one' }),
    error: z.null(),
  })
  .openapi('OfferStanding')

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

export const myOffersQuery = z.object({
  customerEmail: z.string().max(320).optional().openapi({ description: 'The session’s own, or the answer is 403' }),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(offersPageSize).default(offersPageSize),
  status: z.enum([...offerStatuses, 'accepted']).optional(),
  era_status: z.enum(eraStatuses).optional(),
  is_international: flag.optional().openapi({ type: 'string', enum: ['true', 'false'] }),
})

export const myOffersSchema = z
  .object({
    success: z.literal(true),
    offers: z.array(offerSchema),
    totalPages: z.int(),
    page: z.int(),
    error: z.null(),
  })
  .openapi('MyOffers')

export const myOffersRefusalSchema = z
  .object({ ...refusalSchema.shape, offers: z.array(offerSchema), totalPages: z.int(), page: z.int() })
  .openapi('MyOffersRefusal')

export const offerParams = z.object({ id: z.uuid() })

export const offerAnswerSchema = z
  .object({ move: z.enum(customerMoves), amount: amountSchema, message: messageSchema })
  .openapi('OfferAnswer')
