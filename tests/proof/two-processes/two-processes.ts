import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createTestDatabase } from '@dvaput/database/test-database'
import { createWalk, type Reach, type Walk } from '../../support/checkout-walk.ts'
import { openPlatformAt } from '../../support/platform-at.ts'
import { addProduct } from '../../support/platform-product.ts'
import { origin } from './origin.ts'

/** Not `fetch`: thousands at once shall each have a connection of their own. */
const reachAt = (port: number, clientIp: string): Reach => {
  const agent = new Agent({ keepAlive: false })
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', body } = init
      const headers = { ...(init.headers as Record<string, string>), 'X-Forwarded-For': clientIp }
      const sending = request({ agent, port, host: '127.0.0.1', path, method, headers }, async (response) => {
        const { location = '' } = response.headers
        const { statusCode: status = 0 } = response
        resolve(new Response(await buffer(response), { status, headers: location ? { location } : {} }))
      })
      sending.on('error', reject)
      sending.end(body as string | undefined)
    })
}

const startProcess = async (url: string) => {
  const child = fork(fileURLToPath(import.meta.resolve('./serve-platform.ts')), [url])
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

const sweepAt = async (child: ChildProcess) => {
  const swept = once(child, 'message')
  child.send('sweep')
  await swept
}

type Opened = Awaited<ReturnType<typeof openPlatformAt>>

/** A checkout of these products that has reached its payment step, made by the driver's own platform. */
const createReady =
  ({ platform, database }: Opened, walk: Walk) =>
  async (stock: number) => {
    const { variantId } = await addProduct(database, platform.shopOf('main').shop.id, { stock })
    const created = await platform.fetch(
      new Request(`${origin}/api/2025-04/graphql.json`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'dvaput-public' },
        body: JSON.stringify({
          query:
            'mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }',
          variables: { id: `gid://shopify/ProductVariant/${variantId}` },
        }),
      }),
      { shop: 'main', clientIp: '127.0.0.1' },
    )
    const { data } = (await created.json()) as { data: { cartCreate: { cart: { checkoutUrl: string } } } }
    const { checkoutUrl } = data.cartCreate.cart
    const token = await walk.open(checkoutUrl)
    const { text } = await walk.fillIn(token)
    return { variantId, checkoutUrl, token, shown: walk.hidden(text, 'shown') }
  }

/** Two server processes on one database with fsync, and a third platform here that prepares and looks. */
export const withTwoProcesses = async (prove: (proof: Proof) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(folder, 0o755)
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  const { url } = await createTestDatabase(postgres.url)
  const servers = [await startProcess(url), await startProcess(url)]
  const opened = await openPlatformAt({ url, dataDir: folder })
  try {
    await prove(createProof(opened, servers))
  } finally {
    await opened.close()
    for (const { child } of servers) child.kill()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const createProof = (opened: Opened, servers: readonly Awaited<ReturnType<typeof startProcess>>[]) => {
  /** Each buyer from a place of their own, as in life: what one client may take is limited. */
  const walkOf = (buyer: number): Walk => {
    const server = servers[buyer % servers.length]
    if (!server) throw new Error('no server process')
    return createWalk(reachAt(server.port, `10.0.${buyer >> 8}.${buyer & 255}`), origin)
  }
  return {
    database: opened.database,
    walkOf,
    ready: createReady(opened, walkOf(0)),
    /** What the server's own clock would start every minute, in both. */
    sweep: async () => void (await Promise.all(servers.map(({ child }) => sweepAt(child)))),
  }
}

export type Proof = ReturnType<typeof createProof>
