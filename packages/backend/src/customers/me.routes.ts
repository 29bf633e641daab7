import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/create-api.ts'
import { customerSchema } from './customers.schema.ts'

const meSchema = z
  .object({
    customer: customerSchema.nullable().openapi({ description: 'Null where nobody is logged in' }),
    accessToken: z.string().nullable().openapi({
      description: 'Names the session in calls that send a Bearer token; worth nothing without its cookie',
    }),
  })
  .openapi('Me')

const show = createRoute({
  method: 'get',
  path: '/me',
  tags: ['Customer'],
  summary: 'Who is logged in',
  description: 'What a page that is the same for everybody shows of one person, fetched after the page was painted.',
  responses: { 200: { description: 'The customer', content: { 'application/json': { schema: meSchema } } } },
})

export const meRoutes = () =>
  createApi().openapi(show, async (c) => {
    const person = c.get('person')
    const handles = await person.handles()
    return c.json({ customer: await person.customer(), accessToken: handles?.accessToken ?? null }, 200)
  })
