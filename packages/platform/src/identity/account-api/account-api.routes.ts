import { once } from '@dvaput/domain/flow/once'
import { markets } from '@dvaput/domain/markets/markets'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { customerOfAccessToken } from '../../customers/tokens/customer-of-access-token.ts'
import type { GraphqlRequest } from '../../graphql/graphql-request.ts'
import type { ShopEndpointEnv } from '../../shops/shop-endpoint.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { createAccountApi } from './account-api.ts'
import type { AccountNeeds } from './account-context.ts'

const apiVersion = '2025-04'

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

const readGraphqlRequest = async (c: Context): Promise<GraphqlRequest | undefined> => {
  const { data } = requestBody.safeParse(await c.req.json().catch(() => undefined))
  return data && { query: data.query, operationName: data.operationName || undefined, variables: data.variables ?? {} }
}

const unauthorised = (c: Context) => {
  c.header('WWW-Authenticate', 'Bearer error="invalid_token"')
  return c.json({ errors: [{ message: 'Invalid or expired access token', extensions: { code: 'UNAUTHORIZED' } }] }, 401)
}

/** Behind every path that clients build for it; with and without the shop's id in front. */
export const accountApiRoutes = (parts: AccountNeeds, shop: Shop) => {
  /** Its schema takes a while to build, and a start should not wait for it. */
  const accountApi = once(() => createAccountApi(parts))
  const routes = new Hono<ShopEndpointEnv>()
  const ends = ['/customer/api/:version/graphql', '/account/customer/api/:version/graphql']
  for (const path of ends.flatMap((end) => [end, `${end}.json`, `/${shop.id}${end}`])) {
    // The token is a header of its own making, so a foreign page has nothing to abuse.
    routes.use(path, cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], maxAge: 7_200 }))
    routes.use(path, bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.json({ errors: 'Request Too Large' }, 413) }))
    routes.post(path, async (c, next) => {
      const { endpoint } = c.env
      if (endpoint.shop.id !== shop.id) return next()
      c.header('X-Shopify-API-Version', apiVersion)
      c.header('Cache-Control', 'no-store')
      const token = (c.req.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
      const customer = token === '' ? undefined : await customerOfAccessToken(parts.database.db, shop.id, token)
      if (!customer) return unauthorised(c)
      const graphqlRequest = await readGraphqlRequest(c)
      if (!graphqlRequest) return c.json({ errors: { query: 'Required parameter missing or invalid' } }, 400)
      const language = customer.language ?? shop.languages[0]
      const { country } = markets[shop.market]
      const context = { ...endpoint, parts, customer, language, country, access: 'private', buyerToken: token } as const
      const { status, body } = await accountApi()(graphqlRequest, context)
      if (status === 503) c.header('Retry-After', '5')
      return c.json(body, status)
    })
    routes.all(path, (c) => c.json({ errors: 'Method Not Allowed' }, 405, { Allow: 'POST, OPTIONS' }))
  }
  return routes
}
