import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createPlainSender } from '../support/requests/plain-request.ts'
import { newIp, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'

/**
 * T32: clients that send their headers or a body a byte at a time, or do not read what they asked for, while others
 * read pages. `node tests/proof/slow-clients.ts [seconds]`
 */

const [seconds = 120] = process.argv.slice(2).map(Number)
const crowds = { 'slow headers': 1_000, 'slow bodies': 500, 'slow readers': 500 } as const
const dripMs = 2_000
const cutWithinMs = 15_000
const withinMs = 500
const thresholds = createThresholds()

type Kind = keyof typeof crowds
type Seen = { readonly openMs: number[]; open: number }

await using closing = new AsyncDisposableStack()
const folder = await createDataFolder()
closing.defer(folder.remove)
// The limits as they come: other tests raise them.
const server = await startServer({
  env: { DATA_DIR: folder.path, BUSY_REQUESTS: '', RENDERS_PER_VISITOR: '', ...trustsVisitors },
})
closing.defer(async () => void (await server.stop()))
const { send, close } = createPlainSender(server.port)
closing.defer(async () => close())

const host = `Host: localhost:${server.port}`
/** What it begins with, and what it sends every two seconds. */
const openings: Readonly<Record<Kind, { readonly start: string; readonly drip: string }>> = {
  'slow headers': { start: `GET / HTTP/1.1\r\n${host}\r\n`, drip: 'X-Drip: x\r\n' },
  'slow bodies': {
    start: `POST /api/cart/lines HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n`,
    drip: 'x',
  },
  // Asks again and again for a large page, and reads nothing.
  'slow readers': { start: `GET /products HTTP/1.1\r\n${host}\r\n\r\n`.repeat(30), drip: '' },
}

let isOver = false

/** Opens anew whenever it is cut off, and counts how long it was let stay. */
const dawdle = async (kind: Kind, seen: Seen): Promise<void> => {
  const { start, drip } = openings[kind]
  while (!isOver) {
    const since = performance.now()
    const socket: Socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    if (kind === 'slow readers') socket.pause()
    else socket.resume()
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.write(start)
    seen.open += 1
    const dripping = setInterval(() => (socket.destroyed || drip === '' ? undefined : socket.write(drip)), dripMs)
    // A socket that nobody reads does not hear of its end: it looks whether the other side has gone.
    const probing = setInterval(
      () => (kind === 'slow readers' && !socket.destroyed ? socket.write(' ') : undefined),
      1_000,
    )
    await Promise.race([ended, sleep(seconds * 1_000 + cutWithinMs)])
    clearInterval(dripping)
    clearInterval(probing)
    socket.destroy()
    if (!isOver) seen.openMs.push(performance.now() - since)
    await sleep(100)
  }
}

const read = async () => {
  const times: number[] = []
  const faults: string[] = []
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; await sleep(50))
    for (const path of ['/', '/products', '/api/market']) {
      const response = await send({ path, headers: { 'X-Forwarded-For': newIp() } }).catch((error) => ({
        ...{ status: 0, ms: 0, error },
      }))
      times.push(response.ms)
      if (response.status !== 200) faults.push(`${path}: ${response.status}`)
    }
  return { times, faults }
}

for (const path of ['/', '/products', '/api/market']) await send({ path })
const crowd = Object.entries(crowds).map(([name, size]) => {
  const seen: Seen = { openMs: [], open: 0 }
  const kind = name as Kind
  return { kind, size, seen, all: Array.from({ length: size }, () => dawdle(kind, seen)) }
})
const { times, faults } = await read()
isOver = true
for (const { kind, size, seen } of crowd) {
  const longest = percentile(seen.openMs, 1)
  thresholds.hold(
    `${size} connections with ${kind}: cut within ${cutWithinMs / 1_000} s`,
    `${seen.openMs.length} cut, the longest after ${(longest / 1_000).toFixed(1)} s`,
    seen.openMs.length > 0 && longest <= cutWithinMs + 1_000,
  )
}
const p95 = percentile(times, 0.95)
thresholds.hold(`meanwhile ordinary p95 within ${withinMs} ms`, `${inMs(p95)} of ${times.length}`, p95 <= withinMs)
thresholds.none('ordinary requests that failed', faults)
thresholds.conclude()
// Connections that were not cut are still there, and nobody waits for them.
setTimeout(() => process.exit(), 20_000).unref()
