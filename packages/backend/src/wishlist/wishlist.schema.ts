import { currencies } from '@dvaput/domain/money/money'
import type { StoredItem } from '@dvaput/domain/wishlist/wishlist-item'
import { z } from '@hono/zod-openapi'
import { identityExample, identitySchema } from '../catalogue/api/product-identity.schema.ts'

const itemSchema = z
  .object({
    id: z.string().openapi({ example: identityExample }),
    name: z.string(),
    price: z.number().openapi({ description: 'When it was added, in major units', example: 1229.5 }),
    currency: z.enum(currencies),
    image: z.string().nullable(),
    handle: z.string(),
    isInternational: z.boolean(),
    source: z.enum(['local', 'international']),
    category: z.string(),
    vendor: z.string(),
    addedAt: z.iso.datetime(),
  })
  .openapi('WishlistItem') satisfies z.ZodType<StoredItem>

/** The owner lets the browser notice that its copy is somebody else's. */
export const wishlistSchema = z
  .object({
    success: z.literal(true),
    customerId: z.string().openapi({ example: 'gid://shopify/Customer/7' }),
    items: z.array(itemSchema).readonly().openapi({ description: 'Of this market, the newest first' }),
  })
  .openapi('Wishlist')

export const wishlistChangeSchema = z.object({ id: identitySchema }).openapi('WishlistChange')
