import { maxCartLines } from '@dvaput/domain/cart/cart'
import { z } from '@hono/zod-openapi'

/** Above what any shop has in stock; the stock is the true limit. */
const maxQuantity = 1_000

const lineItemsSchema = z
  .array(z.object({ variant_id: z.int().min(1), quantity: z.int().min(1).max(maxQuantity) }))
  .min(1)
  .max(maxCartLines)

const text = z.string().max(255).default('')

export const shippingAddressSchema = z.object({
  first_name: text,
  last_name: text,
  address1: text,
  city: text,
  province: text.openapi({ description: 'Name or code' }),
  country: text.openapi({ description: 'The market’s own, as `Chile`' }),
  zip: text,
  phone: text,
})

export const adminCheckoutRequestSchema = z
  .object({ checkout: z.object({ line_items: lineItemsSchema, shipping_address: shippingAddressSchema.optional() }) })
  .openapi('AdminCheckoutRequest')

export const draftOrderRequestSchema = z.object({ line_items: lineItemsSchema }).openapi('DraftOrderRequest')

const price = z.string().openapi({ description: 'A decimal in `currency`', example: '1229.00' })

const checkoutSchema = z.object({
  id: z.string(),
  web_url: z.string(),
  total_price: price,
  subtotal_price: price,
  total_tax: price,
  currency: z.string(),
  line_items: z.array(z.object({ variant_id: z.number().nullable(), title: z.string(), quantity: z.int(), price })),
  shipping_rates: z.array(
    z.object({
      handle: z.string(),
      title: z.string(),
      price,
      source: z.string().openapi({ description: 'Who delivers: the shop', example: 'shopify' }),
      location: z.string().openapi({ description: 'The town of the address; empty without one' }),
    }),
  ),
})

export const adminCheckoutSchema = z
  .object({ success: z.literal(true), checkout: checkoutSchema })
  .openapi('AdminCheckout')

export const draftOrderSchema = z
  .object({ success: z.literal(true), checkout: checkoutSchema.extend({ invoice_url: z.string() }) })
  .openapi('DraftOrder')

export type AdminCheckoutLineItem = z.infer<typeof lineItemsSchema>[number]
export type ShippingAddress = z.infer<typeof shippingAddressSchema>
export type WireCheckout = z.infer<typeof checkoutSchema>
