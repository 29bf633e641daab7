import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import type { Context } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'
import { page } from '../../../app/lib/loading/page-access.ts'
import { createMarketsByHost } from '../../markets-by-host.ts'
import { createFindPage, type FindPage } from '../pages/find-page.ts'
import { serveCachedPages } from './cached-pages.ts'
import { createOverloadGuard } from './overload.ts'

const closing: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) close()
})

const markets = createMarketsByHost({ defaultMarket: 'ba', configured: { ba: undefined, cl: undefined }, port: 3000 })

/** The same shop twice: with the short path, and with the full one alone. */
const open = async ({
  overTls = false,
  refusalOf = () => undefined,
  findPage,
  guard,
}: {
  overTls?: boolean
  refusalOf?: Parameters<typeof serveCachedPages>[0]['refusalOf']
  findPage?: FindPage
  guard?: ReturnType<typeof createOverloadGuard>
} = {}) => {
  const origins = overTls ? { ba: 'https://localhost' } : {}
  const front = createTestHttpApp({
    origins,
    ...(findPage && { findPage }),
    ...(guard && { shedOverload: guard.shedOverload }),
  })
  const fullListener = getRequestListener(front.app.fetch)
  let fullRuns = 0
  const short = serveCachedPages({
    cache: front.cache,
    refusalOf,
    ...(guard && { onCached: guard.letThrough }),
    markets,
    overTls: (hostname) => overTls && hostname === 'localhost',
    findPage: front.findPage,
    metrics: front.metrics,
    log: front.log,
    next: (request, response) => {
      fullRuns += 1
      return fullListener(request, response)
    },
  })
  const server = createServer(short)
  const other = createServer(fullListener)
  for (const each of [server, other]) each.listen(0, '127.0.0.1')
  await Promise.all([server, other].map((each) => each.listening || once(each, 'listening')))
  closing.push(
    () => server.close(),
    () => other.close(),
  )

  const getFrom =
    (at: Server) =>
    async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const { port } = at.address() as AddressInfo
      const sentHeaders = { Host: 'localhost', ...headers }
      const sent = sendRequest({ port, host: '127.0.0.1', path, method, headers: sentHeaders, agent: false }).end()
      const [reply] = (await once(sent, 'response')) as [IncomingMessage]
      const { date: _, 'x-request-id': requestId, ...said } = reply.headers
      return { status: reply.statusCode, headers: said, requestId, body: await buffer(reply) }
    }
  return { front, get: getFrom(server), getFull: getFrom(other), fullRuns: () => fullRuns }
}

it.each([
  ['plain', {}],
  ['brotli', { 'Accept-Encoding': 'gzip, br' }],
  ['gzip', { 'Accept-Encoding': 'gzip' }],
  ['Chile', { Host: 'cl.localhost:3000' }],
  ['a stored language', { Cookie: 'theme=dark; language=es' }],
])('the cache in front of the pages sends a cached page as the full path does: %s', async (_, headers) => {
  const { get, getFull, fullRuns } = await open()
  const first = await get('/faq?x=1', headers)
  const second = await get('/faq?x=1', headers)
  expect(fullRuns()).toBe(1)
  const expected = await getFull('/faq?x=1', headers)
  expect({ ...second, requestId: '' }).toEqual({ ...expected, requestId: '' })
  expect(second.body).toEqual(first.body)
  expect(second.requestId).not.toBe(first.requestId)
})

it('a cached page is the same over TLS', async () => {
  const { get, getFull } = await open({ overTls: true })
  await get('/faq')
  expect((await get('/faq')).headers).toEqual((await getFull('/faq')).headers)
  expect((await get('/faq')).headers['strict-transport-security']).toBeDefined()
})

it('the cache in front of the pages sends nothing to a browser that has the page', async () => {
  const { get, getFull, fullRuns } = await open()
  const { headers } = await get('/faq')
  const again = { 'If-None-Match': String(headers.etag) }
  const unchanged = await get('/faq', again)
  expect(fullRuns()).toBe(1)
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers).toEqual((await getFull('/faq', again)).headers)
  expect(unchanged.body.byteLength).toBe(0)
})

it('the cache in front of the pages gives each visitor the page of their own choices', async () => {
  const { get } = await open()
  for (const round of [1, 2]) {
    expect(String((await get('/faq')).body), `round ${round}`).toContain('ba bcs system')
    expect(String((await get('/faq', { Cookie: 'language=en' })).body)).toContain('ba en system')
    expect(String((await get('/faq', { Cookie: 'language=%65s; theme=light' })).body)).toContain('ba es light')
    expect(String((await get('/faq', { Host: 'CL.localhost:99' })).body)).toContain('cl es system')
    expect(String((await get('/faq?lang=en')).body)).toContain('ba en system')
    expect(String((await get('/faq?l%61ng=en')).body)).toContain('ba en system')
  }
})

