import { isMarketId } from '@dvaput/domain/markets/market'
import { cookieNames } from '@dvaput/ui/preference-names.ts'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { toOwnPath } from '../../app/lib/paths/own-path.ts'
import type { MarketsByHost } from '../markets-by-host.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The footer's way to the other market: another host where that market has one, else a cookie. */
export const marketSwitchRoutes = (markets: MarketsByHost) => {
  const routes = new Hono()
  routes.get('/market/:market', async (c, next) => {
    const market = c.req.param('market')
    if (!isMarketId(market)) return next()
    const path = toOwnPath(c.req.query('to') ?? '/')
    c.header('Cache-Control', 'no-store')
    if (markets.marketOfHost(new URL(c.req.url).hostname)) {
      const home = markets.origins[market]
      // Where the visitor may choose, an older choice would win over this one.
      const mayChoose = markets.marketOfHost(new URL(home).hostname) === undefined
      return c.redirect(mayChoose ? `${home}/market/${market}?to=${encodeURIComponent(path)}` : home + path, 303)
    }
    setCookie(c, cookieNames.market, market, { path: '/', maxAge: yearSeconds, sameSite: 'Lax', httpOnly: true })
    return c.redirect(path, 303)
  })
  return routes
}
