import { z } from '@hono/zod-openapi'

const secret = (length: number) => z.string().regex(new RegExp(`^[\\w~.-]{${length}}$`), `${length} characters`)

// A verifier of 128 characters, a nonce of 32. // IDP-03
export const tokenExchangeSchema = z
  .object({
    code: z.string().min(1).max(2_000),
    codeVerifier: secret(128),
    redirectUri: z.string().max(500),
    nonce: secret(32),
  })
  .openapi('TokenExchange')

export const exchangedTokensSchema = z
  .object({
    success: z.literal(true),
    accessToken: z.string(),
    refreshToken: z.string(),
    idToken: z.string(),
    expiresIn: z.int().openapi({ description: 'Seconds' }),
  })
  .openapi('ExchangedTokens', { description: 'Handles: worth nothing without the cookie of the session' })

export const customerDataRequestSchema = z.object({ accessToken: z.string().max(500) }).openapi('CustomerDataRequest')

const text = z.string().nullable()

const addressSchema = z.object({
  id: z.string(),
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  province: text,
  zoneCode: text,
  country: text,
  territoryCode: text,
  zip: text,
  phoneNumber: text,
})

const orderSchema = z.object({
  id: z.string(),
  name: z.string(),
  processedAt: z.string(),
  financialStatus: text,
  fulfillmentStatus: z.string(),
  statusPageUrl: z.string(),
  totalPrice: z.object({ amount: z.string(), currencyCode: z.string() }),
})

/** Names and addresses as the platform's Customer Account API calls them. */
export const customerDataSchema = z
  .object({
    success: z.literal(true),
    customer: z.object({
      id: z.string(),
      emailAddress: text,
      phoneNumber: text,
      firstName: text,
      lastName: text,
      defaultAddress: addressSchema.nullable(),
      addresses: z.array(addressSchema).readonly(),
      orders: z.array(orderSchema).readonly(),
    }),
  })
  .openapi('CustomerData')

export type TokenExchange = z.infer<typeof tokenExchangeSchema>
