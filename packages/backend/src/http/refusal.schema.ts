import { z } from '@hono/zod-openapi'

/** What every error answer of the API looks like. */
export const refusalSchema = z
  .object({
    success: z.literal(false).optional(),
    error: z.string().openapi({ description: 'What went wrong, in words', example: 'Not found' }),
    requestId: z.string().optional().openapi({ description: 'Quote this when you ask us about it' }),
  })
  .openapi('Refusal')
