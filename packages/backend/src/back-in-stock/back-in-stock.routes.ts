import type { Locale } from '@dvaput/domain/markets/locale'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { stockAlertSchema, stockAlertTakenSchema } from './back-in-stock.schema.ts'
import type { BackInStock } from './back-in-stock.ts'

type Needs = {
  readonly backInStock: Pick<BackInStock, 'create'>
  readonly localeOf: (c: Context) => Locale
  readonly limiter: RateLimiter
  readonly clientIpOf: (c: Context) => string
}

const visitorLimit = { class: 'stock-alert-visitor', limit: 20, windowSeconds: 60 * 60 }

const subscribe = createRoute({
  method: 'post',
  path: '/back-in-stock',
  tags: ['Products'],
  summary: 'Tell me when it is back',
  description:
    'One mail, in the visitor’s language, when the product can be bought again. The answer is the same whether or not the address is known.',
  request: { body: { required: true, content: { 'application/json': { schema: stockAlertSchema } } } },
  responses: {
    202: { description: 'Taken', content: { 'application/json': { schema: stockAlertTakenSchema } } },
    ...refusals(['bad-input', 'bad-json', 'product-not-found', 'too-many-requests']),
  },
})

export const backInStockRoutes = ({ backInStock, localeOf, limiter, clientIpOf }: Needs) =>
  createApi().openapi(subscribe, async (c) => {
    const verdict = await limiter.consume({ ...visitorLimit, key: clientGroup(clientIpOf(c)) })
    if (!verdict.allowed) {
      c.header('Retry-After', String(verdict.retryAfterSeconds))
      return refuse(c, { code: 'too-many-requests' })
    }
    const { market, language } = localeOf(c)
    const outcome = await backInStock.create({ ...c.req.valid('json'), market, language })
    return outcome === 'taken' ? c.json({ success: true as const }, 202) : refuse(c, { code: 'product-not-found' })
  })
