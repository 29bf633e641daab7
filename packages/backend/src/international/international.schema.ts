import { z } from '@hono/zod-openapi'
import { languageQuery } from '../catalogue/api/products.schema.ts'

/** The only channel the warehouse sells this stock on. // API-21 */
const platform = 'shopify'
const largestPage = 250
/** Open to everybody, so no way around the gate of the listing. // API-18 */
const maxRelated = 8

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const slice = {
  limit: whole(1, largestPage).default(48),
  offset: whole(0, 1_000_000).default(0),
}
const text = z.string().trim().max(200)

export const handleQuery = z.object({ ...languageQuery, handle: text.min(1) })

export const relatedQuery = z.object({
  ...languageQuery,
  product_type: text.min(1),
  limit: whole(1, maxRelated).default(maxRelated),
  exchange_rate: text.optional().openapi({ description: 'Not read: the rate is the shop’s own' }),
})

export const cachedQuery = z.object({
  ...languageQuery,
  ...slice,
  category: text.optional(),
  handles: text.optional().openapi({ description: 'The stock of one product, or of several parted by commas' }),
})

export const inventoryQuery = z.object({
  ...languageQuery,
  ...slice,
  platform: z.literal(platform).default(platform),
  status: z.literal('active').default('active'),
  product_type: text.optional().openapi({ description: 'A type, a category or a subcategory' }),
  search: text.optional(),
})

const pesos = z.int().openapi({ description: 'Chilean pesos, without what customs may charge', example: 142_191 })
const price = z
  .object({ amountCLP: pesos, amount: z.number().nullable().openapi({ description: 'US dollars' }) })
  .openapi('ImportedPrice')
const isPriceConfirmed = z.boolean().openapi({ description: 'False: a placeholder, which cannot be bought' })
const stock = z.int().nullable().openapi({ description: 'Null where nobody has counted' })

const common = {
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  description: z.string().openapi({ description: 'HTML of ten tags without attributes' }),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()).readonly(),
  imageUrl: z.string().nullable(),
  images: z.array(z.string()).readonly(),
  sku: z.string().nullable(),
  variantId: z.string(),
  isPriceConfirmed,
  confirmedAt: z.string().openapi({ description: 'When the warehouse last confirmed the stock' }),
}
const collections = z.array(z.object({ title: z.string(), handle: z.string() }))

// An imported product as its own page needs it. // ENT-09
const detailSchema = z
  .object({
    ...common,
    item_id: z.string(),
    price: pesos,
    currency: z.literal('CLP'),
    inventoryQuantity: stock,
    product_type: z.string(),
    item_condition: z.string().nullable(),
    platform_id: z.string(),
  })
  .openapi('ImportedProduct')

// An imported product in the inventory. // ENT-10
const listingSchema = z
  .object({
    ...common,
    collections,
    price,
    compareAtPrice: price.pick({ amountCLP: true }).nullable(),
    createdAt: z.string(),
    inventoryQuantity: stock,
    image: z.object({ src: z.string(), altText: z.string() }).nullable(),
  })
  .openapi('ImportedListing')

// An imported product in the cached listing. // ENT-11
const cachedSchema = z
  .object({
    ...common,
    collections,
    status: z.enum(['active', 'sold']),
    price,
    compareAtPrice: price.pick({ amountCLP: true }).nullable(),
    inventory: stock,
  })
  .openapi('CachedImport')

export type WireDetail = z.infer<typeof detailSchema>
export type WireListing = z.infer<typeof listingSchema>
export type WireCached = z.infer<typeof cachedSchema>

const success = z.literal(true)

export const rateSchema = z.object({
  success,
  data: z.object({
    exchangeRate: z.number().openapi({ description: 'Pesos for one dollar', example: 948.2 }),
    source: z.enum(['live', 'shop', 'fallback']),
    at: z.string(),
  }),
})
export const itemSchema = z.object({ success, data: detailSchema })
export const relatedSchema = z.object({ success, products: z.array(listingSchema) })
export const cachedListSchema = z.object({ success, products: z.array(cachedSchema), totalFound: z.int() })
export const inventorySchema = z.object({
  success,
  data: z.object({ listings: z.array(listingSchema), total: z.int() }),
  performance: z.object({ durationMs: z.int() }),
})
