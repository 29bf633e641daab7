import { createRoute } from '@hono/zod-openapi'
import { createApi } from '../http/create-api.ts'
import { meSchema } from './customers.schema.ts'

const show = createRoute({
  method: 'get',
  path: '/me',
  tags: ['Customer'],
  summary: 'Who is logged in',
  description: 'What a page that is the same for everybody shows of one person, fetched after the page was painted.',
  responses: { 200: { description: 'The customer', content: { 'application/json': { schema: meSchema } } } },
})

export const meRoutes = () =>
  createApi().openapi(show, async (c) => c.json({ customer: await c.get('person').customer() }, 200))
