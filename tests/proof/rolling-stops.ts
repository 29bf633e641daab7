import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, percentile } from '../support/proofs/thresholds.ts'
import { newIp } from '../support/requests/store-visitor.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { createHttpsSender } from './behind-a-proxy/https-sender.ts'
import { createRepeating, orderOnce } from './behind-a-proxy/keyed-posts.ts'
import { hasNginx, startNginx } from './behind-a-proxy/nginx.ts'
import { openLoadedStore } from './load-mix/open-loaded-store.ts'

/**
 * T56: two processes behind the nginx that we ship are stopped with SIGTERM in turn, under load.
 * `node tests/proof/rolling-stops.ts [20 stops]`
 */

const [stops = 20] = process.argv.slice(2).map(Number)
const exitWithinMs = 15_000
const thresholds = createThresholds()
const bar = `${stops} stops by SIGTERM, rolling over two processes: failed requests`

const prove = async () => {
  await using closing = new AsyncDisposableStack()
  const origins = {
    ...{ BA_ORIGIN: 'https://dvaput.example', CL_ORIGIN: 'https://cl.dvaput.example' },
    ...{ MAIN_ORIGIN: 'https://main.dvaput.example', RETAIL_ORIGIN: 'https://retail.dvaput.example' },
  }
  const patient = { BUSY_REQUESTS: '9999', RENDERS_PER_VISITOR: '9999' }
  const store = await openLoadedStore({ ...origins, ...patient })
  closing.defer(store.close)
  const ports = [await findFreePort(), await findFreePort()] as const
  const start = (process: 0 | 1) => store.start({ PORT: String(ports[process]) })
  const running = [await start(0), await start(1)]
  closing.defer(async () => void (await Promise.all(running.map((server) => server.stop()))))
  const https = await findFreePort()
  const nginx = await startNginx({ http: await findFreePort(), https, processes: ports })
  closing.defer(nginx.stop)
  const { send, close } = createHttpsSender(https)
  closing.defer(async () => close())

  let isOver = false
  let served = 0
  const faults: string[] = []
  const read = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = ['/', '/products', '/api/market', '/search?q=laptop', '/cart'][turn % 5] ?? '/'
      const headers = { 'X-Forwarded-For': newIp(), Accept: 'text/html' }
      const { status } = await send({ host: 'dvaput.example', path, headers }).catch(() => ({ status: 0 }))
      served += 1
      if (status !== 200) faults.push(`GET ${path}: ${status}`)
      await sleep(25)
    }
  }
  const repeating = createRepeating(send)
  const tokens: string[] = []
  const buy = async () => {
    for (let nth = 0; !isOver; nth += 1)
      tokens.push(await orderOnce(repeating.repeat, store.shelf.variantIds[nth % store.shelf.variantIds.length] ?? ''))
  }
  const load = [read(), read(), read(), read(), buy(), buy()]

  const exits: { readonly ms: number; readonly code: number | null }[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await sleep(1_000)
    const process = (stop % 2) as 0 | 1
    const since = performance.now()
    const code = (await running[process]?.stop('SIGTERM')) ?? null
    exits.push({ ms: performance.now() - since, code })
    running[process] = await start(process)
  }
  isOver = true
  await Promise.all(load)

  // A form that met a process at its last moment counts as well: the proxy does not repeat it.
  thresholds.none(`${bar} (of ${served} GETs and ${tokens.length} checkouts)`, [
    ...faults,
    ...Array.from({ length: repeating.failed() }, () => 'a request of a checkout'),
  ])
  const slowest = percentile(
    exits.map(({ ms }) => ms),
    1,
  )
  thresholds.hold(
    `every process ends with code 0 within ${exitWithinMs / 1_000} s`,
    `${(slowest / 1_000).toFixed(1)} s at most, codes ${[...new Set(exits.map(({ code }) => code))].join(', ')}`,
    slowest <= exitWithinMs && exits.every(({ code }) => code === 0),
  )
  const { rows } = await store.database.pool.query<{ orders: number }>(
    'SELECT count(*)::int AS orders FROM platform.orders WHERE checkout_token = ANY($1)',
    [tokens],
  )
  thresholds.hold(
    'every checkout is one order',
    `${rows[0]?.orders} of ${tokens.length}`,
    rows[0]?.orders === tokens.length,
  )
  let broken = await checkInvariants(store.database)
  for (let tries = 0; broken.length > 0 && tries < 60; tries += 1) {
    await sleep(1_000)
    broken = await checkInvariants(store.database)
  }
  thresholds.none('broken invariants, jobs that were lost among them', broken)
}

if (hasNginx()) await prove()
else thresholds.notRun(bar, 'nginx is not installed: apt-get install nginx-light')
thresholds.conclude()
