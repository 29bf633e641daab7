import { type Language, languages } from '@dvaput/domain/text/language'
import { createRoute } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApi } from './create-api.ts'
import { refusalSchema } from './refusal.schema.ts'
import { refusals } from './refusals.ts'
import { refuse } from './refuse.ts'

const find = createRoute({
  method: 'get',
  path: '/find',
  responses: { 204: { description: 'Found' }, ...refusals(['product-not-found', 'catalogue-http-error']) },
})

const createApp = (language?: Language) => {
  const app = new Hono()
  app.use(async (c, next) => {
    if (language) c.set('language', language)
    c.set('requestId', 'request-1')
    await next()
  })
  app.get('/list', (c) => refuse(c, { code: 'catalogue-failed' }, { products: [], total: 0 }))
  return app.route(
    '/',
    createApi().openapi(find, (c) =>
      c.req.query('source') === undefined
        ? refuse(c, { code: 'product-not-found' })
        : refuse(c, { code: 'catalogue-http-error', params: { status: 503, reason: 'Service Unavailable' } }),
    ),
  )
}

const texts = {
  bcs: 'Proizvod nije pronađen',
  en: 'Product not found',
  es: 'Producto no encontrado',
} as const satisfies Record<Language, string>

describe('a refusal', () => {
  it.each(languages)('is JSON with its code, status and text: %s', async (language) => {
    const response = await createApp(language).request('/find')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      success: false,
      error: texts[language],
      code: 'product-not-found',
      requestId: 'request-1',
    })
  })

  it('is English where no visitor is known', async () => {
    expect(await (await createApp().request('/find')).json()).toMatchObject({ error: texts.en })
  })

  it('keeps the fields of its endpoint beside it', async () => {
    const response = await createApp('es').request('/list')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: 'Error desconocido', products: [], total: 0 })
  })

  it('sends what its text names as well', async () => {
    const body = refusalSchema.parse(await (await createApp('en').request('/find?source')).json())
    expect(body).toMatchObject({
      error: 'HTTP 503: Service Unavailable',
      params: { status: 503, reason: 'Service Unavailable' },
    })
  })
})

it('the documented responses of a route are one for each status of its codes', () => {
  const responses = refusals(['catalogue-failed', 'catalogue-timeout', 'search-failed'])
  expect(Object.keys(responses)).toEqual(['502', '504'])
  expect(responses[502].description).toBe('`catalogue-failed`: Unknown error · `search-failed`: Search failed')
})
