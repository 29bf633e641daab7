import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../tests/support/servers/test-http-app.ts'

const uuid = /^[0-9a-f-]{36}$/

const brokenRoutes = () =>
  new Hono()
    .get('/broken', () => {
      throw new Error('the password of amra@example.com is s3cret')
    })
    .post('/api/echo', async (c) => c.json({ length: (await c.req.text()).length }))
    .all('/api/*', (c) => c.json({ error: 'Not found' }, 404))

describe('the front of the shop', () => {
  it('gives every response an id, and the log the same one', async () => {
    const { app, lines } = createTestHttpApp()
    const numbers = await Promise.all(
      ['/', '/faq', '/market/cl', '/robots.txt'].map(async (path) =>
        (await app.request(path)).headers.get('X-Request-Id'),
      ),
    )
    for (const number of numbers) expect(number).toMatch(uuid)
    expect(new Set(numbers).size).toBe(4)
    expect(
      lines()
        .map(({ requestId }) => requestId)
        .sort(),
    ).toEqual([...numbers].sort())
  })

  it('takes no number from outside', async () => {
    const { app } = createTestHttpApp()
    const response = await app.request('/', { headers: { 'X-Request-Id': 'chosen' } })
    expect(response.headers.get('X-Request-Id')).toMatch(uuid)
  })

  it('writes the route and never the address', async () => {
    const { app, text, lines } = createTestHttpApp()
    await app.request('/amra?email=amra@example.com&token=s3cret', { headers: { Authorization: 'Bearer s3cret' } })
    expect(text()).not.toMatch(/amra|s3cret/)
    expect(lines()).toEqual([
      expect.objectContaining({ method: 'GET', route: '/*', status: 200, ms: expect.any(Number), msg: 'request' }),
    ])
  })

  it('lets nobody cache a response of the API, unless its route says otherwise', async () => {
    const routes = new Hono()
      .get('/api/now', (c) => c.json({}))
      .get('/api/style', (c) => c.text('', 200, { 'Cache-Control': 'max-age=60' }))
    const { app } = createTestHttpApp({ routes })
    expect((await app.request('/api/now')).headers.get('Cache-Control')).toBe('no-store')
    expect((await app.request('/api/style')).headers.get('Cache-Control')).toBe('max-age=60')
  })

  it('answers Retry-After while the database is unavailable', async () => {
    const unavailable = new Hono().get('/unavailable', () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    })
    const response = await createTestHttpApp({ routes: unavailable }).app.request('/unavailable')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
  })

  it('turns a bug into a 500 with its number, tells the log whole and the visitor nothing', async () => {
    const { app, text, lines } = createTestHttpApp({ routes: brokenRoutes() })
    const response = await app.request('/broken')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      success: false,
      error: 'Nešto je pošlo po zlu na našoj strani. Pokušajte ponovo.',
      code: 'internal-error',
      requestId: response.headers.get('X-Request-Id'),
    })
    expect(lines()).toContainEqual(
      expect.objectContaining({
        level: 50,
        requestId: response.headers.get('X-Request-Id'),
        error: expect.objectContaining({ name: 'Error', at: expect.any(Array) }),
      }),
    )
    expect(text()).not.toMatch(/amra|s3cret/)
    expect(lines().find(({ msg }) => msg === 'request')).not.toHaveProperty('error')
  })

  it('counts its responses', async () => {
    const { app, metrics } = createTestHttpApp({ routes: brokenRoutes() })
    await app.request('/broken')
    expect(await metrics.text()).toContain('http_requests_total{method="GET",route="/*",status="500"} 1')
  })

  it.each([
    ['a page', '/', 200],
    ['a redirect', '/faq/', 308],
    ['a bug', '/broken', 500],
    ['an unknown call', '/api/none', 404],
    ['the robots file', '/robots.txt', 200],
  ])('closes %s with its headers', async (_, path, status) => {
    const { app } = createTestHttpApp({ routes: brokenRoutes() })
    const response = await app.request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.has('X-Powered-By')).toBe(false)
  })

  it('demands TLS where the settings say https', async () => {
    const { app } = createTestHttpApp({ origins: { ba: 'https://dvaput.example', cl: 'http://tienda.example' } })
    const has = async (host: string) => (await app.request(`http://${host}/`)).headers.has('Strict-Transport-Security')
    expect([await has('dvaput.example'), await has('tienda.example')]).toEqual([true, false])
  })
})

describe('a body', () => {
  const send = (body: BodyInit, headers = {}) => {
    const { app } = createTestHttpApp({ routes: brokenRoutes() })
    const sent = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers }
    return app.request('/api/echo', { method: 'POST', body, headers: sent, duplex: 'half' } as RequestInit)
  }

  it('of a hundred kilobytes is read', async () => {
    const response = await send('x'.repeat(100 * 1024))
    expect([response.status, await response.json()]).toEqual([200, { length: 100 * 1024 }])
  })

  it('that is larger is refused with its number', async () => {
    const response = await send('x'.repeat(100 * 1024 + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too-large', requestId: expect.stringMatching(uuid) })
  })

  it('that does not tell its length is counted as it comes', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) })
    expect((await send(endless)).status).toBe(413)
  })
})

describe('an address with a slash at its end', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/faq///?lang=en', '/faq?lang=en'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2F/evil.example/', '/%2F/evil.example'],
  ])('%s is the page %s', async (path, to) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await createTestHttpApp().app.request(`http://localhost${path}`, { method })
      expect([response.status, response.headers.get('Location')]).toEqual([308, to])
    }
  })

  it('is left alone for a write', async () => {
    const { app } = createTestHttpApp()
    const response = await app.request('/faq/', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(response.status).toBe(200)
  })
})

it('the server refuses writes of other sites before anything of ours runs', async () => {
  let rendered = 0
  const { app } = createTestHttpApp({
    render: async () => {
      rendered += 1
      return new Response()
    },
  })
  const write = (path: string) => app.request(path, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect((await write('/')).status).toBe(403)
  expect((await write('/api/none')).status).toBe(403)
  expect(rendered).toBe(0)
})
