import { z } from '@hono/zod-openapi'

const money = z.object({ minor: z.int(), currency: z.string() })

const orderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  province: z.string(),
  zip: z.string(),
  country: z.string(),
})

const address = orderAddress.extend({
  id: z.string(),
  company: z.string(),
  provinceCode: z.string(),
  countryCode: z.string(),
  phone: z.string(),
})

const order = z.object({
  id: z.string(),
  name: z.string().openapi({ example: '#1001' }),
  processedAt: z.string(),
  financialStatus: z.string().nullable(),
  fulfillmentStatus: z.string().nullable(),
  total: money,
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      price: money,
      image: z.object({ url: z.string(), altText: z.string() }).nullable(),
    }),
  ),
  shippingAddress: orderAddress.nullable(),
})

/** What the platform keeps of a customer. // ENT-17 */
export const accountSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    phone: z.string(),
    acceptsMarketing: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    defaultAddress: z.object({ id: z.string() }).nullable(),
    addresses: z.array(address).max(10),
    orders: z.array(order).max(10),
  })
  .openapi('Account')
