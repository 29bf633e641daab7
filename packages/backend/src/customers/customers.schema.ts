import { z } from '@hono/zod-openapi'

/** How a customer signed in. */
export const sessionKinds = ['password', 'link', 'platform', 'external', 'passkey'] as const

export type SessionKind = (typeof sessionKinds)[number]

/** What a session stores of its customer, beside the id. */
export const sessionDataSchema = z.object({
  email: z.string(),
  isVerified: z.boolean().openapi({ description: 'Whether its owner has shown that the e-mail is theirs' }),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(sessionKinds),
})

export const customerSchema = sessionDataSchema
  .extend({ id: z.string().openapi({ example: 'gid://shopify/Customer/7' }) })
  .openapi('Customer')

export type Customer = z.infer<typeof customerSchema>

/** The platform's tokens of a session. They never leave the server. */
export const sessionTokensSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('storefront'), accessToken: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
  z.object({
    type: z.literal('openid'),
    accessToken: z.string(),
    refreshToken: z.string(),
    idToken: z.string(),
    expiresAt: z.iso.datetime({ offset: true }),
  }),
])

export type SessionTokens = z.infer<typeof sessionTokensSchema>
