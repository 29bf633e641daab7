import { setTimeout as sleep } from 'node:timers/promises'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createPlainSender } from '../support/requests/plain-request.ts'
import { registerAt, sessionOf, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'

/**
 * 60 shoppers, half of them logged in, open a page that no cache has every five seconds, and each page asks for what
 * pages ask for: from 60 addresses and from one, in turn.
 * `node tests/proof/one-address.ts [60 shoppers] [30 seconds]`
 */

const [shoppers = 60, seconds = 30] = process.argv.slice(2).map(Number)
const everyMs = 5_000
const rounds = 3
const maxTimesSlower = 2
const thresholds = createThresholds()

await using closing = new AsyncDisposableStack()
const folder = await createDataFolder()
closing.defer(folder.remove)
// The limits as they come: other tests raise them.
const server = await startServer({
  env: { DATA_DIR: folder.path, ERA_PORT: '', BUSY_REQUESTS: '', RENDERS_PER_VISITOR: '', ...trustsVisitors },
})
closing.defer(async () => void (await server.stop()))
const { send, close } = createPlainSender(server.port, { connections: shoppers * 2 })
closing.defer(async () => close())

const sessions: (string | undefined)[] = []
for (let nth = 0; nth < shoppers / 2; nth += 1) sessions.push(sessionOf((await registerAt(server.url)).visitor))

const words = ['dell', 'lenovo', 'iphone', 'samsung', 'laptop', 'monitor', 'ssd', 'macbook']
let opened = 0
/** A search and a listing that nobody has asked for yet, and two pages that are made for each visitor. */
const nextPage = () => {
  opened += 1
  const word = words[opened % words.length]
  return [`/search?q=${word}+${opened}`, `/products?min=${opened}`, '/cart', '/orders/find'][opened % 4] ?? '/'
}

const isRefusal = (status: number) => status === 0 || status === 429 || status >= 500

type Seen = { readonly path: string; readonly ms: number; readonly status: number }

const visit = async (address: string, session: string | undefined, seen: Seen[]) => {
  const get = async (path: string) => {
    const since = performance.now()
    const headers = { 'X-Forwarded-For': address, ...(session && { Cookie: `sid=${session}` }) }
    const { status } = await send({ path, headers }).catch(() => ({ status: 0 }))
    return { path, status, ms: performance.now() - since }
  }
  seen.push(await get(nextPage()))
  const asked = await Promise.all(['/api/me', `/api/search/suggestions?q=${words[opened % words.length]}`].map(get))
  seen.push(...asked.filter(({ status }) => isRefusal(status)))
}

/** Each shopper begins somewhere in the five seconds, and keeps to them. */
const shop = async (addressOf: (nth: number) => string) => {
  const seen: Seen[] = []
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: shoppers }, async (_, nth) => {
      await sleep((everyMs / shoppers) * nth)
      while (performance.now() < until) {
        const next = performance.now() + everyMs
        await visit(addressOf(nth), sessions[nth], seen)
        await sleep(Math.max(0, next - performance.now()))
      }
    }),
  )
  return seen
}

const ways = {
  'many addresses': { addressOf: (nth: number) => `203.0.113.${nth + 1}`, seen: [] as Seen[] },
  'one address': { addressOf: () => '198.51.100.1', seen: [] as Seen[] },
}
await shop((nth) => `192.0.2.${nth + 1}`)
for (let round = 0; round < rounds; round += 1)
  for (const way of Object.values(ways)) way.seen.push(...(await shop(way.addressOf)))

for (const [name, { seen }] of Object.entries(ways))
  thresholds.none(
    `${shoppers} shoppers of ${name}, ${seen.length} pages: refused`,
    seen.filter(({ status }) => isRefusal(status)).map(({ path, status }) => `${status} ${path}`),
  )
const p95Of = ({ seen }: { seen: readonly Seen[] }) =>
  percentile(
    seen.map(({ ms }) => ms),
    0.95,
  )
const [many, one] = [p95Of(ways['many addresses']), p95Of(ways['one address'])]
thresholds.hold(
  `the p95 of a page from one address within ${maxTimesSlower} times of that from ${shoppers}`,
  `${inMs(one)} of ${inMs(many)}`,
  one <= many * maxTimesSlower,
)
thresholds.conclude()
