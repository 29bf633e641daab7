import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShopCustomers } from '@dvaput/backend/connected-shop'
import { customerGetRoutes } from '@dvaput/backend/customers/customer-get.routes'
import { createCustomers } from '@dvaput/backend/customers/customers'
import { logOutRoutes } from '@dvaput/backend/customers/log-out.routes'
import { meRoutes } from '@dvaput/backend/customers/me.routes'
import { createApi } from '@dvaput/backend/http/create-api'
import { createPlatformLogin } from '@dvaput/backend/login/platform/platform-login'
import { platformLoginRoutes } from '@dvaput/backend/login/platform/platform-login.routes'
import type { Database } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { getRequestListener } from '@hono/node-server'
import { createTestHttpApp } from './test-http-app.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const unlimited = { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) }

export const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }

export const listenAnywhere = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The calls of logins that leave the site, in Bosnia and in English, over HTTP. */
export const startLoginServer = async (database: Database, shop: ShopCustomers) => {
  const customers = createCustomers({ infrastructure: { database, log }, secret: 'the secret of this test', shop })
  const platformLogin = createPlatformLogin({ ...shop, startSession: customers.startSession, homes })
  const localeOf = () => ({ market: markets.ba, language: 'en' as const })
  const clientIpOf = () => '203.0.113.7'
  const api = createApi().basePath('/api')
  api.route('/', meRoutes())
  api.route('/', customerGetRoutes({ readAccount: customers.readAccount, clientIpOf }))
  api.route('/', logOutRoutes({ customers, homeOf: () => homes.ba, renewBrowser: () => 'checkout=another; Path=/' }))
  api.route('/', platformLoginRoutes({ platformLogin, limiter: unlimited, localeOf, clientIpOf }))
  const { app } = createTestHttpApp({ customers, routes: api })
  return { customers, platformLogin, ...(await listenAnywhere(getRequestListener(app.fetch))) }
}

/** A browser as far as our own API is concerned: it keeps its cookies and says where it comes from. */
export const createApiVisitor = (url: string) => {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit, headers: Readonly<Record<string, string>>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { 'Accept-Language': 'en', Cookie: `language=en; ${cookie}`, 'Sec-Fetch-Site': 'same-origin' }
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers: { ...own, ...headers } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => send(path, {}, headers),
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      send(path, { method: 'POST', body: JSON.stringify(body) }, { 'Content-Type': 'application/json', ...headers }),
  }
}
