import type { Locale } from '@dvaput/domain/markets/locale'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../http/create-api.ts'
import { refusalSchema } from '../http/refusal.schema.ts'
import { addressGroup } from '../rate-limits/client-address.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { stockAlertSchema, stockAlertTakenSchema } from './back-in-stock.schema.ts'
import type { BackInStock } from './back-in-stock.ts'

type Needs = {
  readonly backInStock: Pick<BackInStock, 'ask'>
  readonly localeOf: (c: Context) => Locale
  readonly limiter: RateLimiter
  readonly addressOf: (c: Context) => string
}

const visitorLimit = { class: 'stock-alert-visitor', limit: 20, windowSeconds: 60 * 60 }

const refusal = (description: string) => ({ description, content: { 'application/json': { schema: refusalSchema } } })

const ask = createRoute({
  method: 'post',
  path: '/back-in-stock',
  tags: ['Products'],
  summary: 'Tell me when it is back',
  description:
    'One mail, in the visitor’s language, when the product can be bought again. The answer is the same whether or not the address is known.',
  request: { body: { required: true, content: { 'application/json': { schema: stockAlertSchema } } } },
  responses: {
    202: { description: 'Taken', content: { 'application/json': { schema: stockAlertTakenSchema } } },
    400: refusal('Not an address, or not a product'),
    404: refusal('No such product in this market'),
    429: refusal('Too often'),
  },
})

export const backInStockRoutes = ({ backInStock, localeOf, limiter, addressOf }: Needs) =>
  createApi().openapi(ask, async (c) => {
    const verdict = await limiter.consume({ ...visitorLimit, key: addressGroup(addressOf(c)) })
    if (!verdict.allowed) {
      c.header('Retry-After', String(verdict.retryAfterSeconds))
      return c.json({ error: 'Too many requests, please wait a moment' }, 429)
    }
    const { market, language } = localeOf(c)
    const outcome = await backInStock.ask({ ...c.req.valid('json'), market, language })
    return outcome === 'taken' ? c.json({ success: true as const }, 202) : c.json({ error: 'Product not found' }, 404)
  })
