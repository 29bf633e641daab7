import { maxCartLines } from '@dvaput/domain/cart/cart'
import { checkoutCustomerFields } from '@dvaput/domain/international/checkout-customer'
import { z } from '@hono/zod-openapi'
import { earlierChoices } from '../checkout/waiting-order.ts'
import { refusalSchema } from '../http/refusal.schema.ts'

const ignored = z
  .unknown()
  .optional()
  .openapi({ type: 'string', description: 'Accepted and ignored: the server’s own counts' })
const text = z.string().max(500).optional()

const customerSchema = z.object(
  Object.fromEntries(checkoutCustomerFields.map((field) => [field, text])) as Record<
    (typeof checkoutCustomerFields)[number],
    typeof text
  >,
)

/** The fields of the specification, of which ids, quantities and the customer count. // API-36, divergences S-12 */
export const preferenceRequestSchema = z
  .object({
    items: z
      .array(
        z.object({
          id: z.string().min(1).max(255).openapi({ example: 'ERA-1001' }),
          quantity: z.int().min(1).max(999),
          ...{ title: ignored, description: ignored, currency_id: ignored, unit_price: ignored },
        }),
      )
      .max(maxCartLines),
    customer: customerSchema.optional(),
    earlier: z.enum(earlierChoices).optional().openapi({
      description:
        'Of an order for the same products that waits for its payment: replace it, which cancels it at the provider, or keep it and order once more',
    }),
    payer: z
      .object({
        name: text,
        surname: text,
        email: text,
        phone: z.object({ number: text }).optional(),
        address: z.object({ street_name: text, zip_code: text }).optional(),
      })
      .optional(),
    ...{ back_urls: ignored, auto_return: ignored, payment_methods: ignored, statement_descriptor: ignored },
    ...{ external_reference: ignored, notification_url: ignored, metadata: ignored },
  })
  .openapi('PreferenceRequest')

export const preferenceSchema = z
  .object({
    success: z.literal(true),
    preference: z.object({
      id: z.string(),
      init_point: z.url().openapi({ description: 'The provider’s page, where the shopper pays' }),
    }),
    reference: z.string().openapi({ description: 'Of the order, as the provider returns it' }),
    error: z.null(),
  })
  .openapi('Preference')

const processedData = z.object({ orderId: z.string(), eraItemsCount: z.int(), localItemsCount: z.int() })

export const processPaymentRequestSchema = z
  .object({
    cartItems: z.unknown().optional().openapi({ type: 'array', items: {}, description: 'Accepted and ignored' }),
    customerData: z.unknown().optional().openapi({ type: 'object', description: 'Accepted and ignored' }),
    paymentData: z
      .object({
        payment_id: z.union([z.string().max(64), z.number()]).nullish(),
        external_reference: z.string().max(64).nullish(),
      })

      .openapi({ description: 'Looked up at the provider; status and amount of the request count for nothing' }),
    orderType: z.string().max(20).optional().openapi({ example: 'mixed' }),
  })
  .openapi('ProcessPaymentRequest')

export const processedPaymentSchema = z
  .object({ success: z.literal(true), message: z.string(), error: z.null(), data: processedData })
  .openapi('ProcessedPayment')

export const processPaymentRefusalSchema = z
  .object({ ...refusalSchema.shape, message: z.string(), data: processedData.nullable() })
  .openapi('ProcessPaymentRefusal')
