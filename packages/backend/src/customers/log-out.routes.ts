import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/create-api.ts'
import type { Customers } from './customers.ts'

const end = createRoute({
  method: 'post',
  path: '/logout',
  tags: ['Customer'],
  summary: 'End the session',
  responses: {
    200: {
      description: 'Where the browser goes next: the platform’s own logout where it has one',
      content: { 'application/json': { schema: z.object({ success: z.literal(true), redirectTo: z.string() }) } },
    },
  },
})

export const logOutRoutes = (customers: Pick<Customers, 'logOut'>) =>
  createApi().openapi(end, async (c) => {
    const { redirectTo } = await customers.logOut(c.get('person'))
    return c.json({ success: true as const, redirectTo }, 200)
  })
