import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { createTestDatabase } from '@dvaput/database/test-database'
import { fillDemo } from '../support/databases/fill-demo.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { newIp } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { startServer } from '../support/servers/running-server.ts'
import { createHttpsSender } from './behind-a-proxy/https-sender.ts'
import { createRepeating, draftOnce, orderOnce } from './behind-a-proxy/keyed-posts.ts'
import { hasNginx, startNginx } from './behind-a-proxy/nginx.ts'

/**
 * Two processes behind the nginx that we ship (deploy/nginx), on one PostgreSQL; one of them is killed every ten seconds
 * under load. `node tests/proof/behind-a-proxy.ts [seconds]`
 */

const [seconds = 120] = process.argv.slice(2).map(Number)
const killEveryMs = 10_000
const readers = 8
const thresholds = createThresholds()
const noGetFails = 'one of two processes killed every ten seconds: no GET fails through the proxy'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const prove = async () => {
  await using closing = new AsyncDisposableStack()
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log })
  closing.defer(async () => void (await postgres.stop()))
  const { url, drop } = await createTestDatabase(postgres.url)
  closing.defer(drop)
  await fillDemo(url)
  const database = openDatabase({ url, applicationName: 'behind a proxy', log })
  closing.defer(database.close)
  const adminToken = randomUUID()
  const ports = [await findFreePort(), await findFreePort()] as const
  const start = (process: 0 | 1) =>
    startServer({
      env: {
        ...{ DATABASE_URL: url, DATA_DIR: folder.path, PORT: String(ports[process]), TRUSTED_PROXIES: '127.0.0.1' },
        ...{ BA_ORIGIN: 'https://dvaput.example', CL_ORIGIN: 'https://cl.dvaput.example', ADMIN_TOKEN: adminToken },
        ...{ MAIN_ORIGIN: 'https://main.dvaput.example', RETAIL_ORIGIN: 'https://retail.dvaput.example' },
      },
    })
  const running = [await start(0), await start(1)]
  closing.defer(async () => void (await Promise.all(running.map((server) => server.stop()))))
  const https = await findFreePort()
  const nginx = await startNginx({ http: await findFreePort(), https, processes: ports })
  closing.defer(nginx.stop)
  const { send, close } = createHttpsSender(https)
  closing.defer(async () => close())

  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT variant_id AS id FROM platform.stock JOIN platform.product_variants AS variant ON variant.id = variant_id
     JOIN platform.products AS product ON product.id = product_id
     JOIN platform.shops AS shop ON shop.id = product.shop_id AND shop.handle = 'main'
     WHERE on_hand - reserved > 3 ORDER BY on_hand DESC LIMIT 40`,
  )
  const variantOf = (nth: number) => `gid://shopify/ProductVariant/${rows[nth % rows.length]?.id}`
  const until = performance.now() + seconds * 1_000
  const isOver = () => performance.now() > until

  let kills = 0
  const restarts: number[] = []
  const killInTurn = async () => {
    for (await sleep(2_000); !isOver(); kills += 1) {
      const [since, process] = [performance.now(), (kills % 2) as 0 | 1]
      await running[process]?.kill()
      running[process] = await start(process)
      restarts.push(performance.now() - since)
      await sleep(Math.max(0, killEveryMs - (performance.now() - since)))
    }
  }

  const paths = [
    '/',
    '/products',
    '/search?q=laptop',
    '/api/market',
    '/api/products?limit=8',
    '/faq',
    '/login',
    '/cart',
  ]
  const times: number[] = []
  const faults: string[] = []
  const read = async (_: unknown, reader: number) => {
    for (let turn = reader; !isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      // Each reader now and then opens what no cache has.
      const fresh = turn % 5 === 0 && path === '/products' ? `${path}?min=${turn}` : path
      try {
        const { status, ms } = await send({
          ...{ host: 'dvaput.example', path: fresh },
          headers: { 'X-Forwarded-For': newIp(), Accept: 'text/html' },
        })
        times.push(ms)
        if (status !== 200) faults.push(`GET ${fresh}: ${status}`)
      } catch (error) {
        faults.push(`GET ${fresh}: ${error}`)
      }
      await sleep(20)
    }
  }

  const repeating = createRepeating(send)
  const [drafts, tokens]: string[][] = [[], []]
  const draft = async () => {
    while (!isOver()) {
      drafts?.push(await draftOnce(repeating.repeat, adminToken, variantOf(0)))
      await sleep(50)
    }
  }
  const order = async () => {
    for (let nth = 0; !isOver(); nth += 1) tokens?.push(await orderOnce(repeating.repeat, variantOf(nth)))
  }

  const load = [...Array.from({ length: readers }, read), draft(), draft(), order()]
  await Promise.all([killInTurn(), ...load])

  console.log(`        slowest restart ${inMs(percentile(restarts, 1))}, GET p95 ${inMs(percentile(times, 0.95))}`)
  thresholds.hold('kills', kills, kills >= Math.min(3, Math.floor(seconds / 20)))
  thresholds.none(`${noGetFails} (${times.length} of them)`, faults)
  const count = async (sql: string, keys: readonly string[]) =>
    (await database.pool.query<{ rows: number; keys: number }>(sql, [keys])).rows[0] ?? { rows: 0, keys: 0 }
  const made = await count(
    'SELECT count(*)::int AS rows, count(DISTINCT note)::int AS keys FROM platform.draft_orders WHERE note = ANY($1)',
    drafts ?? [],
  )
  thresholds.hold(
    'every failed POST, repeated with its key, has one effect',
    `${drafts?.length} keys made ${made.rows} draft orders, ${repeating.failed()} requests failed and were repeated`,
    made.rows === drafts?.length && made.keys === made.rows,
  )
  const ordered = await count(
    `SELECT count(*)::int AS rows, count(DISTINCT checkout_token)::int AS keys FROM platform.orders
     WHERE checkout_token = ANY($1)`,
    tokens ?? [],
  )
  thresholds.hold(
    'every checkout, pressed until it was answered, is one order',
    `${tokens?.length} checkouts, ${ordered.rows} orders`,
    (tokens?.length ?? 0) > 0 && ordered.rows === tokens?.length && ordered.keys === ordered.rows,
  )
  let broken = await checkInvariants(database)
  // Mails and holds are finished by jobs.
  for (let tries = 0; broken.length > 0 && tries < 60; tries += 1) {
    await sleep(1_000)
    broken = await checkInvariants(database)
  }
  thresholds.none('broken invariants', broken)
}

if (hasNginx()) await prove()
else thresholds.notRun(noGetFails, 'nginx is not installed: apt-get install nginx-light')
thresholds.conclude()
