import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@dvaput/database/open-database'
import { postgresOf } from '../support/databases/postgres-of.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createPlainSender, type PlainResponse } from '../support/requests/plain-request.ts'
import { newIp, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'
import { startFaultProxy } from './database-outages/fault-proxy.ts'

/**
 * T25: the database cannot be reached, does not respond, or has no connection left.
 * `node tests/proof/database-outages.ts [60 seconds]`
 */

const [seconds = 60] = process.argv.slice(2).map(Number)
const maxWaiting = 200
const statementWithinMs = 6_500
const thresholds = createThresholds()

await using closing = new AsyncDisposableStack()
const folder = await createDataFolder()
closing.defer(folder.remove)
// The first process brings PostgreSQL; the one under test reaches it over a line that can be cut.
const owner = await startServer({ env: { DATA_DIR: folder.path } })
closing.defer(async () => void (await owner.stop()))
const direct = new URL(postgresOf(folder.path).url)
const proxy = await startFaultProxy(`${direct.searchParams.get('host')}/.s.PGSQL.5432`)
closing.defer(proxy.close)
const url = `postgres://${direct.username || 'dvaput'}${direct.password && `:${direct.password}`}@127.0.0.1:${proxy.port}${direct.pathname}`
const server = await startServer({
  env: { DATA_DIR: folder.path, DATABASE_URL: url, METRICS_TOKEN: 'token-of-the-outages', ...trustsVisitors },
})
closing.defer(async () => void (await server.stop()))
const { send, close } = createPlainSender(server.port, { connections: 1_000 })
closing.defer(async () => close())

const read = (path: string, host?: string) =>
  send({ path, ...(host && { host }), headers: { 'X-Forwarded-For': newIp(), Accept: 'text/html' } })
const write = (path: string, host: string, body: string, type = 'application/json') =>
  send({
    ...{ method: 'POST', path, host, body },
    headers: { 'X-Forwarded-For': newIp(), 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
  })
const isUnavailable = ({ status, headers }: PlainResponse) => status === 503 && headers['retry-after'] !== undefined

const waiting = async () => {
  const { text } = await send({ path: '/metrics', headers: { Authorization: 'Bearer token-of-the-outages' } })
  return [...text.matchAll(/^database_connections\{[^}]*state="waiting"[^}]*\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** What must be so while the database is unavailable. */
const proveOutage = async (name: string) => {
  const live = await read('/health/live')
  thresholds.hold(`${name}: /health/live`, live.status, live.status === 200)
  const ready = await read('/health/ready')
  thresholds.hold(`${name}: /health/ready`, ready.status, ready.status === 503)
  const cached = await read('/')
  thresholds.hold(
    `${name}: a cached page is served or says 503 with Retry-After`,
    cached.status,
    cached.status === 200 || isUnavailable(cached),
  )
  const refused = {
    'an order page': await read('/orders/main-1'),
    'a cart': await write('/api/cart/lines', 'localhost', '{"lines":[{"id":"local:main:1","quantity":1}]}'),
    'a checkout': await read(`/checkouts/${'0'.repeat(40)}/information`, 'main.localhost'),
    'a login': await write(
      '/login',
      'localhost',
      'email=a%40example.com&password=x',
      'application/x-www-form-urlencoded',
    ),
    'the Storefront API': await write(
      '/api/2025-04/graphql.json',
      'main.localhost',
      '{"query":"{ products(first: 1) { nodes { id } } }"}',
    ),
    'the Admin API': await write('/admin/api/2025-04/graphql.json', 'main.localhost', '{"query":"{ shop { name } }"}'),
  }
  thresholds.none(
    `${name}: neither served nor 503 with Retry-After`,
    Object.entries(refused)
      .filter(([, response]) => response.status >= 500 && !isUnavailable(response))
      .map(([what, { status, headers }]) => `${what}: ${status}, Retry-After ${headers['retry-after']}`),
  )
  const rush = Array.from({ length: 400 }, (_, nth) => read(`/api/products?limit=${1 + (nth % 40)}&page=${nth}`))
  await sleep(1_000)
  const queued = await waiting()
  thresholds.hold(
    `${name}: 400 requests at once, at most ${maxWaiting} wait for a connection`,
    queued,
    queued <= maxWaiting,
  )
  const statuses = (await Promise.all(rush)).map(({ status }) => status)
  const odd = statuses.filter((status) => status >= 500 && status !== 503).map(String)
  thresholds.none(`${name}: of them with another 5xx than 503`, odd)
}

for (const path of ['/', '/products']) await read(path)
for (const state of ['refuse', 'silence'] as const) {
  const name = state === 'refuse' ? 'database refuses' : 'database is silent'
  proxy.set(state)
  const since = performance.now()
  await sleep(1_000)
  await proveOutage(name)
  await sleep(Math.max(0, seconds * 500 - (performance.now() - since)))
  proxy.set('open')
  const from = performance.now()
  while ((await read('/health/ready')).status !== 200 && performance.now() - from < 60_000) await sleep(100)
  const backMs = performance.now() - from
  thresholds.hold(`${name}: ready again within 10 s`, inMs(backMs), backMs <= 10_000)
}

// One statement hangs: everybody else goes on, and it ends by itself.
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const database = openDatabase({ url, applicationName: 'outage', log })
closing.defer(database.close)
const since = performance.now()
const hanging = database.pool.query('SELECT pg_sleep(30)').then(
  () => 'ended by itself',
  (error: { code?: string }) => error.code ?? String(error),
)
const times: number[] = []
for (let count = 0; count < 40; count += 1) times.push((await read(`/api/products?limit=${count + 1}`)).ms)
const outcome = await hanging
const tookMs = performance.now() - since
thresholds.hold(
  'a hanging statement ends after 5 s (57014)',
  `${outcome} after ${inMs(tookMs)}`,
  outcome === '57014' && tookMs <= statementWithinMs,
)
console.log(`        meanwhile p95 ${inMs(percentile(times, 0.95))}`)
thresholds.conclude()
