import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type Provider from 'oidc-provider'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import type { Shop } from '../tables/shops.table.ts'
import { openNodeExchange, respondThroughNode } from './login/node-exchange.ts'

type Needs = { readonly shop: Shop; readonly providerAt: (origin: string) => Provider | undefined }

const refused = (error: string, description: string) => ({ error, error_description: description })

/** PostgreSQL stores no NUL, and a login has no use for one. */
const hasNul = (text: string) => /%00|\0/i.test(text)

/** The OpenID provider's own endpoints: discovery, authorize, token, keys, logout. */
export const identityRoutes = ({ shop, providerAt }: Needs) => {
  const routes = new Hono<ShopEndpointEnv>()
  const limit = bodyLimit({
    maxSize: 64 * 1024,
    onError: (c) => c.json(refused('invalid_request', 'the request is too large'), 413),
  })

  routes.get('/.well-known/customer-account-api', (c, next) => {
    if (c.env.endpoint.shop.id !== shop.id) return next()
    const { origin } = c.env.endpoint
    c.header('Access-Control-Allow-Origin', '*')
    return c.json({ graphql_api: `${origin}/customer/api/2025-04/graphql`, mcp_api: `${origin}/customer/api/mcp` })
  })

  const paths = [
    '/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server',
    `/authentication/${shop.id}/*`,
  ]
  routes.on(['GET', 'HEAD', 'POST', 'OPTIONS'], paths, limit, async (c, next) => {
    if (c.env.endpoint.shop.id !== shop.id) return next()
    const provider = providerAt(c.env.endpoint.origin)
    if (!provider) return c.json(refused('invalid_request', 'this address is not one of the shop'), 421)
    const exchange = await openNodeExchange(c.req.raw.clone(), c.env.endpoint)
    if (hasNul(c.req.url) || hasNul(await c.req.text()))
      return c.json(refused('invalid_request', 'the request holds characters that are not allowed'), 400)
    return respondThroughNode(provider.callback(), exchange)
  })

  return routes
}
