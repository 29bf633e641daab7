import { createTestDatabase } from '@dvaput/database/test-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { shopFetch } from '../../support/requests/shop-fetch.ts'
import { createDataFolder } from '../../support/servers/data-folder.ts'
import { findFreePort } from '../../support/servers/free-port.ts'
import { createMisbehavingShop, type MisbehavingShop } from '../../support/servers/misbehaving-shop.ts'
import { startServer } from '../../support/servers/running-server.ts'
import { waitForCatalogueSync } from '../../support/servers/wait-for-catalogue-sync.ts'
import { expect, test as shopTest } from './shop-test.ts'

type Faulty = {
  readonly url: string
  readonly output: () => string
  readonly shops: Readonly<Record<ShopHandle, MisbehavingShop>>
  readonly waitForReplica: (shop: ShopHandle) => Promise<void>
  /** Some product, as the shop itself knows it. */
  readonly findProduct: (shop: ShopHandle) => Promise<{ readonly handle: string; readonly title: string }>
}

const shopEndpointOf = (shop: ShopHandle) => `http://${shop}.localhost:${new URL(process.env.E2E_BASE_URL ?? '').port}`

const postToShop = (shop: ShopHandle, path: string, body: string) =>
  shopFetch(`${shopEndpointOf(shop)}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': demoPublicToken },
    body,
  })

/** In front of the shop of all browser tests, with the picture URLs under its own origin. */
const openShop = async (shop: ShopHandle): Promise<MisbehavingShop> => {
  const opened = await createMisbehavingShop(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'GET') return shopFetch(`${shopEndpointOf(shop)}${pathname}${search}`)
    const response = await postToShop(shop, pathname, await request.text())
    return new Response((await response.text()).replaceAll(shopEndpointOf(shop), opened.origin), response)
  })
  return opened
}

const findProduct: Faulty['findProduct'] = async (shop) => {
  const query = '{ products(first: 1, query: "available_for_sale:true", sortKey: PRICE) { nodes { handle title } } }'
  const response = await postToShop(shop, '/api/2025-04/graphql.json', JSON.stringify({ query }))
  const { data } = (await response.json()) as { data: { products: { nodes: [{ handle: string; title: string }] } } }
  return data.products.nodes[0]
}

/** Nothing of the demo: two hosted shops, as somebody would sell from them. */
const settingsOf = async ({ main, retail }: Faulty['shops']) => {
  const port = await findFreePort()
  return {
    PORT: String(port),
    DEMO: 'off',
    STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
    APP_SECRET: 'the secret of a shop that is faulty',
    SMTP_URL: 'smtp://127.0.0.1:9',
    BA_ORIGIN: `http://localhost:${port}`,
    CL_ORIGIN: `http://cl.localhost:${port}`,
    MAIN_ORIGIN: `http://main.localhost:${port}`,
    RETAIL_ORIGIN: `http://retail.localhost:${port}`,
    MAIN_SHOP_URL: main.origin,
    MAIN_SHOP_TOKEN: 'private-token',
    RETAIL_SHOP_URL: retail.origin,
    RETAIL_SHOP_TOKEN: 'private-token',
  }
}

/** A server of its own, with shops that can be made to fail: Bosnia's works until then, Chile's has never responded. */
export const test = shopTest.extend<object, { readonly faulty: Faulty }>({
  faulty: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      await using closing = new AsyncDisposableStack()
      const [main, retail] = await Promise.all([openShop('main'), openShop('retail')])
      for (const shop of [main, retail]) closing.defer(shop.close)
      retail.behave('drops')
      const folder = await createDataFolder()
      closing.defer(folder.remove)
      const { DATABASE_URL } = process.env
      const database = DATABASE_URL ? await createTestDatabase(DATABASE_URL) : undefined
      closing.defer(async () => database?.drop())
      const server = await startServer({
        env: {
          ...(await settingsOf({ main, retail })),
          DATA_DIR: folder.path,
          ...(database && { DATABASE_URL: database.url }),
        },
      })
      closing.defer(async () => void (await server.stop()))
      await use({
        url: server.url,
        output: server.output,
        shops: { main, retail },
        waitForReplica: (shop) => waitForCatalogueSync(server, [shop]),
        findProduct,
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ faulty }, use, testInfo) => {
    await use(faulty.url)
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('server', { body: faulty.output() })
  },
})

export { expect }
