import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { GraphqlRequest } from '../graphql/graphql-request.ts'
import { limitBody } from '../graphql/limit-body.ts'
import type { OpenShop } from '../shops/open-shops.ts'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import type { createStorefront } from './storefront.ts'
import { readStorefrontAccess } from './storefront-access.ts'

type Needs = { readonly storefront: ReturnType<typeof createStorefront>; readonly shopOf: (handle: string) => OpenShop }

const apiVersion = '2025-04'
const maxBodyBytes = 64 * 1024
/** The hosted platform does not mind the ending either; the JavaScript Buy SDK leaves it out. */
const paths = ['/api/:version/graphql', '/api/graphql'].flatMap((path) => [`${path}.json`, path])

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

const readGraphqlRequest = async (c: Context): Promise<GraphqlRequest | undefined> => {
  if (c.req.header('Content-Type')?.startsWith('application/graphql')) return { query: await c.req.text() }
  const { data } = requestBody.safeParse(await c.req.json().catch(() => undefined))
  return data && { query: data.query, operationName: data.operationName || undefined, variables: data.variables ?? {} }
}

/**
 * Set with the response itself: a header added to a finished response makes the server build it anew.
 * Browsers of any origin send a public token; there is no cookie that could be abused.
 */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'X-Shopify-API-Version': apiVersion,
  'Cache-Control': 'no-store',
} as const

const tooLarge = (c: Context) =>
  c.json({ errors: [{ message: 'The request is too large', extensions: { code: 'BAD_REQUEST' } }] }, 413, headers)

/** Any version in the path is served as ours. */
export const storefrontRoutes = ({ storefront, shopOf }: Needs) => {
  const routes = new Hono<ShopEndpointEnv>()
  for (const path of paths) {
    // Which headers browsers send is theirs to choose: without a list here the requested ones are allowed.
    routes.options(path, cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], maxAge: 7_200 }))
    routes.use(path, limitBody({ maxSize: maxBodyBytes, onError: tooLarge }))
    routes.post(path, async (c) => {
      const { endpoint } = c.env
      const { kindOf } = shopOf(endpoint.shop.handle)
      const caller = await readStorefrontAccess((name) => c.req.header(name), kindOf, endpoint.clientIp)
      if (!caller) return c.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401, headers)
      const graphqlRequest = await readGraphqlRequest(c)
      if (!graphqlRequest) return c.json({ errors: { query: 'Required parameter missing or invalid' } }, 400, headers)
      const { access, ...client } = caller
      const {
        status,
        body,
        retryAfterSeconds = 5,
      } = await storefront.execute(graphqlRequest, { ...endpoint, ...client }, access)
      return c.json(body, status, status === 503 ? { ...headers, 'Retry-After': String(retryAfterSeconds) } : headers)
    })
    routes.all(path, (c) => c.json({ errors: 'Method Not Allowed' }, 405, { ...headers, Allow: 'POST, OPTIONS' }))
  }
  return routes
}
