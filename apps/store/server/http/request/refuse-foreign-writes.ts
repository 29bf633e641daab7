import { refuse } from '@dvaput/backend/http/refuse'
import type { MiddlewareHandler } from 'hono'
import { refuseRequest } from './refuse-request.ts'

const hostOf = (origin = '') => (URL.canParse(origin) ? new URL(origin).host : undefined)

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write must come from our own page: the browser says so in Sec-Fetch-Site, an older one in Origin.
 * Webhooks come from servers and are held by their signature instead.
 */
export const refuseForeignWrites = ({ exempt }: { exempt: (path: string) => boolean }): MiddlewareHandler => {
  return async (c, next) => {
    if (reads.has(c.req.method) || exempt(c.req.path)) return next()
    const site = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    // Host names only: behind a proxy we do not see that the page came over TLS.
    const own = site ? site === 'same-origin' : hostOf(origin) === new URL(c.req.url).host
    if (!own) return refuseRequest(c, { code: 'foreign-write' })
    const isApi = c.req.path.startsWith('/api/')
    const isJson = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
    if (isApi && !isJson) return refuse(c, { code: 'json-required' })
    return next()
  }
}
