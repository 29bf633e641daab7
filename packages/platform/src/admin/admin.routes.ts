import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { once } from '@dvaput/domain/flow/once'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { createWrongTokens } from '../net/wrong-tokens.ts'
import { hashToken } from '../shops/hash-token.ts'
import type { OpenShop } from '../shops/open-shops.ts'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import { createAdminApi } from './admin-api.ts'
import type { AdminNeeds } from './admin-context.ts'
import { type AdminResponse, createIdempotentResponses, isIdempotencyKey } from './idempotent-responses.ts'

type Needs = { readonly parts: AdminNeeds; readonly shopOf: (handle: string) => OpenShop }

const path = '/admin/api/:version/graphql.json'
const apiVersion = '2025-04'
const maxBodyBytes = 1024 * 1024

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

const readGraphqlRequest = (c: Context, text: string) => {
  if (c.req.header('Content-Type')?.startsWith('application/graphql')) return { query: text }
  try {
    const { data } = requestBody.safeParse(JSON.parse(text))
    return (
      data && { query: data.query, operationName: data.operationName || undefined, variables: data.variables ?? {} }
    )
  } catch {
    return undefined
  }
}

const wrongToken = { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }

export const adminRoutes = ({ parts, shopOf }: Needs) => {
  /** Its schema takes a while to build, and a start should not wait for it. */
  const api = once(() => createAdminApi(parts))
  const respondOnce = createIdempotentResponses(parts)
  const wrongTokens = createWrongTokens()
  const routes = new Hono<ShopEndpointEnv>()

  /** A failure undid what the request did; its response is sent all the same, and not stored. */
  const orFailure = async (response: Promise<AdminResponse>): Promise<AdminResponse> => {
    try {
      return await response
    } catch (error) {
      if (error instanceof Error && 'response' in error) return error.response as AdminResponse
      if (isDatabaseUnavailable(error)) return { status: 503, body: { errors: 'Please try again in a moment' } }
      throw error
    }
  }

  routes.use(path, async (c, next) => {
    await next()
    c.header('X-Shopify-API-Version', apiVersion)
    c.header('Cache-Control', 'no-store')
  })
  routes.use(path, bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json({ errors: 'Request too large' }, 413) }))
  routes.post(path, async (c) => {
    const { endpoint } = c.env
    const token = c.req.header('X-Shopify-Access-Token') ?? ''
    const seconds = wrongTokens.secondsToWait(endpoint.clientIp)
    if (seconds !== undefined) return c.json({ errors: 'Throttled' }, 429, { 'Retry-After': String(seconds) })
    const isRight = (await shopOf(endpoint.shop.handle).kindOf(token)) === 'admin'
    wrongTokens.count(endpoint.clientIp, isRight)
    if (!isRight) return c.json(wrongToken, 401)
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !isIdempotencyKey(key))
      return c.json({ errors: 'Idempotency-Key must be 1 to 255 printable ASCII characters' }, 400)
    const text = await c.req.text()
    const graphqlRequest = readGraphqlRequest(c, text)
    if (!graphqlRequest) return c.json({ errors: { query: 'Required parameter missing or invalid' } }, 400)
    const tokenHash = hashToken(token)
    const prepared = api().prepare(graphqlRequest, endpoint, tokenHash)
    const respond = ({ status, body }: AdminResponse) => c.json(body as object, status as ContentfulStatusCode)
    if (typeof prepared !== 'function') return respond(prepared)
    const request = { shopId: endpoint.shop.id, tokenHash, key: key ?? '', content: text }
    return respond(await orFailure(key === undefined ? prepared() : respondOnce(request, prepared)))
  })
  routes.all(path, (c) => c.json({ errors: 'Method Not Allowed' }, 405, { Allow: 'POST' }))
  return routes
}
