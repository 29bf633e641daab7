import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { forgetHighestMemory, readMemory } from '../support/proofs/process-stats.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T31: requests that are too large in every way that HTTP knows, over raw sockets.
 * `node tests/proof/oversized-requests.ts [times]`
 */

const [times = 10] = process.argv.slice(2).map(Number)
const megabyte = 1024 * 1024
const withinMs = 100
const maxGrownMb = 30
const thresholds = createThresholds()

type Oversized = {
  readonly head: readonly string[]
  readonly body?: readonly (string | Buffer)[]
  readonly host?: string
}

const json = 'Content-Type: application/json'
const form = 'Content-Type: application/x-www-form-urlencoded'
const own = 'Sec-Fetch-Site: same-origin'
const long = Buffer.alloc(megabyte, 'x')
const pieces = Array.from({ length: 10 }, () => long)
const length = (bytes: number) => `Content-Length: ${bytes}`
const post = (path: string, ...headers: string[]) => [`POST ${path} HTTP/1.1`, own, ...headers]
const chunk = (data: Buffer) => [`${data.length.toString(16)}\r\n`, data, '\r\n']
const parts = Array.from({ length: 10_000 }, (_, part) =>
  ['--x', `Content-Disposition: form-data; name="part${part}"`, '', 'value', ''].join('\r\n'),
).join('')
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
const bomb = gzipSync(Buffer.alloc(50 * megabyte))
const graphql = '/api/2025-04/graphql.json'

const oversized: Readonly<Record<string, Oversized>> = {
  'a body of 10 MB to the API': { head: post('/api/cart/lines', json, length(10 * megabyte)), body: pieces },
  'a body of 10 MB to a page': { head: post('/login', form, length(10 * megabyte)), body: pieces },
  'a body of 10 MB to GraphQL': {
    head: post(graphql, json, length(10 * megabyte)),
    body: pieces,
    host: 'main.localhost',
  },
  'a chunked body of 10 MB': {
    head: post('/api/cart/lines', json, 'Transfer-Encoding: chunked'),
    body: [...pieces.flatMap(chunk), '0\r\n\r\n'],
  },
  'a header of 64 KB': { head: ['GET / HTTP/1.1', `X-Long: ${'x'.repeat(64 * 1024)}`] },
  '5,000 headers': { head: ['GET / HTTP/1.1', ...Array.from({ length: 5_000 }, (_, header) => `X-${header}: x`)] },
  'a path of 64 KB': { head: [`GET /${'x'.repeat(64 * 1024)} HTTP/1.1`] },
  'a body both chunked and counted': {
    head: post('/api/cart/lines', json, length(5), 'Transfer-Encoding: chunked'),
    body: ['0\r\n\r\n'],
  },
  'a gzip bomb': {
    head: post('/api/cart/lines', json, 'Content-Encoding: gzip', length(bomb.length)),
    body: [bomb],
  },
  'a form of 10,000 parts': {
    head: post('/login', 'Content-Type: multipart/form-data; boundary=x', length(parts.length + 5)),
    body: [parts, '--x--'],
  },
  'JSON 10,000 levels deep': { head: post('/api/cart/lines', json, length(deep.length)), body: [deep] },
  'a GraphQL body 10,000 levels deep': {
    head: post(graphql, json, `X-Shopify-Storefront-Access-Token: ${demoPublicToken}`, length(deep.length)),
    body: [deep],
    host: 'main.localhost',
  },
}

/** The status of the response, once its first bytes are here; a server may respond before it has read everything. */
const send = async (port: number, { head, body = [], host = 'localhost' }: Oversized) => {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(20_000, () => socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const since = performance.now()
  // A server that refuses closes the connection while this end still writes: that is no error.
  const ended = new Promise<Buffer>((resolve) => {
    socket.once('data', resolve)
    socket.once('close', () => resolve(Buffer.alloc(0)))
  })
  socket.write([...head, `Host: ${host}:${port}`, 'Connection: close', '', ''].join('\r\n'))
  for (const each of body) if (!socket.destroyed) socket.write(each)
  const first = await ended
  const ms = performance.now() - since
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(first.toString('latin1'))?.[1] ?? 0), ms }
}

await withAttackedStore(async ({ server }) => {
  for (const each of Object.values(oversized)) await send(server.port, each)
  for (const [name, each] of Object.entries(oversized)) {
    const sent = []
    for (let count = 0; count < times; count += 1) sent.push(await send(server.port, each))
    const statuses = [...new Set(sent.map(({ status }) => status))]
    const median = percentile(
      sent.map(({ ms }) => ms),
      0.5,
    )
    thresholds.hold(
      `${name}: 400, 413, 415 or 431 within ${withinMs} ms`,
      `${statuses.join(', ')}, median ${inMs(median)}`,
      statuses.every((status) => [400, 413, 415, 431].includes(status)) && median <= withinMs,
    )
  }
  await sleep(2_000)
  const before = readMemory(server.pid).nowMb
  forgetHighestMemory(server.pid)
  await Promise.all(Object.values(oversized).map((each) => send(server.port, each)))
  const grownMb = readMemory(server.pid).highestMb - before
  thresholds.hold(
    `all of them at once take at most ${maxGrownMb} MB of memory`,
    `${grownMb.toFixed(1)} MB`,
    grownMb <= maxGrownMb,
  )
  const { status } = await fetch(`${server.url}/health/ready`).catch(() => ({ status: 0 }))
  thresholds.hold('the process lives and is ready', status, status === 200)
})

thresholds.conclude()
