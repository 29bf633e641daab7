import { refuse } from '@dvaput/backend/http/refuse'
import { webhookPath } from '@dvaput/backend/international-orders/to-start-payment'
import { describeError } from '@dvaput/backend/log/describe-error'
import type { ClientIp } from '@dvaput/backend/rate-limits/client-ip'
import type { RateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** What other services send to us, with a signature of their own. */
export const isWebhookPath = (path: string): boolean =>
  path.startsWith('/api/webhooks/') || path === `/api${webhookPath}`

type Limit = { readonly class: string; readonly limit: number; readonly windowSeconds: number }

type Options = {
  readonly limiter: RateLimiter
  readonly clientIpOf: (c: Context) => string
  /** Who calls often by nature, such as webhooks, is counted apart. */
  readonly limitOf: (path: string) => Limit
  readonly log: Logger
}

// proof recipes: limits by class
export const apiLimitOf = (path: string): Limit =>
  isWebhookPath(path)
    ? { class: 'webhook', limit: 100, windowSeconds: 1 }
    : { class: 'api', limit: 300, windowSeconds: 60 }

export const createClientIpOf =
  (clientIp: ClientIp, peerOf: (c: Context) => string) =>
  (c: Context): string =>
    clientIp(peerOf(c), c.req.header('X-Forwarded-For'))

export const limitApi = ({ limiter, clientIpOf, limitOf, log }: Options): MiddlewareHandler => {
  /** While the database is unavailable the API stays open: what needs it will say so itself. A bug is no such reason. */
  const count = async (c: Context) => {
    try {
      const key = clientGroup(clientIpOf(c))
      return await limiter.consume({ ...limitOf(c.req.path), key })
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
