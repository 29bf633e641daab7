import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import { marketRoutes } from './market.routes.ts'
import { marketSchema } from './market.schema.ts'

describe.each(marketIds)('GET /market in %s', (id) => {
  it('answers in the shape it promises, and with nothing that is not promised', async () => {
    const response = await marketRoutes(() => markets[id]).request('/market')
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(marketSchema.strict().parse(body)).toEqual(body)
    expect(body).toMatchObject({
      id,
      currency: markets[id].currency,
      hours: { store: markets[id].figures.storeHours },
    })
  })
})

it('the API reference describes the market of a request', () => {
  const routes = marketRoutes(() => markets.ba)
  const document = routes.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Test', version: '1' } })
  expect(document.paths?.['/market']?.get?.responses).toHaveProperty('200')
  expect(document.components?.schemas?.Market).toMatchObject({ properties: { currency: { enum: expect.anything() } } })
})
