import { Hono } from 'hono'
import { z } from 'zod'
import type { DoorEnv } from '../door-env.ts'
import type { createStorefront } from './storefront.ts'

const question = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

export const storefrontRoutes = (storefront: ReturnType<typeof createStorefront>) => {
  const routes = new Hono<DoorEnv>()
  routes.post('/api/:version/graphql.json', async (c) => {
    const body = question.safeParse(await c.req.json().catch(() => undefined))
    if (!body.success) return c.json({ errors: [{ message: 'The body is no GraphQL request' }] }, 400)
    const { query, operationName, variables } = body.data
    const answer = await storefront.answer(
      { query, operationName: operationName ?? undefined, variables: variables ?? undefined },
      c.env.door,
      'public',
    )
    return c.json(answer)
  })
  return routes
}
