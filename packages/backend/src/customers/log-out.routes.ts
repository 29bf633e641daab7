import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
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

type Needs = {
  readonly customers: Pick<Customers, 'logOut'>
  /** The origin of the visitor's market. */
  readonly homeOf: (c: Context) => string
  /** The header of a new cookie for this browser, whose earlier checkouts are no longer its own. */
  readonly renewBrowser: (home: string) => string
}

export const logOutRoutes = ({ customers, homeOf, renewBrowser }: Needs) =>
  createApi().openapi(end, async (c) => {
    const { redirectTo } = await customers.logOut(c.get('person'), homeOf(c))
    c.header('Set-Cookie', renewBrowser(homeOf(c)), { append: true })
    return c.json({ success: true as const, redirectTo }, 200)
  })
