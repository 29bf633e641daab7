import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type PeerCertificate } from 'node:tls'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { type RunningServer, startRefusedServer, startServer } from '../support/servers/running-server.ts'

const database = useTestDatabase({ demo: true })
const ports = { main: 0, retail: 0 }
const folders: { path: string; remove(): Promise<void> }[] = []
let server: RunningServer

const settings = async () => {
  const folder = await createDataFolder()
  folders.push(folder)
  return { DATA_DIR: folder.path, DATABASE_URL: database.url }
}

beforeAll(async () => {
  ports.main = await findFreePort()
  ports.retail = await findFreePort()
  server = await startServer({
    env: { ...(await settings()), MAIN_PORT: String(ports.main), RETAIL_PORT: String(ports.retail) },
  })
})
afterAll(async () => {
  await server.stop()
  for (const folder of folders) await folder.remove()
})

const shopQuery = '{ shop { name } }'
const queryShop = async (origin: string, headers: Record<string, string> = {}) => {
  const response = await shopFetch(`${origin}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': demoPublicToken, ...headers },
    body: JSON.stringify({ query: shopQuery }),
  })
  return (await response.json()) as { data?: { shop: { name: string } } }
}

const peerOf = async (port: number): Promise<PeerCertificate> => {
  const socket = connect({ host: '127.0.0.1', port, servername: 'main.localhost', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const certificate = socket.getPeerCertificate()
  socket.destroy()
  return certificate
}

describe('the shop endpoints of the platform', () => {
  it.each([
    ['by name', () => [`http://main.localhost:${server.port}`, `http://retail.localhost:${server.port}`]],
    ['on their own ports', () => [`http://localhost:${ports.main}`, `http://localhost:${ports.retail}`]],
    [
      'over TLS on the same ports',
      () => [`https://localhost:${ports.main}`, `https://retail.localhost:${ports.retail}`],
    ],
  ])('lead to two shops %s', async (_, origins) => {
    const [main = '', retail = ''] = origins()
    expect((await queryShop(main)).data?.shop.name).toBe('Dvaput')
    expect((await queryShop(retail)).data?.shop.name).toBe('Dvaput Chile')
  })

  it('open to the official client, which insists on https', async () => {
    const client = createStorefrontApiClient({
      storeDomain: `http://localhost:${ports.main}`,
      apiVersion: '2025-04',
      publicAccessToken: demoPublicToken,
      customFetchApi: shopFetch as typeof fetch,
      // It warns of every version older than its own.
      logger: () => undefined,
    })
    expect(client.config.apiUrl).toBe(`https://localhost:${ports.main}/api/2025-04/graphql.json`)
    const { data, errors } = await client.request(shopQuery)
    expect(errors).toBeUndefined()
    expect(data).toEqual({ shop: { name: 'Dvaput' } })
  })

  it('leave the shop itself where it was', async () => {
    const response = await shopFetch(`http://localhost:${server.port}/api/2025-04/graphql.json`, { method: 'POST' })
    expect(response.headers.has('X-Shopify-API-Version')).toBe(false)
  })

  it('carry the number of the request and tell nobody what they run on', async () => {
    const response = await shopFetch(`https://localhost:${ports.main}/api/2025-04/graphql.json`, {
      method: 'POST',
      body: JSON.stringify({ query: shopQuery }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('X-Shopify-API-Version')).toBe('2025-04')
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('route="/platform/api"')
  })

  it('show one certificate, in every process and after a restart', async () => {
    const before = await peerOf(ports.main)
    expect(before.subjectaltname).toContain('DNS:retail.localhost')
    const second = await findFreePort()
    const other = await startServer({ env: { ...(await settings()), MAIN_PORT: String(second) } })
    const beside = await peerOf(second)
    await other.stop()
    expect(beside.fingerprint256).toBe(before.fingerprint256)
  })

  it('can be trusted by the certificate in the data folder', async () => {
    const ca = readFileSync(join(folders[0]?.path ?? '', 'platform-certificate.pem'))
    const socket = connect({ host: '127.0.0.1', port: ports.main, servername: 'main.localhost', ca })
    await once(socket, 'secureConnect')
    expect(socket.authorized).toBe(true)
    socket.destroy()
  })

  it('leave what was made at first start where its owner alone finds it', async () => {
    const file = join(folders[0]?.path ?? '', 'platform-secrets.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { retail } = JSON.parse(await readFile(file, 'utf8')) as { retail: { adminToken: string } }
    const response = await shopFetch(`http://localhost:${ports.retail}/admin/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': retail.adminToken },
      body: JSON.stringify({ query: shopQuery }),
    })
    expect(((await response.json()) as { data: unknown }).data).toEqual({ shop: { name: 'Dvaput Chile' } })
  })

  it('are refused on a taken port, with the name of the setting', async () => {
    const { code, output } = await startRefusedServer({
      env: { ...(await settings()), RETAIL_PORT: String(ports.main) },
    })
    expect(output).toContain(
      `Port ${ports.main} is taken: Dvaput is already running there. Stop it first, or set RETAIL_PORT to another number.`,
    )
    expect(code).toBe(1)
  })
})
