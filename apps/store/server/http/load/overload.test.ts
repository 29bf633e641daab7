import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createOverloadGuard } from './overload.ts'

/** Requests that are answered when the test says so. */
const open = () => {
  const finishers: (() => void)[] = []
  const guard = createOverloadGuard({ busyRequests: 4, clientIpOf: (c) => c.req.header('X-Test-Ip') ?? '' })
  const app = new Hono()
    .use(guard.shedOverload)
    .get('/slow', async (c) => {
      await new Promise<void>((resolve) => finishers.push(resolve))
      return c.text('page')
    })
    .all('*', (c) => c.text('page'))
  return {
    get: (path: string, ip = '203.0.113.1') => app.request(path, { headers: { 'X-Test-Ip': ip } }),
    finishAll: () => {
      for (const finish of finishers.splice(0)) finish()
    },
  }
}

it('the limit of requests at once refuses while too much is in hand, and lets visitors in again after', async () => {
  const { get, finishAll } = open()
  const slow = ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2'].map((ip) => get('/slow', ip))
  const refused = await get('/', '203.0.113.3')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await (await get('/api/market', '203.0.113.3')).json()).toMatchObject({
    error: expect.stringContaining('very busy'),
    code: 'busy',
  })
  expect((await get('/health/live', '203.0.113.3')).status).toBe(200)

  finishAll()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await (await get('/', '203.0.113.3')).text()).toBe('page')
})

it('the limit of requests at once has room for checkout when there is none for others', async () => {
  const { get, finishAll } = open()
  const slow = ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2'].map((ip) => get('/slow', ip))
  for (const path of ['/cart', '/api/cart/lines', '/checkouts/abc/payment', '/checkout-era', '/api/webhooks/main'])
    expect((await get(path, '203.0.113.3')).status, path).toBe(200)
  for (const path of ['/cartoon', '/api/products']) expect((await get(path, '203.0.113.3')).status, path).toBe(503)
  finishAll()
  await Promise.all(slow)
})

it('the limit of requests at once lets one visitor have half of the room at most', async () => {
  const { get, finishAll } = open()
  const slow = [get('/slow'), get('/slow')]
  expect((await get('/')).status).toBe(503)
  expect((await get('/', '203.0.113.2')).status).toBe(200)
  finishAll()
  await Promise.all(slow)
})
