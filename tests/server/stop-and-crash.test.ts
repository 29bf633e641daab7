import { createTestDatabase } from '@dvaput/database/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { postgresOf, processToEnd } from '../support/databases/postgres-of.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import {
  type RunningServer,
  startRefusedServer,
  startServer,
  startTwoServers,
} from '../support/servers/running-server.ts'
import { waitForCatalogueSync } from '../support/servers/wait-for-catalogue-sync.ts'

/** Without the demo: filling a shop takes longer than any of these tests. */
const emptyShop = {
  DEMO: 'off',
  STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
  APP_SECRET: 'the secret of a shop that is killed',
  SMTP_URL: 'smtp://127.0.0.1:9',
  BA_ORIGIN: 'http://localhost',
  CL_ORIGIN: 'http://cl.localhost',
  MAIN_ORIGIN: 'http://main.localhost',
  RETAIL_ORIGIN: 'http://retail.localhost',
}
let dataDir = ''
let env: Readonly<Record<string, string>> = {}
let removeFolder = async () => {}
beforeAll(async () => {
  const folder = await createDataFolder()
  dataDir = folder.path
  removeFolder = folder.remove
  env = { ...emptyShop, DATA_DIR: dataDir }
})
afterAll(() => removeFolder())

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Commits row after row until the connection breaks; returns the last number that was acknowledged. */
const writeUntilCut = async (client: pg.Client, onRow: (row: number) => void) => {
  for (let row = 1; ; row += 1) {
    try {
      await client.query('INSERT INTO written (row) VALUES ($1)', [row])
    } catch {
      return row - 1
    }
    onRow(row)
  }
}

const expectEnd = async (server: RunningServer, signal: 'SIGINT' | 'SIGTERM') => {
  const postgres = postgresOf(dataDir)
  expect(await server.stop(signal)).toBe(0)
  await processToEnd(postgres.pid)
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow()
}

describe('a running server', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env })
  })
  afterAll(async () => {
    await server.stop()
  })

  test('keeps its port: a second start says that it is running', async () => {
    const folder = await createDataFolder()
    onTestFinished(folder.remove)
    const { code, output } = await startRefusedServer({
      env: { ...env, DATA_DIR: folder.path, PORT: String(server.port) },
    })
    expect(output).toContain(`Port ${server.port} is taken: Dvaput is already running there`)
    expect(code).toBe(1)
  })

  test('keeps its data folder: a second start there is refused, and the first goes on', async () => {
    const { code, output } = await startRefusedServer({ env })
    expect(output).toContain(`the data folder ${dataDir} is in use by process ${server.pid}`)
    expect(code).toBe(1)
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  })

  test('ends with its database at SIGINT', () => expectEnd(server, 'SIGINT'))
})

test('after kill -9 of the server, and of its database too, the next start has every committed row, and SIGTERM ends both', async () => {
  let server = await startServer({ env })
  for (const alsoPostgres of [false, true]) {
    const postgres = postgresOf(dataDir)
    const writer = await connect(postgres.url)
    await writer.query('DROP TABLE IF EXISTS written')
    await writer.query('CREATE TABLE written (row integer PRIMARY KEY)')
    const { promise: underWay, resolve: isUnderWay } = Promise.withResolvers<void>()
    const committed = writeUntilCut(writer, (row) => row === 100 && isUnderWay())
    await underWay
    await server.kill()
    if (alsoPostgres) process.kill(postgres.pid, 'SIGKILL')

    server = await startServer({ env })
    const lastCommitted = await committed
    const reader = await connect(postgresOf(dataDir).url)
    const { rows } = await reader.query('SELECT count(*)::int AS rows FROM written WHERE row <= $1', [lastCommitted])
    await reader.end()
    expect(rows).toEqual([{ rows: lastCommitted }])
  }
  await expectEnd(server, 'SIGTERM')
})

test('two processes start on one empty database at the same moment, and show a change of price at once', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(database.drop)
  const client = await connect(database.url)
  await client.query('DROP SCHEMA IF EXISTS backend, platform, drizzle CASCADE')
  await client.end()
  const adminToken = 'admin-token-of-this-test-and-no-other'
  const { first, second, stop } = await startTwoServers({
    databaseUrl: database.url,
    env: { ADMIN_TOKEN: adminToken },
  })
  onTestFinished(stop)
  expect(first.port).not.toBe(second.port)
  for (const { url } of [first, second]) expect((await fetch(`${url}/health/ready`)).status).toBe(200)

  await waitForCatalogueSync(first)
  type Sold = { readonly id: string; readonly handle: string; readonly variantId: string; readonly price: number }
  const list = async ({ url }: RunningServer) =>
    ((await (await fetch(`${url}/api/products?limit=1`)).json()) as { products: Sold[] }).products
  const [product] = await list(second)
  expect(await list(first)).toMatchObject([{ id: product?.id, price: product?.price }])
  const response = await shopFetch(`http://main.localhost:${first.port}/admin/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': adminToken },
    body: JSON.stringify({
      query: `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
        productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { message } }
      }`,
      variables: { productId: product?.id, variants: [{ id: product?.variantId, price: '7654.32' }] },
    }),
  })
  expect(await response.json()).toMatchObject({ data: { productVariantsBulkUpdate: { userErrors: [] } } })
  // Either caches its response for five minutes: only an invalidation can change it.
  for (const server of [first, second])
    await expect.poll(() => list(server), { timeout: 30_000, interval: 250 }).toMatchObject([{ price: 7654.32 }])
})
