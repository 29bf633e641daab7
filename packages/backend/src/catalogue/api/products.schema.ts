import { conditions } from '@dvaput/domain/catalogue/condition/condition'
import { currencies } from '@dvaput/domain/money/money'
import { z } from '@hono/zod-openapi'
import { refusalSchema } from '../../http/refusal.schema.ts'

const imageSchema = z.object({ url: z.string(), altText: z.string().nullable() })
const currencySchema = z.enum(currencies)
const conditionSchema = z.enum(conditions).nullable()
const price = z.number().openapi({ description: 'Whole units with decimals', example: 1234.5 })

const variantSchema = z.object({
  id: z.string().openapi({ example: 'gid://shopify/ProductVariant/7000001' }),
  title: z.string(),
  sku: z.string().nullable(),
  price,
  compareAtPrice: price.nullable(),
  availableForSale: z.boolean(),
  quantityAvailable: z.int().nullable().openapi({ description: 'Null where the shop does not say' }),
})

// A product as the API returns it. // ENT-01
export const productSchema = z
  .object({
    id: z.string().openapi({ example: 'gid://shopify/Product/7000001' }),
    title: z.string(),
    description: z.string().openapi({ description: 'Plain text' }),
    handle: z.string(),
    price: price.openapi({ description: 'The original price where it is discounted' }),
    salePrice: price.nullable(),
    currency: currencySchema,
    image: z.string().nullable(),
    imageAlt: z.string(),
    images: z.array(imageSchema),
    variantId: z.string().nullable(),
    sku: z.string().nullable(),
    productType: z.string(),
    vendor: z.string(),
    tags: z.array(z.string()),
    features: z.array(z.string()),
    collections: z.array(z.string()),
    category: z.string(),
    rating: z.number().openapi({ description: 'A fixed display value and nobody’s opinion' }),
    reviews: z.int(),
    inStock: z.boolean(),
    stock: z.int(),
    availableForSale: z.boolean(),
    isNew: z.boolean(),
    onSale: z.boolean(),
    isFeatured: z.boolean(),
    condition: conditionSchema,
    source: z.enum(['local', 'international']),
    variants: z.array(variantSchema).openapi({ description: 'One in a list, up to ten of a single product' }),
  })
  .openapi('Product')
export type WireProduct = z.infer<typeof productSchema>

// A local product with its live price and stock. // ENT-12
export const hybridProductSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    handle: z.string(),
    price: z.object({ realTime: price, original: price, currency: currencySchema }),
    image: z.string().nullable(),
    images: z.array(imageSchema),
    variantId: z.string().nullable(),
    productType: z.string(),
    vendor: z.string(),
    tags: z.array(z.string()),
    collections: z.array(z.string()),
    available: z.boolean(),
    stock: z.int(),
    realTimeStock: z.int().nullable().openapi({ description: 'Null where nobody has counted' }),
    eraSku: z.string().nullable().openapi({ description: 'Of the warehouse; local goods have none' }),
    condition: conditionSchema,
    shipping: z.literal('calculated-at-checkout'),
    lastUpdated: z.iso.datetime().openapi({ description: 'When price and stock were so' }),
    source: z.enum(['local', 'international']),
  })
  .openapi('HybridProduct')
export type WireHybridProduct = z.infer<typeof hybridProductSchema>

// A collection, with its description as HTML too. // ENT-13, API-12
export const collectionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    handle: z.string(),
    description: z.string().openapi({ description: 'Plain text' }),
    body_html: z.string().openapi({ description: 'Of p, strong, b, em, i, ul, ol, li, br and span alone' }),
    image: imageSchema.nullable(),
    type: z.enum(['custom', 'smart']),
    custom_collection: z.boolean(),
    productCount: z.int().nullable().openapi({ description: 'Null while nobody can count them' }),
  })
  .openapi('Collection')
export type WireCollection = z.infer<typeof collectionSchema>

const nothing = z.array(z.unknown()).max(0).optional().openapi({ description: 'Empty, where a list was requested' })

/** A refusal of an endpoint that lists something holds an empty list as well. // API-12, API-23 */
export const failureSchema = z
  .object({ ...refusalSchema.shape, products: nothing, collections: nothing, total: z.literal(0).optional() })
  .openapi('Failure')

const maxTextLength = 200

/** Instead of the validator's own message, where a parameter is missing or repeated. */
export const onceAsText = 'expected once, as a text'

/** A good number is cut down to what we give at most; anything else is refused. */
export const limitUpTo = (most: number, usual: number) =>
  z
    .string(onceAsText)
    .regex(/^0*[1-9]\d*$/, `expected a whole number, 1 or more (at most ${most} are given)`)
    .transform((text) => Math.min(Number(text), most))
    .optional()
    .transform((limit) => limit ?? usual)
    .openapi({
      type: 'integer',
      description: `1 or more, of which at most ${most} are given; ${usual} unless told`,
      example: usual,
    })

export const searchText = z
  .string(onceAsText)
  .max(maxTextLength, `at most ${maxTextLength} characters`)
  .transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .openapi({ type: 'string', example: 'thinkpad t480' })

export const languageQuery = {
  lang: z
    .string(onceAsText)
    .optional()
    .openapi({ description: 'bcs, en or es; anything else is ignored', example: 'es' }),
}
