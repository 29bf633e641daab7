import { z } from '@hono/zod-openapi'

/** What a session stores of its customer, beside the id. */
export const sessionDataSchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})

export const customerSchema = sessionDataSchema
  .extend({ id: z.string().openapi({ example: 'gid://shopify/Customer/7' }) })
  .openapi('Customer')

export const meSchema = z
  .object({ customer: customerSchema.nullable().openapi({ description: 'Null where nobody is logged in' }) })
  .openapi('Me')

export type Customer = z.infer<typeof customerSchema>
