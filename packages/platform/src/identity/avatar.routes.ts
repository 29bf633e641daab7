import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'

const path = '/customer/avatar'

const initialsOf = (name: string) =>
  name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('') || '?'

/** The schema requires a picture of every customer; it is rendered here, so that no third party learns who they are. */
export const avatarUrl = (origin: string, name: string) =>
  `${origin}${path}/${encodeURIComponent(initialsOf(name))}.svg`

export const avatarRoutes = () => {
  const routes = new Hono<ShopEndpointEnv>()
  routes.get(`${path}/:file{.{1,8}\\.svg}`, async (c) => {
    const initials = [...c.req.param('file').replace(/\.svg$/, '')].slice(0, 2).join('')
    const picture =
      await html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="48" fill="#0b6548"/><text x="48" y="50" fill="#fff" font-family="sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="middle">${initials}</text></svg>`
    return c.body(picture.toString(), 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return routes
}
