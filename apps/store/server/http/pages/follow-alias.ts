import type { Market } from '@dvaput/domain/markets/market'
import type { Context, MiddlewareHandler } from 'hono'

/** In every market. // divergences C-12 */
const sharedAliases = { '/mis-ofertas': '/my-offers' } as const

/** A path that only this market has leads to the page it stands for; elsewhere it is unknown. // ROUTE-09 */
export const followAlias =
  (marketOf: (c: Context) => Pick<Market, 'routeAliases'>): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const routeAliases = { ...sharedAliases, ...marketOf(c).routeAliases }
    const target = Object.entries(routeAliases).find(([path]) => path === pathname)?.[1]
    if (target === undefined || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    return c.redirect(target + search, 302)
  }
