import { maxCartLines } from '@dvaput/domain/cart/cart'
import { grades, statedConditions } from '@dvaput/domain/catalogue/condition/condition'
import { currencies } from '@dvaput/domain/money/money'
import { z } from '@hono/zod-openapi'
import { identityExample, identitySchema } from '../catalogue/api/product-identity.schema.ts'

const maxQuantity = 1_000_000

/** A line that was removed and one that was added may both be among the changes. */
const maxChanges = 2 * maxCartLines

export const cartSyncSchema = z
  .object({
    revision: z.int().min(0).openapi({ description: 'The latest one that the browser has seen, or 0' }),
    guestCart: z
      .object({
        key: z
          .string()
          .regex(/^[\da-z]{8,32}$/)
          .openapi({ description: 'The cart with this key is merged once' }),
        lines: z.array(z.object({ id: identitySchema, quantity: z.int().min(1).max(maxQuantity) })).max(maxCartLines),
      })
      .optional(),
    changes: z
      .array(
        z.object({
          id: identitySchema,
          quantity: z.int().min(0).max(maxQuantity).openapi({ description: '0 for a line that was removed' }),
          agoMs: z.int().min(0).openapi({ description: 'How long ago the shopper made the change' }),
        }),
      )
      .max(maxChanges),
  })
  .openapi('CartSync')

export const syncedCartSchema = z
  .object({
    success: z.literal(true),
    customerId: z.string().openapi({ example: 'gid://shopify/Customer/7' }),
    revision: z.int(),
    lines: z
      .array(
        z.object({
          id: z.string().openapi({ example: identityExample }),
          handle: z.string(),
          variantId: z.string().nullable(),
          name: z.string(),
          price: z.number().openapi({ description: 'When it was added, in major units', example: 1229.5 }),
          currency: z.enum(currencies),
          image: z.string().nullable(),
          source: z.enum(['local', 'international']),
          category: z.string(),
          sku: z.string().nullable(),
          tags: z.array(z.string()).readonly(),
          quantity: z.int(),
          stock: z.int(),
          isStockKnown: z.boolean(),
          warnings: z.array(z.string()).readonly().exactOptional(),
          condition: z.enum(statedConditions).exactOptional(),
          grade: z.enum(grades).exactOptional(),
        }),
      )
      .readonly()
      .openapi({ description: 'The cart as it is now, the oldest line first' }),
    notStored: z.array(z.string()).readonly().openapi({ description: 'Lines that only the browser can keep' }),
  })
  .openapi('SyncedCart')
