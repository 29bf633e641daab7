import { fork } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createTestDatabase } from '@dvaput/database/test-database'
import { checkInvariants } from '../support/check-invariants.ts'
import { copyCheckout, createWalk, type Reach } from '../support/checkout-walk.ts'
import { openPlatformAt } from '../support/platform-at.ts'
import { addGoods } from '../support/platform-goods.ts'

/**
 * T1: 2,000 buyers with carts of their own press "order" at once for 500 units of one variant, over HTTP, at two
 * server processes on one database with fsync. Run it alone: `node tests/proof/checkout-rush.ts [buyers] [units]`.
 */

const origin = 'http://main.localhost:3000'

const serve = async (url: string) => {
  const { platform } = await openPlatformAt({ url, dataDir: '.', log: console })
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = incoming.method === 'POST' ? { body: Buffer.concat(chunks) } : {}
    const { method = 'GET', headers } = incoming
    const asked = new Request(`${origin}${incoming.url}`, {
      method,
      headers: headers as Record<string, string>,
      ...body,
    })
    const clientAddress = String(headers['x-forwarded-for'] ?? '127.0.0.1')
    const answer = await platform.fetch(asked, { shop: 'main', clientAddress })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
    process.send?.((server.address() as AddressInfo).port),
  )
}

const startProcess = async (url: string) => {
  const child = fork(import.meta.filename, ['--serve', url])
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))))
  return { port, stop: () => child.kill() }
}

/** Not `fetch`: two thousand at once shall each have a connection of their own. */
const reachAt = (port: number, clientAddress: string): Reach => {
  const agent = new Agent({ keepAlive: false })
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', body } = init
      const headers = { ...(init.headers as Record<string, string>), 'X-Forwarded-For': clientAddress }
      const sending = request({ agent, port, host: '127.0.0.1', path, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const { location = '' } = answer.headers
          const { statusCode: status = 0 } = answer
          resolve(new Response(Buffer.concat(chunks), { status, headers: location ? { location } : {} }))
        })
      })
      sending.on('error', reject)
      sending.end(body as string | undefined)
    })
}

const countBy = (values: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))

const drive = async (url: string, ports: readonly number[], buyers: number, units: number) => {
  const { platform, database, close } = await openPlatformAt({ url, dataDir: '.' })
  const { shop } = platform.shopOf('main')
  const { variantId } = await addGoods(database, shop.id, { stock: units })
  // Each buyer from a place of their own, as in life: what one client may take is limited.
  const walkOf = (buyer: number) => {
    const port = ports[buyer % ports.length]
    if (port === undefined) throw new Error('no server process')
    return createWalk(reachAt(port, `10.0.${buyer >> 8}.${buyer & 255}`), origin)
  }
  const walk = walkOf(0)
  const asked = await platform.fetch(
    new Request(`${origin}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'dvaput-public' },
      body: JSON.stringify({
        query:
          'mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }',
        variables: { id: `gid://shopify/ProductVariant/${variantId}` },
      }),
    }),
    { shop: 'main', clientAddress: '127.0.0.1' },
  )
  const { data } = (await asked.json()) as { data: { cartCreate: { cart: { checkoutUrl: string } } } }
  const first = await walk.open(data.cartCreate.cart.checkoutUrl)
  await walk.fillIn(first)
  await database.pool.query('DELETE FROM platform.stock_holds')
  await database.pool.query('UPDATE platform.stock SET reserved = 0')
  const waiting = await copyCheckout(database, first, buyers)

  const from = performance.now()
  const answers = await Promise.all(
    waiting.map(({ token, shown }, buyer) =>
      walkOf(buyer)
        .place(token, shown)
        .then(({ status }) => status),
    ),
  )
  const seconds = (performance.now() - from) / 1_000
  const counts = countBy(answers)
  const broken = await checkInvariants(database)
  await close()
  console.log(
    `${buyers} buyers, ${units} units: ${JSON.stringify(counts)} in ${seconds.toFixed(1)} s; broken: ${broken.length}`,
  )
  const held = counts[303] === units && counts[409] === buyers - units && broken.length === 0 && seconds <= 30
  if (!held) throw new Error(`the bar is not held: ${broken.join('; ')}`)
}

const prove = async (buyers: number, units: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
  await chmod(folder, 0o755)
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  const { url } = await createTestDatabase(postgres.url)
  const servers = [await startProcess(url), await startProcess(url)]
  try {
    await drive(
      url,
      servers.map(({ port }) => port),
      buyers,
      units,
    )
  } finally {
    for (const server of servers) server.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const [mode, url] = process.argv.slice(2)
if (mode === '--serve') await serve(url ?? '')
else await prove(Number(mode ?? 2_000), Number(url ?? 500))
