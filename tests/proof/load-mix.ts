import { checkImportedInvariants } from '../support/proofs/check-imported-invariants.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { readCpuSeconds, readMemory, watchProcessors } from '../support/proofs/process-stats.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createPlainSender } from '../support/requests/plain-request.ts'
import { waitForImportedProducts } from '../support/servers/wait-for-imported-products.ts'
import { openPaidImports } from './imported/paid-imports.ts'
import { arrive } from './load-mix/arrivals.ts'
import { openLoadedStore } from './load-mix/open-loaded-store.ts'
import { type Act, createShoppers, mixOfActs, mixOfRequests, type Recorded } from './load-mix/shoppers.ts'

/**
 * T53 and, for two hours at 50 a second, T55: accounts, lists, products, search, cart, offers and orders at a steady rate;
 * with `orders` six times as many orders, with `imports` also a trickle of imported products that are paid at Mercado
 * Pago and announced as in T6.
 * `node tests/proof/load-mix.ts [150 a second] [600 seconds] [orders] [imports]`
 */

const [perSecond = 150, seconds = 600] = process.argv.slice(2, 4).map(Number)
const hasImports = process.argv.includes('imports')
const hasManyOrders = process.argv.includes('orders')
const { actOf, actsPerRequest } = hasManyOrders ? mixOfActs : mixOfRequests
const bars = { p95: 250, p99: 600, loopP99: 50, mbPerMinute: 1 }
const warmingUpSeconds = Math.min(120, seconds)
const oneFailsOf = 100
const importedEveryMs = 10_000
const thresholds = createThresholds()

await using closing = new AsyncDisposableStack()
const imports = hasImports ? await openPaidImports() : undefined
if (imports) closing.defer(imports.close)
const store = await openLoadedStore({ METRICS_TOKEN: 'token-of-the-load-mix', ...imports?.env })
closing.defer(store.close)
const server = await store.start()
closing.defer(async () => void (await server.stop()))
// Until the imported products are there, pages are dropped as fast as they are cached.
if (imports) await waitForImportedProducts(server)
const { send, close } = createPlainSender(server.port, { connections: 500 })
closing.defer(async () => close())
const customers = await store.logInCustomers(server, 100)

const hasFailed = ({ status }: Recorded) => status === 0 || status >= 400
type Timed = Recorded & { readonly endedAt: number }
const recorded: Timed[] = []
const { act } = createShoppers({
  ...{ send, customers, shelf: store.shelf },
  record: (each) => recorded.push({ ...each, endedAt: performance.now() }),
})
const beginsPerSecond = perSecond * actsPerRequest
const arriveFor = (seconds: number) => arrive({ perSecond: beginsPerSecond, seconds }, () => act(actOf(Math.random())))
// Until V8 has compiled what is called often, memory grows by more than any leak.
await arriveFor(warmingUpSeconds)
const [sentWarmingUp, failedWarmingUp] = [recorded.length, recorded.filter(hasFailed)]
recorded.length = 0
const countOrders = async () => (await store.database.pool.query('SELECT FROM platform.orders')).rowCount ?? 0
const readMetrics = () => send({ path: '/metrics', headers: { Authorization: 'Bearer token-of-the-load-mix' } })
// Each reading begins the histogram of the event loop anew: without this one it would have the start in it.
await readMetrics()

const ordersBefore = await countOrders()
const memory: { readonly minute: number; readonly mb: number }[] = []
const start = performance.now()
const cpuBefore = readCpuSeconds(server.pid)
const readProcessors = watchProcessors()
type Minute = { readonly endedAt: number; readonly stolen: number; readonly mb: number }
const minutes: Minute[] = []
let readMinute = watchProcessors()
const endMinute = () => {
  minutes.push({ endedAt: performance.now(), stolen: readMinute().stolen, mb: readMemory(server.pid).nowMb })
  readMinute = watchProcessors()
}
const watchingMinutes = setInterval(endMinute, 60_000)
const watching = setInterval(
  () => memory.push({ minute: (performance.now() - start) / 60_000, mb: readMemory(server.pid).nowMb }),
  1_000,
)
const ending = new AbortController()
const trickling = imports
  ?.trickle(server.url, store.database, { everyMs: importedEveryMs, signal: ending.signal })
  .catch((error: unknown) => [String(error)])
await arriveFor(seconds)
clearInterval(watching)
clearInterval(watchingMinutes)
if (minutes.length < Math.ceil(seconds / 60)) endMinute()
ending.abort()
const { idle, stolen } = readProcessors()
const cpuMs = ((readCpuSeconds(server.pid) - cpuBefore) * 1_000) / Math.max(1, recorded.length)
const refused = await trickling

