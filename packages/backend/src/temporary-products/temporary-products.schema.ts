import { maxCartLines } from '@dvaput/domain/cart/cart'
import { z } from '@hono/zod-openapi'
import { earlierChoices } from '../checkout/waiting-order.ts'

const eraId = z
  .union([z.string().min(1).max(255), z.int().min(1)])
  .transform(String)
  .openapi({ description: 'The warehouse’s. All that is believed; the rest is compared or ignored.' })

const shownPrice = z.number().min(0).optional().openapi({ description: 'What was shown, in pesos' })
const text = z.string().max(1_000).nullish()

/** Above what the warehouse has of anything. */
const quantity = z.int().min(1).max(1_000)

const eraProduct = z.object({ id: eraId, name: text, price: shownPrice, sku: text, image: text })

export const temporaryProductsRequestSchema = z
  .object({ eraProducts: z.array(eraProduct).min(1).max(maxCartLines) })
  .openapi('TemporaryProductsRequest')

export const temporaryProductsSchema = z
  .object({
    success: z.literal(true),
    temporaryProducts: z.array(z.object({ shopifyVariantId: z.string(), eraProductId: z.string() })),
    tempProductsInfo: z.array(
      z.object({
        eraProductId: z.string(),
        name: z.string(),
        price: z.int().openapi({ description: 'In pesos' }),
        sku: z.string().nullable(),
        weight: z.int().openapi({ description: 'In grams' }),
      }),
    ),
  })
  .openapi('TemporaryProducts')

export const eraCheckoutRequestSchema = z
  .object({
    temporaryProducts: z
      .array(z.object({ shopifyVariantId: z.string().min(1).max(255), quantity }))
      .min(1)
      .max(maxCartLines),
    earlier: z.enum(earlierChoices).optional().openapi({
      description:
        'Of an order for the same products that waits for its payment: replace it, which cancels it first, or keep it and order once more',
    }),
  })
  .openapi('EraCheckoutRequest')

export const eraCheckoutSchema = z.object({ success: z.literal(true), checkoutUrl: z.string() }).openapi('EraCheckout')

export const tempEraProductRequestSchema = z
  .object({ product: eraProduct.omit({ image: true }).extend({ tags: z.array(z.string()).nullish() }) })
  .openapi('TempEraProductRequest')

export const tempEraProductSchema = z
  .object({
    success: z.literal(true),
    product: z.object({
      id: z.string(),
      title: z.string(),
      variants: z.array(
        z.object({
          id: z.string(),
          price: z.int().openapi({ description: 'In pesos' }),
          sku: z.string().nullable(),
          weight: z.int().openapi({ description: 'In grams; 4000 where nobody weighed it' }),
        }),
      ),
    }),
  })
  .openapi('TempEraProduct')
