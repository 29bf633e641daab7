import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { conditions, grades, statedConditions } from '@dvaput/domain/catalogue/condition/condition'
import type { DescriptionNode } from '@dvaput/domain/catalogue/description/description-node'
import type { SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { currencies } from '@dvaput/domain/money/money'
import { z } from '@hono/zod-openapi'
import type { LiveStock } from '../catalogue.ts'

export const moneySchema = z
  .object({
    minor: z.int().openapi({ description: 'Whole minor units', example: 123450 }),
    currency: z.enum(currencies),
  })
  .openapi('Money')
const pictureSchema = z
  .object({ url: z.string(), alt: z.string().nullable(), width: z.int().nullable(), height: z.int().nullable() })
  .openapi('Picture')

const prices = {
  price: moneySchema.openapi({ description: 'The original one where it is discounted' }),
  salePrice: moneySchema.nullable(),
}
const stock = { stock: z.int(), isStockKnown: z.boolean(), inStock: z.boolean() }
const texts = z.array(z.string()).readonly()

export const cardSchema = z
  .object({
    id: z.string(),
    handle: z.string(),
    title: z.string(),
    ...prices,
    variantId: z.string().nullable(),
    variantTitle: z.string().nullable().openapi({ description: 'Of a product that comes in several' }),
    sku: z.string().nullable(),
    category: z.string(),
    ...stock,
    isNew: z.boolean(),
    onSale: z.boolean(),
    isFeatured: z.boolean(),
    condition: z.enum(statedConditions).nullable(),
    grade: z.enum(grades).nullable(),
    keyFacts: texts.openapi({ description: 'At most three, the same of every product of a kind' }),
    source: z.enum(['local', 'international']),
    shop: z.enum(shopHandles).nullable(),
    picture: pictureSchema.nullable(),
    tags: texts.openapi({ description: 'At most two' }),
    warnings: texts.exactOptional().openapi({ description: 'That it does not work, is for parts or is locked' }),
  })
  .openapi('CardProduct') satisfies z.ZodType<CardProduct>

const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  ...prices,
  ...stock,
  options: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
  imageUrl: z.string().nullable(),
})

export const detailSchema = cardSchema
  .extend({
    condition: z.enum(conditions).nullable(),
    vendor: z.string(),
    productType: z.string(),
    collection: z.enum(mainCollections).nullable(),
    subcategory: z.custom<SubcategorySlug>().nullable().openapi({ type: 'string' }),
    pictures: z.array(pictureSchema).readonly(),
    allTags: texts,
    description: z
      .array(z.custom<DescriptionNode>().openapi({ type: 'object' }))
      .readonly()
      .openapi({ description: 'Texts, and elements {tag, children} of ten tags' }),
    variants: z.array(variantSchema).readonly(),
    specifications: z
      .array(z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean(), texts]) }))
      .readonly(),
    batteryHealthPercent: z.int().nullable(),
    warrantyMonths: z.int().nullable(),
    conditionNotes: z.string().nullable(),
    tested: texts,
    replaced: texts,
    inTheBox: texts,
    updatedAt: z.iso.datetime(),
  })
  .openapi('ProductDetail') satisfies z.ZodType<ProductDetail>

export const stockSchema = z
  .object({
    id: z.string(),
    handle: z.string(),
    availableForSale: z.boolean(),
    quantityAvailable: z.int().nullable(),
    maxQuantity: z.int(),
    ...prices,
    variantId: z.string().nullable(),
    variants: z.array(z.object({ id: z.string(), ...prices, ...stock })).readonly(),
  })
  .openapi('LiveStock') satisfies z.ZodType<LiveStock>

const suggestedCategorySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('type'),
    slug: z.string(),
    label: z.string(),
    count: z.int().nullable().openapi({ description: 'Null where there are too many to be counted while one types' }),
  }),
  z.object({
    kind: z.literal('collection'),
    handle: z.string(),
    label: z.string(),
    count: z.int().nullable().openapi({ description: 'Null for a listing by tag, which is not counted' }),
  }),
])

export const suggestionsSchema = z
  .object({
    success: z.literal(true),
    products: z.array(cardSchema).readonly(),
    categories: z.array(suggestedCategorySchema).readonly(),
    correction: z.string().nullable().openapi({ description: 'What was looked for instead of a misspelt word' }),
  })
  .openapi('Suggestions')