it('the cache in front of the pages sends the same page for a link with unknown parameters, and with the known ones in another order', async () => {
  const { get, fullRuns } = await open()
  const first = await get('/faq?x=1&y=1&y=2')
  const links = [
    'utm_source=mail&x=1&y=1&y=2',
    'y=2&x=1&fbclid=abc&y=1',
    '_routes=root&x=1&y=1&y=2',
    'x=1&x=2&y=2&y=1&y=1',
  ]
  for (const path of links.map((search) => `/faq?${search}`)) expect((await get(path)).body).toEqual(first.body)
  expect(fullRuns()).toBe(1)
})

it('the cache in front of the pages leaves the full path to whatever is not a cached and fresh page', async () => {
  const { front, get, fullRuns } = await open()
  await get('/faq')
  await get('/faq', {}, 'HEAD')
  await get('/faq?lang=en', {})
  await get('/faq?lang=en', {})
  await get('/faq', { 'Accept-Encoding': 'gzip' })
  expect(fullRuns()).toBe(5)
  front.cache.drop('everything')
  await get('/faq')
  expect(fullRuns()).toBe(6)
})

it('the cache in front of the pages has its place in the figures and the log', async () => {
  const { front, get } = await open()
  await get('/faq')
  const { requestId } = await get('/faq')
  expect(front.lines().at(-1)).toMatchObject({ msg: 'request', method: 'GET', route: '/*', status: 200, requestId })
  expect(await front.metrics.text()).toContain('http_requests_total{method="GET",route="/*",status="200"} 2')
})

it('the cache in front of the pages refuses at once whoever asks for more pages than may be rendered for one, and sends them what is cached', async () => {
  let isOver = false
  const { get, fullRuns } = await open({
    refusalOf: (_, asked) => (isOver && asked === 'to render' ? 7 : undefined),
    findPage: createFindPage([page.shared('faq', 'faq.tsx', { query: ['x'] }), page.shared('*', 'other.tsx')]),
  })
  await get('/faq?x=1')
  isOver = true
  expect((await get('/faq?x=1&junk=2')).status).toBe(200)
  expect(fullRuns()).toBe(1)
  const refused = await get('/faq?x=2', { Cookie: 'language=es' })
  expect(refused.status).toBe(503)
  expect(refused.headers).toMatchObject({
    'retry-after': '7',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  })
  const body = refused.body.toString()
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('La tienda está muy ocupada. Intenta de nuevo en un momento.')
  expect(body).toContain('<meta http-equiv="refresh" content="7">')
  expect(body).toContain('href="/faq?x=2"')
  expect(fullRuns()).toBe(1)
  // May be a file or a call, which are no pages.
  await get('/assets/app.css')
  await get('/faq.data?x=3')
  expect(fullRuns()).toBe(3)
})

it('the cache in front of the pages refuses whoever thinks up more links to a cached page than anybody follows, and nobody else', async () => {
  const { get } = await open({
    refusalOf: (_, asked) => (asked === 'with unknown parameters' ? 1 : undefined),
    findPage: createFindPage([page.shared('faq', 'faq.tsx', { query: ['x', 'y'] })]),
  })
  await get('/faq?x=1&y=2')
  await get('/faq')
  const statuses = ['/faq?x=1&y=2', '/faq?y=2&x=1', '/faq', '/faq?x=1&y=2&junk=3', '/faq?junk=3'].map(
    async (path) => (await get(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 503, 503])
})

it('the cache in front of the pages sends a cached page however much is in hand, stale or packed otherwise, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const guard = createOverloadGuard({ busyRequests: 1, clientIpOf: () => '' })
  const { get } = await open({ guard })
  await get('/faq', { 'Accept-Encoding': 'br' })
  const { promise, resolve } = Promise.withResolvers<void>()
  const inFlight = guard.shedOverload({ req: { path: '/slow' } } as Context, () => promise)
  const statuses = async () => [(await get('/faq', { 'Accept-Encoding': 'gzip' })).status, (await get('/about')).status]
  expect(await statuses()).toEqual([200, 503])
  vi.advanceTimersByTime(90_000)
  expect(await statuses()).toEqual([200, 503])
  resolve()
  await inFlight
  expect((await get('/about')).status).toBe(200)
})

it('the cache in front of the pages goes on when it cannot read a request', async () => {
  const { get, fullRuns, front } = await open({
    findPage: () => {
      throw new URIError('URI malformed')
    },
  })
  expect((await get('/anything')).status).toBeGreaterThan(0)
  expect(fullRuns()).toBe(1)
  expect(front.lines()).toContainEqual(expect.objectContaining({ level: 50, msg: 'cached page lookup failed' }))
})
