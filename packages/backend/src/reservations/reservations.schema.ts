import { maxCartLines } from '@dvaput/domain/cart/cart'
import { refusalCodes } from '@dvaput/domain/refusals/refusal-status'
import { z } from '@hono/zod-openapi'
import { refusalSchema } from '../http/refusal.schema.ts'

const ignored = 'Accepted and ignored: the server’s own counts'
const ignoredText = z.unknown().optional().openapi({ type: 'string', description: ignored })

// Of the request only variants and quantities count. // ENT-30, divergences S-19
const itemSchema = z.object({
  productId: z.string().max(300).optional(),
  variantId: z.string().min(1).max(300).openapi({ example: 'gid://shopify/ProductVariant/42' }),
  productHandle: ignoredText,
  productName: z.string().max(500).optional().openapi({ description: 'Names an item that is refused' }),
  productPrice: z.unknown().optional().openapi({ type: 'number', description: ignored }),
  productImage: ignoredText,
  quantity: z.int().min(1).max(1_000_000),
})

export const reservationRequestSchema = z
  .object({
    items: z.array(itemSchema).max(maxCartLines),
    customerEmail: ignoredText,
    customerName: ignoredText,
    customerId: ignoredText,
  })
  .openapi('ReservationRequest')

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .openapi({ description: 'Of one press: the same key again gets the same result and reserves nothing more' }),
})

const reservedItemSchema = z.object({
  reservationId: z.string(),
  pickupCode: z.string().openapi({ example: 'K7MW-3PQX' }),
  expiresAt: z.iso.datetime(),
  productId: z.string().optional(),
  variantId: z.string(),
  productHandle: z.string(),
  productName: z.string(),
  productPrice: z.number().openapi({ description: 'In whole units of the market’s currency' }),
  productImage: z.string().nullable(),
  quantity: z.int(),
})

const refusedItemSchema = z.object({
  productId: z.string().optional(),
  variantId: z.string(),
  productName: z.string(),
  error: z.string(),
  code: z.enum(refusalCodes),
})

export const reservationResultSchema = z
  .object({
    success: z.literal(true),
    reservations: z.array(reservedItemSchema).openapi({ description: 'One for each reserved product' }),
    errors: z.array(refusedItemSchema).openapi({ description: 'One for each product that could not be reserved' }),
    error: z.null(),
  })
  .openapi('ReservationResult')

export const reservationRefusalSchema = z
  .object({ ...refusalSchema.shape, reservations: z.array(reservedItemSchema), errors: z.array(refusedItemSchema) })
  .openapi('ReservationRefusal')
