import type { IncomingMessage } from 'node:http'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { refuseRequest } from '../request/refuse-request.ts'
import { isCheckoutPath } from './checkout-path.ts'

type Options = {
  /** Requests in hand from which on others are sent away. Cached pages and static files are never among them. */
  readonly busyRequests: number
  readonly clientIpOf: (c: Context) => string
}

/** Who pays, and who tells us of a payment, finds room when others do not. */
const roomForCheckout = 2
/** One visitor alone cannot make the shop busy for the others. */
const shareOfVisitor = 1 / 2

/** When more is in hand than can be done soon, most visitors are better served by a quick "later" than by a long wait. */
export const createOverloadGuard = ({ busyRequests, clientIpOf }: Options) => {
  const exempt = new WeakSet<IncomingMessage>()
  const ofVisitor = new Map<string, number>()
  let inFlight = 0

  const count = (visitor: string, by: 1 | -1) => {
    inFlight += by
    const theirs = (ofVisitor.get(visitor) ?? 0) + by
    if (theirs === 0) ofVisitor.delete(visitor)
    else ofVisitor.set(visitor, theirs)
  }

  const shedOverload: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
    const { path } = c.req
    if (path.startsWith('/health/') || (c.env?.incoming && exempt.has(c.env.incoming))) return next()
    const visitor = clientGroup(clientIpOf(c))
    const most = isCheckoutPath(path) ? busyRequests * roomForCheckout : busyRequests
    if (inFlight >= most || (ofVisitor.get(visitor) ?? 0) >= most * shareOfVisitor) {
      c.header('Retry-After', '5')
      return refuseRequest(c, { code: 'busy' })
    }
    count(visitor, 1)
    try {
      await next()
    } finally {
      count(visitor, -1)
    }
  }

  return {
    shedOverload,
    /** Of a cached page: sending it costs little, and a stale one that is refused is not made anew either. */
    letThrough: (request: IncomingMessage) => void exempt.add(request),
  }
}
