import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from '@dvaput/database/database-url'
import { migrate } from '@dvaput/database/migrate'
import { openDatabase } from '@dvaput/database/open-database'
import { createPlatform } from '@dvaput/platform/platform'
import { defaultShops, demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import pg from 'pg'
import { testSealing } from '../../tests/support/people/test-sealing.ts'
import { fillShop } from './fill-shop.ts'

const origin = 'http://main.localhost:3000'
const silence = () => undefined
const quietLog = { info: silence, warn: silence, error: silence }

/** A platform on a database that is there already; nothing is sent and no job runs. */
export const openShopAt = async (url: string, products: number) => {
  const database = openDatabase({ url, applicationName: 'bench', queryTimeoutMs: 0, log: quietLog })
  const dataDir = mkdtempSync(join(tmpdir(), 'dvaput-bench-'))
  const platform = await createPlatform({
    database,
    jobs: { define: (definition) => definition, enqueue: async () => 'queued' },
    mail: { queue: async () => 'queued' },
    limiter: { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) },
    sealing: testSealing,
    log: quietLog,
    dataDir,
    shops: defaultShops,
  })

  let sent = 0
  /** Each time another client: no rate limit is reached. */
  const reach = (path: string, init: RequestInit = {}): Promise<Response> => {
    sent += 1
    const clientIp = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    return platform.fetch(new Request(origin + path, init), { shop: 'main', clientIp })
  }

  return {
    products,
    url,
    shopId: platform.shopOf('main').shop.id,
    pool: database.pool,
    origin,
    reach,
    async query(query: string, variables: Record<string, unknown> = {}) {
      const response = await reach('/api/2025-04/graphql.json', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': demoPublicToken },
        body: JSON.stringify({ query, variables }),
      })
      // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
      const result = (await response.json()) as { data?: any; errors?: unknown }
      if (result.errors) throw new Error(`the platform refused: ${JSON.stringify(result.errors)}`)
      return result.data
    },
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type BenchShop = Awaited<ReturnType<typeof openShopAt>>

/** On a database of its own, filled. */
export const openBenchShop = async (serverUrl: string, products: number) => {
  const name = `bench_${products}`
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  await server.end()
  const url = withDatabase(serverUrl, name)
  await migrate(url)
  const shop = await openShopAt(url, products)
  const start = performance.now()
  await fillShop(shop.pool, { shopId: shop.shopId, products })
  return { ...shop, filledInSeconds: (performance.now() - start) / 1_000 }
}
