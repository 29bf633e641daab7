import { marketIds } from '@dvaput/domain/markets/market'
import { currencies } from '@dvaput/domain/money/money'
import { languages } from '@dvaput/domain/text/language'
import { z } from '@hono/zod-openapi'

const openingHours = z.array(
  z.object({ days: z.enum(['mon-fri', 'sat', 'sun']), time: z.string().openapi({ example: '12:00-21:00' }) }),
)

export const marketSchema = z
  .object({
    id: z.enum(marketIds),
    country: z.string().length(2).openapi({ example: 'BA' }),
    currency: z.enum(currencies),
    languages: z.array(z.enum(languages)).openapi({ description: 'The first is the default' }),
    timeZone: z.string().openapi({ example: 'Europe/Sarajevo' }),
    hours: z.object({ store: openingHours, phone: openingHours, service: openingHours }),
    contact: z.object({ email: z.string().optional(), phones: z.array(z.string()) }),
  })
  .openapi('Market')