/** Of the straight line through all samples; the first third is warming up. */
const slope = (samples: typeof memory) => {
  const settled = samples.slice(Math.floor(samples.length / 3))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [minute, mb] = [mean(settled.map((each) => each.minute)), mean(settled.map((each) => each.mb))]
  const spread = settled.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0)
  return settled.reduce((sum, each) => sum + (each.minute - minute) * (each.mb - mb), 0) / (spread || 1)
}

const times = recorded.map(({ ms }) => ms)
const failed = recorded.filter(hasFailed)
for (const kind of ['browse', 'search', 'cart', 'checkout'] as const satisfies readonly Act[]) {
  const own = recorded.filter((each) => each.act === kind).map(({ ms }) => ms)
  console.log(
    `        ${kind}: ${own.length}, median ${inMs(percentile(own, 0.5))}, p95 ${inMs(percentile(own, 0.95))}`,
  )
}
// Times of a run say little without these: other guests of the same host make a machine slower, and nobody sees it.
const inPercent = (share: number) => `${(share * 100).toFixed(0)} %`
for (const [index, { endedAt, stolen, mb }] of minutes.entries()) {
  const beganAt = minutes[index - 1]?.endedAt ?? start
  const own = recorded.filter((each) => each.endedAt > beganAt && each.endedAt <= endedAt)
  const ms = own.map((each) => each.ms)
  console.log(
    `        minute ${index + 1}: ${inPercent(stolen)} taken by the host, p95 ${inMs(percentile(ms, 0.95))}, p99 ${inMs(percentile(ms, 0.99))}, ${own.filter(hasFailed).length} failed, ${mb.toFixed(0)} MB`,
  )
}
console.log(
  `        server: ${cpuMs.toFixed(1)} ms of processor for each request; of all processors ${inPercent(idle)} idle, ${inPercent(stolen)} taken by the host`,
)
const [p95, p99] = [percentile(times, 0.95), percentile(times, 0.99)]
const name = `${perSecond} ${hasManyOrders ? 'acts' : 'requests'} a second for ${seconds} s`
thresholds.hold(`${name}: p95 within ${bars.p95} ms`, `${inMs(p95)} of ${times.length} requests`, p95 <= bars.p95)
thresholds.hold(`${name}: p99 within ${bars.p99} ms`, inMs(p99), p99 <= bars.p99)
const warmedUp = `while the server warms up, for ${warmingUpSeconds} s, at most 1 in ${oneFailsOf} is sent away`
thresholds.hold(
  warmedUp,
  `${failedWarmingUp.length} of ${sentWarmingUp}`,
  failedWarmingUp.every(({ status }) => status === 503) && failedWarmingUp.length * oneFailsOf <= sentWarmingUp,
)
thresholds.none(
  `${name}: failed requests (${(await countOrders()) - ordersBefore} orders placed)`,
  failed.map(({ act: kind, status, path }) => `${kind} ${status} ${path.replaceAll(/[\da-f]{16,}/g, '…')}`),
)
const growth = slope(memory)
const flat = `memory grows by at most ${bars.mbPerMinute} MB a minute`
const grown = `${growth.toFixed(2)} MB a minute, now ${memory.at(-1)?.mb.toFixed(0)} MB`
// A heap that fills up to its next collection grows too: minutes tell the two apart, seconds do not.
if (seconds < 300) thresholds.notRun(flat, `${grown} in ${seconds} s; it takes five minutes to tell`)
else thresholds.hold(flat, grown, growth <= bars.mbPerMinute)
const metrics = await readMetrics()
const loop = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics.text)?.[1] ?? Number.NaN) * 1_000
thresholds.hold(`event loop delay p99 within ${bars.loopP99} ms`, inMs(loop), loop <= bars.loopP99)
if (imports) {
  thresholds.none('imported products that were refused', refused ?? [])
  await imports.recover(store.database)
  const { count, slowestMs, late } = await imports.judgeTrickle(store.database)
  const slowest = `${count}, the slowest at the warehouse after ${(slowestMs / 1_000).toFixed(0)} s`
  thresholds.hold('imported products that were paid', slowest, count > 0)
  thresholds.none('imported products that came to the warehouse late or never', late)
  thresholds.none(
    'imported products that reached the warehouse other than once',
    (await imports.countAtWarehouse()).filter((times) => times !== 1).map(String),
  )
}
thresholds.none('broken invariants', [
  ...(await checkInvariants(store.database)),
  ...(await checkImportedInvariants(store.database.pool)),
])
thresholds.conclude()
