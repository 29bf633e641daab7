import type { Locale } from '@dvaput/domain/markets/locale'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { CartLines } from '../cart/cart-lines.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { checkTarget } from './check-target.ts'
import {
  stockAlertSchema,
  stockAlertTakenSchema,
  targetPriceIdSchema,
  targetPriceSchema,
} from './target-prices.schema.ts'
import type { TargetPrices } from './target-prices.ts'

type Needs = {
  readonly targetPrices: Pick<TargetPrices, 'create' | 'keep' | 'stopWatching'>
  readonly cartLines: CartLines
  readonly localeOf: (c: Context) => Locale
  readonly limiter: RateLimiter
  readonly clientIpOf: (c: Context) => string
}

const visitorLimit = { class: 'stock-alert-visitor', limit: 20, windowSeconds: 60 * 60 }

const taken = { description: 'Taken', content: { 'application/json': { schema: stockAlertTakenSchema } } }

const subscribe = createRoute({
  method: 'post',
  path: '/back-in-stock',
  tags: ['Products'],
  summary: 'Tell me when it is back',
  description:
    'One mail, in the visitor’s language, when the product can be bought again. The answer is the same whether or not the address is known.',
  request: { body: { required: true, content: { 'application/json': { schema: stockAlertSchema } } } },
  responses: { 202: taken, ...refusals(['bad-input', 'bad-json', 'product-not-found', 'too-many-requests']) },
})

const keep = createRoute({
  method: 'post',
  path: '/target-prices',
  tags: ['Offers'],
  summary: 'Tell me when it costs that much',
  description:
    'For a logged-in customer: one mail when the product is for sale at this price or below. A second request for the same product replaces the first.',
  request: { body: { required: true, content: { 'application/json': { schema: targetPriceSchema } } } },
  responses: {
    202: taken,
    ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed', 'product-not-found', 'too-many-requests']),
    ...refusals(['offer-amount-missing', 'offer-amount-not-whole', 'offer-amount-too-high']),
  },
})

const forget = createRoute({
  method: 'post',
  path: '/target-prices/stop',
  tags: ['Offers'],
  summary: 'Stop waiting for a price',
  request: { body: { required: true, content: { 'application/json': { schema: targetPriceIdSchema } } } },
  responses: { 200: taken, ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed']) },
})

export const targetPricesRoutes = ({ targetPrices, cartLines, localeOf, limiter, clientIpOf }: Needs) =>
  createApi()
    .openapi(subscribe, async (c) => {
      const verdict = await limiter.consume({ ...visitorLimit, key: clientGroup(clientIpOf(c)) })
      if (!verdict.allowed) {
        c.header('Retry-After', String(verdict.retryAfterSeconds))
        return refuse(c, { code: 'too-many-requests' })
      }
      const { market, language } = localeOf(c)
      const outcome = await targetPrices.create({ ...c.req.valid('json'), market, language })
      return outcome === 'taken' ? c.json({ success: true as const }, 202) : refuse(c, { code: 'product-not-found' })
    })
    .openapi(keep, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      const { product: identity, amount } = c.req.valid('json')
      const locale = localeOf(c)
      const target = await checkTarget(cartLines, locale, identity, amount)
      if (!target.ok) return refuse(c, target.refusal)
      const outcome = await targetPrices.keep({ customer: checked.customer, locale, identity, amount: target.amount })
      if (outcome === 'taken') return c.json({ success: true as const }, 202)
      return refuse(c, { code: outcome === 'too-many' ? 'too-many-requests' : 'product-not-found' })
    })
    .openapi(forget, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      await targetPrices.stopWatching(c.req.valid('json').id, checked.customer)
      return c.json({ success: true as const }, 200)
    })
