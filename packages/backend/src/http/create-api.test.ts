import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createApi } from './create-api.ts'
import { refusalSchema } from './refusal.schema.ts'

const order = createRoute({
  method: 'post',
  path: '/orders',
  request: {
    query: z.object({ page: z.coerce.number().int().min(1).optional() }),
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ lines: z.array(z.object({ quantity: z.int().min(1) })) }) } },
    },
  },
  responses: { 204: { description: 'Done' } },
})

const api = createApi().openapi(order, (c) => c.body(null, 204))

const send = async (body: string, query = '') => {
  const response = await api.request(`/orders${query}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  return { status: response.status, text: await response.text() }
}

it('the API hands valid input to its route', async () => {
  expect(await send('{"lines":[{"quantity":2}]}')).toEqual({ status: 204, text: '' })
})

it.each([
  ['{"lines":[{"quantity":0}]}', '', 'lines.0.quantity'],
  ['{"lines":[{"quantity":1.5}]}', '', 'lines.0.quantity'],
  ['{"lines":[{"quantity":"1e3"}]}', '', 'lines.0.quantity'],
  ['{"lines":null}', '', 'lines'],
  ['{}', '', 'lines'],
  ['{"lines":[]}', '?page=0', 'page'],
])('the API refuses %s %s with the place that is wrong', async (body, query, field) => {
  const { status, text } = await send(body, query)
  expect(status).toBe(400)
  const { error, code, params, detail } = refusalSchema.parse(JSON.parse(text))
  expect({ code, params }).toEqual({ code: 'bad-input', params: { field: field } })
  expect(error).toBe(`${field}: this value is not valid.`)
  expect(detail).toMatch(/\w/)
})

it('the API refuses what is not JSON with 400 and not with a crash', async () => {
  const { status, text } = await send('{"lines":')
  expect(status).toBe(400)
  expect(refusalSchema.parse(JSON.parse(text)).code).toBe('bad-json')
})

it('the API leaves what it does not know to whoever mounts it', async () => {
  const broken = createApi()
  broken.get('/broken', () => {
    throw new Error('a bug')
  })
  const app = new Hono().route('/', broken).onError((error, c) => c.text(error.message, 500))
  expect(await (await app.request('/broken')).text()).toBe('a bug')
})
