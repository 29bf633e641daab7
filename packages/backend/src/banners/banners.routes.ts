import type { Locale } from '@dvaput/domain/markets/locale'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { bannersSchema } from './banners.schema.ts'
import type { Banners } from './banners.ts'

type Needs = {
  readonly banners: Pick<Banners, 'list'>
  readonly localeOf: (c: Context) => Locale
}

const listAll = createRoute({
  method: 'get',
  path: '/banners/all',
  tags: ['Banners'],
  summary: 'The banners of the front page',
  description: 'Those that are shown in the market of this host, in the order they turn, in the visitor’s language.',
  request: {
    query: z.object({
      lang: z.string().optional().openapi({ description: 'bcs, en or es; anything else is ignored', example: 'es' }),
    }),
  },
  responses: {
    200: { description: 'The banners', content: { 'application/json': { schema: bannersSchema } } },
    ...refusals(['bad-input']),
  },
})

export const bannersRoutes = ({ banners, localeOf }: Needs) =>
  createApi().openapi(listAll, async (c) => {
    return c.json(bannersSchema.parse({ success: true, banners: await banners.list(localeOf(c)) }), 200)
  })
