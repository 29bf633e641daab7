import { Hono } from 'hono'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import { hostedFonts } from './hosted-fonts.ts'

/** At every endpoint, since a page of the platform may load from its own alone. */
export const hostedFontsRoutes = () => {
  const routes = new Hono<ShopEndpointEnv>()
  routes.get('/cdn/fonts/:file', (c) => {
    const content = hostedFonts.get(c.req.path)
    if (!content) return c.notFound()
    return c.body(content, 200, {
      'Content-Type': 'font/woff2',
      'Content-Length': String(content.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return routes
}
