import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { z } from '@hono/zod-openapi'

export const identityExample = 'local:main:7000001'
const maxIdentityLength = 300

export const identitySchema = z
  .string()
  .max(maxIdentityLength)
  .transform((text, context) => {
    const identity = parseProductIdentity(text)
    if (identity) return identity
    context.addIssue({ code: 'custom', message: 'expected local:{shop}:{variant} or international:{id}' })
    return z.NEVER
  })
  .openapi({ type: 'string', example: identityExample })
