import { z } from '@hono/zod-openapi'
import { identitySchema } from '../catalogue/api/product-identity.schema.ts'

export const stockAlertSchema = z
  .object({
    handle: z
      .string()
      .trim()
      .regex(/^[^\s,/?#\p{Cc}]{1,255}$/u)
      .openapi({ example: 'lenovo-thinkpad-t480' }),
    variantId: z
      .string()
      .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,18}$/)
      .optional()
      .openapi({ description: 'Left out where any variant will do', example: 'gid://shopify/ProductVariant/42' }),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.email().max(254))
      .openapi({ type: 'string', format: 'email', example: 'amra@example.com' }),
  })
  .openapi('StockAlert')

export const stockAlertTakenSchema = z.object({ success: z.literal(true) }).openapi('StockAlertTaken')

export const targetPriceSchema = z
  .object({
    product: identitySchema,
    amount: z
      .int()
      .positive()
      .max(999_999_999_999)
      .nullable()
      .openapi({ description: 'Whole units of the product’s currency; null where any price will do', example: 400 }),
  })
  .openapi('TargetPrice')

export const targetPriceIdSchema = z.object({ id: z.uuid() }).openapi('TargetPriceId')
