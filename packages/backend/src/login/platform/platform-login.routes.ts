import type { Locale } from '@dvaput/domain/markets/locale'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../../http/create-api.ts'
import { refusals } from '../../http/refusals.ts'
import { refuse } from '../../http/refuse.ts'
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts'
import {
  customerDataRequestSchema,
  customerDataSchema,
  exchangedTokensSchema,
  tokenExchangeSchema,
} from './platform-login.schema.ts'
import type { PlatformLogin } from './platform-login.ts'

type Needs = {
  readonly platformLogin: Pick<PlatformLogin, 'exchange' | 'readCustomer'>
  readonly limiter: RateLimiter
  readonly localeOf: (c: Context) => Locale
  readonly clientIpOf: (c: Context) => string
}

const visitorLimit = { class: 'platform-login-visitor', limit: 30, windowSeconds: 10 * 60 }

const exchange = createRoute({
  method: 'post',
  path: '/shopify-oauth/token-exchange',
  tags: ['Customer'],
  summary: 'Finish a login at the platform',
  description:
    'Trades the code of `/auth/callback` for a session, whose cookie is set. The tokens stay on the server; what is returned in their place are handles.',
  request: { body: { required: true, content: { 'application/json': { schema: tokenExchangeSchema } } } },
  responses: {
    200: { description: 'Logged in', content: { 'application/json': { schema: exchangedTokensSchema } } },
    ...refusals([
      'bad-input',
      'bad-json',
      'redirect-uri-refused',
      'too-many-requests',
      'discovery-failed',
      'token-exchange-failed',
      'access-token-missing',
      'customer-api-failed',
      'customer-data-missing',
    ]),
  },
})

const customerData = createRoute({
  method: 'post',
  path: '/shopify-oauth/customer-data',
  tags: ['Customer'],
  summary: 'The customer of a login at the platform',
  description: 'The access token is the handle that the token exchange returned, and holds with the cookie alone.',
  request: { body: { required: true, content: { 'application/json': { schema: customerDataRequestSchema } } } },
  responses: {
    200: { description: 'The customer', content: { 'application/json': { schema: customerDataSchema } } },
    ...refusals([
      'bad-input',
      'bad-json',
      'login-required',
      'discovery-failed',
      'token-refresh-failed',
      'account-unavailable',
      'customer-api-failed',
      'customer-data-missing',
    ]),
  },
})

export const platformLoginRoutes = ({ platformLogin, limiter, localeOf, clientIpOf }: Needs) =>
  createApi()
    .openapi(exchange, async (c) => {
      const verdict = await limiter.consume({ ...visitorLimit, key: clientGroup(clientIpOf(c)) })
      if (!verdict.allowed) {
        c.header('Retry-After', String(verdict.retryAfterSeconds))
        return refuse(c, { code: 'too-many-requests' })
      }
      const outcome = await platformLogin.exchange(c.get('person'), localeOf(c).market.id, c.req.valid('json'))
      return outcome.ok ? c.json({ success: true as const, ...outcome.value }, 200) : refuse(c, outcome.refusal)
    })
    .openapi(customerData, async (c) => {
      const outcome = await platformLogin.readCustomer(c.get('person'), c.req.valid('json').accessToken)
      return outcome.ok ? c.json({ success: true as const, customer: outcome.value }, 200) : refuse(c, outcome.refusal)
    })
