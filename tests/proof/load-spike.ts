import { setTimeout as sleep } from 'node:timers/promises'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createPlainSender } from '../support/requests/plain-request.ts'
import { arrive } from './load-mix/arrivals.ts'
import { openLoadedStore } from './load-mix/open-loaded-store.ts'
import { actOf, createShoppers, type Recorded } from './load-mix/shoppers.ts'

/**
 * T54: ten times the usual rate for half a minute, while some go on buying.
 * `node tests/proof/load-spike.ts [60 a second] [30 seconds]`
 */

const [perSecond = 60, seconds = 30] = process.argv.slice(2).map(Number)
const times = 10
const normalAgainWithinS = 10
const thresholds = createThresholds()

await using closing = new AsyncDisposableStack()
const store = await openLoadedStore()
closing.defer(store.close)
const server = await store.start()
closing.defer(async () => void (await server.stop()))
const { send, close } = createPlainSender(server.port, { connections: 2_000 })
closing.defer(async () => close())
const customers = await store.logInCustomers(server, 10)

let recorded: Recorded[] = []
let withoutRetryAfter = 0
const watched: typeof send = async (request) => {
  const response = await send(request)
  if (response.status === 503 && response.headers['retry-after'] === undefined) withoutRetryAfter += 1
  return response
}
const { act, buy } = createShoppers({
  ...{ send: watched, customers, shelf: store.shelf, record: (each) => recorded.push(each) },
})
const measure = async (rate: number, forSeconds: number) => {
  recorded = []
  await arrive({ perSecond: rate, seconds: forSeconds }, () => act(actOf(Math.random() * 0.98)))
  const own = recorded
  return {
    own,
    p95: percentile(
      own.map(({ ms }) => ms),
      0.95,
    ),
  }
}

await measure(perSecond, 15)
const quiet = await measure(perSecond, 15)

let isOver = false
const [bought, refused] = [{ count: 0 }, { count: 0 }]
/** Five buyers, one checkout after the other: each comes again a second after it was sent away. */
const keepBuying = async () => {
  while (!isOver) {
    if (await buy()) bought.count += 1
    else {
      refused.count += 1
      await sleep(1_000)
    }
  }
}
const buying = Array.from({ length: 5 }, keepBuying)
const spike = await measure(perSecond * times, seconds)
isOver = true
await Promise.all(buying)
const since = performance.now()
let calm = await measure(perSecond, 2)
while (calm.p95 > Math.max(2 * quiet.p95, 250) && performance.now() - since < 60_000) calm = await measure(perSecond, 2)
const backS = (performance.now() - since) / 1_000

const count = (statuses: readonly number[]) => spike.own.filter(({ status }) => statuses.includes(status)).length
const broken = spike.own.filter(({ status }) => status === 0 || (status >= 400 && status !== 503))
console.log(
  `        quiet p95 ${inMs(quiet.p95)}, in the spike ${inMs(spike.p95)}: ${count([200])} served, ${count([503])} sent away`,
)
thresholds.none(
  `${times} times ${perSecond} a second for ${seconds} s: neither served nor sent away with 503`,
  broken.map(({ act: kind, status, path }) => `${kind} ${status} ${path}`),
)
thresholds.hold('every 503 says when to come again', withoutRetryAfter, withoutRetryAfter === 0)
thresholds.hold('checkout is kept', `${bought.count} orders, ${refused.count} sent away`, bought.count > refused.count)
thresholds.hold(
  `back to normal within ${normalAgainWithinS} s`,
  `${backS.toFixed(1)} s, p95 ${inMs(calm.p95)}`,
  backS <= normalAgainWithinS,
)
thresholds.conclude()
