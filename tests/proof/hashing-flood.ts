import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPasswords } from '@dvaput/platform/customers/passwords/passwords'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { newIp } from '../support/requests/store-visitor.ts'
import { countHashes, withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T46: 200 wrong logins at once, each from a client and for an account of its own so that no limit but that of hashes
 * holds them, while shoppers read a product's page. `node tests/proof/hashing-flood.ts [60]` floods so many seconds.
 */

const [seconds = 60] = process.argv.slice(2).map(Number)
const parallel = 200
const thresholds = createThresholds()

const login = `mutation ($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } customerUserErrors { code } } }`

/** Two at once and 20 that wait: of 200 at one moment these are done, and the others are told to come later. */
const proveQueue = async () => {
  const passwords = createPasswords()
  const tried = await Promise.allSettled(
    Array.from({ length: parallel }, () => passwords.verify(null, 'wrong', 'throttled')),
  )
  const done = tried.filter(({ status }) => status === 'fulfilled').length
  thresholds.hold(`of ${parallel} hashes asked for at one moment, 2 at once and 20 queued`, `${done} done`, done === 22)
}

await proveQueue()
await withAttackedStore(async ({ server, database }) => {
  const { rows } = await database.pool.query<{ handle: string }>(
    `SELECT products.handle FROM platform.products JOIN platform.shops ON shops.id = shop_id
     WHERE shops.handle = 'main' AND status = 'active' ORDER BY products.id LIMIT 20`,
  )
  const read = async (handle: string): Promise<number> => {
    const since = performance.now()
    const response = await fetch(`${server.url}/product/${handle}`, { headers: { 'X-Forwarded-For': newIp() } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`/product/${handle}: ${response.status}`)
    return performance.now() - since
  }
  for (const { handle } of rows) await read(handle)

  const counts = { tried: 0, refused: 0, later: 0, other: 0 }
  const until = Date.now() + seconds * 1_000
  const before = await countHashes(database)
  const logIn = async () => {
    const response = await shopFetch(`http://main.localhost:${server.port}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': demoPublicToken,
        'X-Forwarded-For': `10.${Math.floor(counts.tried / 65_536)}.${(counts.tried >> 8) & 255}.${counts.tried & 255}`,
      },
      body: JSON.stringify({
        query: login,
        variables: { input: { email: `${randomUUID()}@example.com`, password: 'wrong one' } },
      }),
    })
    const text = await response.text()
    if (text.includes('UNIDENTIFIED_CUSTOMER')) counts.refused += 1
    else if (text.includes('THROTTLED') || [429, 503].includes(response.status)) counts.later += 1
    else counts.other += 1
  }
  const flood = async () => {
    while (Date.now() < until) {
      counts.tried += 1
      await logIn()
    }
  }
  const times: number[] = []
  const shop = async () => {
    while (Date.now() < until)
      for (const { handle } of rows) {
        times.push(await read(handle))
        await sleep(50)
      }
  }
  await Promise.all([...Array.from({ length: parallel }, flood), shop()])
  const hashes = (await countHashes(database)) - before
  const p95 = percentile(times, 0.95)
  thresholds.hold(`a product page within 300 ms at p95, of ${times.length}`, inMs(p95), p95 <= 300)
  thresholds.hold(
    `${parallel} wrong logins at once for ${seconds} s: each is refused, most before a hash`,
    `${counts.tried} tried, ${hashes} hashes (${(hashes / seconds).toFixed(0)} a second), ${counts.later} told to come later, ${counts.other} otherwise`,
    counts.other === 0 && hashes === counts.refused && counts.later > 0,
  )
})
thresholds.conclude()
