import { refuse } from '@dvaput/backend/http/refuse'
import { webhookPath } from '@dvaput/backend/imported-orders/payments/to-start-payment'
import { describeError } from '@dvaput/backend/log/describe-error'
import type { ClientIp } from '@dvaput/backend/rate-limits/client-ip'
import type { RateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { CustomersAtAddress } from './customers-at-address.ts'

/** What other services send to us, with a signature of their own. */
export const isWebhookPath = (path: string): boolean =>
  path.startsWith('/api/webhooks/') || path === `/api${webhookPath}`

type Limit = { readonly class: string; readonly limit: number; readonly windowSeconds: number }

type Options = {
  readonly limiter: RateLimiter
  readonly clientIpOf: (c: Context) => string
  /** Who calls often by nature, such as webhooks, is counted apart. */
  readonly limitOf: (path: string) => Limit
  /** Who counts by themselves once their address has used its share. */
  readonly customersAtAddress?: CustomersAtAddress
  readonly log: Logger
}

export const apiCallsPerMinute = 300

/** What every page asks for by itself, or with each letter that is typed: many people behind one address ask for it. */
const askedByPages =
  /^\/api\/(?:me|cart\/lines|products\/cards|products\/[^/]+\/stock|search\/suggestions|offers\/standing)$/

/** Calls that pages make by themselves, webhooks and everything else are counted apart. */
export const apiLimitOf = (path: string): Limit => {
  if (isWebhookPath(path)) return { class: 'webhook', limit: 100, windowSeconds: 1 }
  if (askedByPages.test(path)) return { class: 'page', limit: 3_000, windowSeconds: 60 }
  return { class: 'api', limit: apiCallsPerMinute, windowSeconds: 60 }
}

export const createClientIpOf =
  (clientIp: ClientIp, peerOf: (c: Context) => string) =>
  (c: Context): string =>
    clientIp(peerOf(c), c.req.header('X-Forwarded-For'))

export const limitApi = ({ limiter, clientIpOf, limitOf, customersAtAddress, log }: Options): MiddlewareHandler => {
  /** Of its address, or of the customer where that has no more. */
  const judge = async (c: Context) => {
    const address = clientGroup(clientIpOf(c))
    const limit = limitOf(c.req.path)
    const ofAddress = await limiter.consume({ ...limit, key: address })
    if (ofAddress.allowed) return ofAddress
    const customer = await customersAtAddress?.customerAt(address, c.req.header('Cookie'), c.get('person'))
    return customer === undefined ? ofAddress : limiter.consume({ ...limit, key: customer })
  }

  /** While the database is unavailable the API stays open: what needs it will say so itself. A bug is no such reason. */
  const count = async (c: Context) => {
    try {
      return await judge(c)
    } catch (error) {
      if (error instanceof TypeError) throw error
      log.warn({ error: describeError(error) }, 'rate limiter unavailable, request allowed')
      return { allowed: true, retryAfterSeconds: 0 }
    }
  }
  return async (c, next) => {
    const verdict = await count(c)
    if (verdict.allowed) return next()
    c.header('Retry-After', String(verdict.retryAfterSeconds))
    return refuse(c, { code: 'too-many-requests' })
  }
}
