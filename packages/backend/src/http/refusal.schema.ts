import { refusalCodes } from '@dvaput/domain/refusals/refusal-status'
import { z } from '@hono/zod-openapi'

/** What every refusal of the API holds; an endpoint may add the fields that the specification gives it. */
export const refusalSchema = z
  .object({
    success: z.literal(false),
    error: z.string().openapi({ description: 'What went wrong, in the visitor’s language', example: 'Not found' }),
    code: z.enum(refusalCodes).openapi({ description: 'What went wrong, for programs', example: 'not-found' }),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .openapi({ description: 'What the text of this code names' }),
    detail: z.string().optional().openapi({ description: 'For developers, in English' }),
    requestId: z.string().optional().openapi({ description: 'Quote this when you ask us about it' }),
  })
  .openapi('Refusal')
