import { maxCartLines } from '@dvaput/domain/cart/cart'
import { type CheckedLine, lineChanges, lineStates } from '@dvaput/domain/cart/checked-line'
import { grades, statedConditions } from '@dvaput/domain/catalogue/condition/condition'
import { z } from '@hono/zod-openapi'
import { identityExample, identitySchema } from '../catalogue/api/product-identity.schema.ts'
import { moneySchema } from '../catalogue/api/views.schema.ts'

const maxQuantity = 1_000_000

export const requestedLinesSchema = z
  .object({
    lines: z
      .array(
        z.object({
          id: identitySchema,
          quantity: z.int().min(1).max(maxQuantity),
          price: moneySchema.openapi({ description: 'What the browser showed' }),
        }),
      )
      .max(maxCartLines),
  })
  .openapi('CartLinesRequest')

const currentLineSchema = z.object({
  handle: z.string(),
  name: z.string(),
  price: moneySchema,
  stock: z.int(),
  isStockKnown: z.boolean(),
  image: z.string().nullable().exactOptional().openapi({ description: 'URL of its picture' }),
  warnings: z
    .array(z.string())
    .readonly()
    .exactOptional()
    .openapi({ description: 'That it does not work, is for parts or is locked' }),
  condition: z.enum(statedConditions).exactOptional(),
  grade: z.enum(grades).exactOptional(),
  agreed: z
    .object({ price: moneySchema, offerId: z.string(), payBy: z.string() })
    .exactOptional()
    .openapi({ description: 'Of the first piece, for the customer of the session' }),
  limit: z.int().openapi({ description: 'The most of it that a cart may hold' }),
}) satisfies z.ZodType<NonNullable<CheckedLine['current']>>

const checkedLineSchema = z.object({
  id: z.string().openapi({ example: identityExample }),
  state: z.enum(lineStates),
  changes: z
    .array(z.enum(lineChanges))
    .readonly()
    .openapi({ description: 'Since the price and quantity of the request' }),
  heldUntil: z.iso.datetime().exactOptional().openapi({ description: 'Sold out because somebody is paying for it' }),
  ownPayment: z
    .url({ protocol: /^https?$/ })
    .exactOptional()
    .openapi({ description: 'Where the visitor pays for it already: it is held for them' }),
  current: currentLineSchema.nullable().openapi({ description: 'Null unless it is for sale or sold out' }),
})

export const checkedLinesSchema = z
  .object({ success: z.literal(true), lines: z.array(checkedLineSchema).readonly() })
  .openapi('CartLines')
