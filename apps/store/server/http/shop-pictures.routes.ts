import type { Platform } from '@dvaput/platform/platform'
import { type Context, Hono } from 'hono'

type Needs = { readonly platform: Pick<Platform, 'fetch'>; readonly clientIpOf: (c: Context) => string }

/**
 * The built-in platform's pictures at the shop's own address: no second connection before the first picture,
 * and a phone in the same room, for which `main.localhost` is nobody, sees them too.
 */
export const shopPicturesRoutes = ({ platform, clientIpOf }: Needs) => {
  const routes = new Hono()
  routes.get('/cdn/shop/files/*', (c) => platform.fetch(c.req.raw, { shop: 'main', clientIp: clientIpOf(c) }))
  return routes
}
