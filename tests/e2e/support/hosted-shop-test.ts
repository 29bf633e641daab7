import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase } from '@dvaput/database/test-database'
import { createDataFolder } from '../../support/servers/data-folder.ts'
import { findFreePort } from '../../support/servers/free-port.ts'
import { startServer } from '../../support/servers/running-server.ts'
import { expect, test as platformTest } from './platform-test.ts'

type Hosted = {
  readonly url: string
  /** Where its platform is: on another port, over HTTP. */
  readonly platform: string
  /** Whether the platform answers its own server at all; a browser reaches it past this. */
  readonly setDown: (isDown: boolean) => void
}

/** Stands between the server and its platform, and can be made to answer 503. */
const openGateway = async (port: number) => {
  let isDown = false
  const gateway = createServer((incoming, outgoing) => {
    if (isDown) return void outgoing.writeHead(503).end()
    const { method, url, headers } = incoming
    const passed = request(
      { port, method, path: url, headers: { ...headers, host: `localhost:${port}` } },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      },
    )
    // The platform starts after the gateway.
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return {
    origin: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    setDown: (next: boolean) => {
      isDown = next
    },
    async close() {
      gateway.closeAllConnections()
      gateway.close()
      await once(gateway, 'close')
    },
  }
}

/** A server whose settings name a hosted main shop: it speaks to its platform over HTTP, on another port. */
export const test = platformTest.extend<object, { readonly hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      await using closing = new AsyncDisposableStack()
      const port = await findFreePort()
      const gateway = await openGateway(port)
      closing.defer(gateway.close)
      const folder = await createDataFolder()
      closing.defer(folder.remove)
      const { DATABASE_URL } = process.env
      const database = DATABASE_URL ? await createTestDatabase(DATABASE_URL) : undefined
      closing.defer(async () => database?.drop())
      const [token, adminToken] = [randomUUID(), randomUUID()]
      const server = await startServer({
        env: {
          DATA_DIR: folder.path,
          ...(database && { DATABASE_URL: database.url }),
          MAIN_PORT: String(port),
          STOREFRONT_PRIVATE_TOKEN: token,
          ADMIN_TOKEN: adminToken,
          MAIN_SHOP_URL: gateway.origin,
          MAIN_SHOP_TOKEN: token,
          MAIN_SHOP_ADMIN_TOKEN: adminToken,
          TRUSTED_PROXIES: '127.0.0.1',
        },
      })
      closing.defer(async () => void (await server.stop()))
      await use({ url: server.url, platform: `http://localhost:${port}`, setDown: gateway.setDown })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hosted }, use) => {
    await use(hosted.url)
  },
})

export { expect }
