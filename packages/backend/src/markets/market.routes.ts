import type { Market } from '@dvaput/domain/markets/market'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../http/create-api.ts'
import { marketSchema } from './market.schema.ts'

const show = createRoute({
  method: 'get',
  path: '/market',
  tags: ['Market'],
  summary: 'The market this address serves',
  description: 'Currency, languages, opening hours and contact data of the market that answers on this host.',
  responses: { 200: { description: 'The market', content: { 'application/json': { schema: marketSchema } } } },
})

export const marketRoutes = (marketOf: (c: Context) => Market) =>
  createApi().openapi(show, (c) => {
    const market = marketOf(c)
    const { storeHours: store, phoneHours: phone, serviceHours: service } = market.figures
    return c.json(marketSchema.parse({ ...market, hours: { store, phone, service } }), 200)
  })
