import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { operationsRoutes } from './operations.routes.ts'
import { isLoopback } from './request/peer-ip.ts'

const token = 'a-token-of-twenty-four-c'
const sources: Parameters<typeof createMetrics>[0] = {
  pools: { backend: { totalCount: 4, idleCount: 3, waitingCount: 0 } },
  jobs: async () => [{ job: 'send-mail', state: 'retry', count: 2 }],
  pageCache: () => ({ pages: 5, bytes: 6 }),
  catalogue: async () => [{ shop: 'main', listed: 7, totalDrift: 8, ageSeconds: null }],
}
const metrics = createMetrics(sources)

type Setting = {
  peer?: string
  metricsToken?: string
  ready?: boolean
  readReplica?: Parameters<typeof createMetrics>[0]['readReplica']
}
const open = ({ peer = '203.0.113.7', metricsToken, ready = true, readReplica }: Setting = {}) =>
  operationsRoutes({
    whyNotReady: async () => (ready ? undefined : 'stopping'),
    readReplica,
    metrics,
    metricsToken,
    isLocalPeer: () => isLoopback(peer),
    clientIpOf: (c) => c.req.header('X-Client') ?? peer,
  })
const get = async (path: string, setting: Setting = {}, headers = {}) => {
  const response = await open(setting).request(path, { headers })
  return { status: response.status, text: await response.text() }
}

describe('health', () => {
  it('says who we are while the process lives', async () => {
    const { status, text } = await get('/health/live', { ready: false })
    expect([status, JSON.parse(text)]).toEqual([200, { service: 'dvaput', status: 'live' }])
  })

  it('says how far behind the read replica is, where there is one', async () => {
    const readReplica = () => ({ isUsed: true, lagSeconds: 0.4 })
    const response = await open({ readReplica }).request('/health/ready')
    expect(await response.json()).toEqual({ status: 'ready', readReplica: readReplica() })
    const figures = createMetrics({ ...sources, readReplica })
    expect(await figures.text()).toContain('database_read_replica{figure="lag_seconds"} 0.4')
    expect(await figures.text()).toContain('database_read_replica{figure="used"} 1')
  })

  it('says whether visitors may come', async () => {
    expect((await get('/health/ready')).status).toBe(200)
    const { status, text } = await get('/health/ready', { ready: false })
    expect([status, JSON.parse(text)]).toEqual([503, { status: 'not ready', reason: 'stopping' }])
  })
})

describe('the figures', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('are for this machine: %s', async (peer) => {
    expect((await get('/metrics', { peer })).status).toBe(200)
  })

  it.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', '::127', '128.0.0.1', '0127.0.0.1', ''])(
    'are not for %s',
    async (peer) => {
      expect((await get('/metrics', { peer })).status).toBe(403)
    },
  )

  it.each([
    ...['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded', 'X-Real-IP'],
    ...['X-Original-Forwarded-For', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'Fastly-Client-IP'],
  ])('are not for somebody behind a proxy on this machine, who shows by %s', async (header) => {
    expect((await get('/metrics', { peer: '127.0.0.1' }, { [header]: '127.0.0.1' })).status).toBe(403)
  })

  it.each([
    [`Bearer ${token}`, 200],
    [`Bearer ${token}x`, 403],
    [`Bearer ${token.slice(1)}`, 403],
    [`Bearer ${'é'.repeat(token.length)}`, 403],
    ['Bearer ', 403],
    ['', 403],
  ])('are for whoever has the token: “%s” gives %i', async (Authorization, status) => {
    expect((await get('/metrics', { metricsToken: token }, { Authorization })).status).toBe(status)
  })

  it('are not for this machine without the token, once there is one', async () => {
    expect((await get('/metrics', { peer: '127.0.0.1', metricsToken: token })).status).toBe(403)
  })

  it('tell of requests, latency, event loop, pool, jobs, cache and the catalogue replica', async () => {
    metrics.observe('GET', '/faq', 200, 0.003)
    const { text } = await get('/metrics', { peer: '127.0.0.1' })
    expect(text).toContain('http_requests_total{method="GET",route="/faq",status="200"} 1')
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",method="GET",route="/faq",status="200"} 1')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).toContain('database_connections{pool="backend",state="idle"} 3')
    expect(text).toContain('jobs{job="send-mail",state="retry"} 2')
    expect(text).toContain('page_cache{unit="pages"} 5')
    expect(text).toContain('catalogue_replica{shop="main",figure="listed"} 7')
    expect(text).toContain('catalogue_replica{shop="main",figure="drift"} 8')
    expect(text).not.toContain('age_seconds')
  })

  it('do without the jobs while the database is unavailable', async () => {
    const unavailable = createMetrics({
      pools: { backend: { totalCount: 0, idleCount: 0, waitingCount: 9 } },
      jobs: () => Promise.reject(new Error('gone')),
      pageCache: () => ({ pages: 0, bytes: 0 }),
      catalogue: () => Promise.reject(new Error('gone')),
    })
    const text = await unavailable.text()
    expect(text).toContain('database_connections{pool="backend",state="waiting"} 9')
    expect(text).not.toContain('jobs{')
    expect(text).not.toContain('catalogue_replica{')
  })
})

it('hears nobody any more who sent ten wrong tokens, and whoever has the right one', async () => {
  const routes = open({ metricsToken: token })
  const send = (given: string, client: string) =>
    routes.request('/metrics', { headers: { Authorization: `Bearer ${given}`, 'X-Client': client } })
  for (let sent = 0; sent < 10; sent += 1) expect((await send(`wrong-${sent}`, '203.0.113.7')).status).toBe(403)
  const refused = await send(token, '203.0.113.7')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '6'])
  expect((await send(token, '203.0.113.8')).status).toBe(200)
})
