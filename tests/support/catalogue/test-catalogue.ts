import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createCatalogue } from '@dvaput/backend/catalogue/catalogue'
import { createLiveProducts } from '@dvaput/backend/catalogue/live-products'
import { createReplicaState } from '@dvaput/backend/catalogue/replica/replica-state'
import { createFullSync } from '@dvaput/backend/catalogue-sync/full-sync'
import { createRefreshCatalogue, type RefreshCatalogue } from '@dvaput/backend/catalogue-sync/refresh-catalogue'
import { createIds } from '@dvaput/backend/clock/ids'
import type { ConnectedShops } from '@dvaput/backend/connected-shop'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { createReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { createStorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import { createStorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import type { ProductInput } from '@dvaput/platform/catalogue/product-input'
import { afterAll, beforeAll } from 'vitest'
import { useTestPlatform } from '../platform/test-platform.ts'
import { createMisbehavingShop, type MisbehavingShop } from '../servers/misbehaving-shop.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type Seen = { readonly query: string; readonly outcome: string; readonly source: string }
type Timeouts = NonNullable<Parameters<typeof createCatalogue>[0]['timeoutsMs']>

/** So that no source times out on a busy machine. */
export const patient: Timeouts = { detail: 60_000, products: 60_000, search: 60_000, live: 60_000 }

type Opened = {
  readonly catalogue: ReturnType<typeof createCatalogue>
  readonly createWith: (timeoutsMs: Timeouts | undefined) => ReturnType<typeof createCatalogue>
  /** The pool of the synced catalogue: closing it makes the catalogue unavailable, and leaves the shop. */
  readonly database: Database
  readonly sync: RefreshCatalogue & { readonly fullSync: ReturnType<typeof createFullSync> }
  readonly synced: ConnectedShops<'reader' | 'source' | 'subscribe'>
  readonly shops: Readonly<Record<ShopHandle, MisbehavingShop>>
}

const picture = { pictureKey: 'demo/x', altText: 'Sprijeda', width: 10, height: 10 }

/** A product that is fit to be listed, unless the facts say otherwise. */
export const productInput = (
  title: string,
  { price = 10_000, stock = 2, ...facts }: ProductFacts = {},
): ProductInput => ({
  title,
  productType: 'Laptop',
  vendor: 'Lenovo',
  images: [picture],
  createdAt: new Date('2026-01-01T00:00:00Z'),
  variants: [{ price, openingStock: stock, sku: `SKU-${title}` }],
  ...facts,
})
type ProductFacts = Partial<ProductInput> & { readonly price?: number; readonly stock?: number }

/** The catalogue over two synced shops, which are reached over real sockets and may fail. */
export const useTestCatalogue = (options: Parameters<typeof useTestPlatform>[0] = {}) => {
  const platform = useTestPlatform(options)
  const seen: Seen[] = []
  // A little ahead, so that what is published during the test is published.
  let clock = Date.now() + 60_000
  let opened: Opened | undefined
  const get = () => {
    if (!opened) throw new Error('the test catalogue exists from beforeAll to afterAll only')
    return opened
  }
  const shopOf = (shop: ShopHandle) => platform.platform.shopOf(shop)
  const closing = new AsyncDisposableStack()

  beforeAll(async () => {
    const openShop = async (shop: ShopHandle) => {
      const server = await createMisbehavingShop((request) =>
        platform.platform.fetch(request, { shop, origin: '', clientIp: '127.0.0.1' }),
      )
      closing.defer(server.close)
      const client = createStorefrontClient({
        origin: server.origin,
        privateToken: shopOf(shop).tokens.private,
        fetch: (request) => fetch(request),
      })
      return { server, client }
    }
    const [main, retail] = await Promise.all([openShop('main'), openShop('retail')])
    const clients = { main: main.client, retail: retail.client }
    const database = openDatabase({ url: platform.databaseUrl, applicationName: 'catalogue test', log })
    closing.defer(database.close)
    const bus = createInvalidationBus({ url: platform.databaseUrl, log })
    await bus.start()
    closing.defer(bus.close)
    const synced = (shop: ShopHandle) => ({
      reader: createCatalogueReader({ client: clients[shop], language: shop === 'main' ? 'bcs' : 'es' }),
      source: shop,
      subscribe: async () => undefined,
    })
    const infrastructure = { database: platform.database, bus, ids: createIds(), log }
    const shops = { main: synced('main'), retail: synced('retail') }
    const refresh = createRefreshCatalogue({ ...infrastructure, shops })
    const sync = { ...refresh, fullSync: createFullSync({ infrastructure, shops, refresh }) }
    const live = createLiveProducts({
      read: { main: createReadLiveProducts(main.client), retail: createReadLiveProducts(retail.client) },
      onDifference: silence,
      now: () => clock,
    })
    const storefronts = {
      main: createStorefrontCatalogue(main.client),
      retail: createStorefrontCatalogue(retail.client),
    }
    const createWith = (timeoutsMs: Timeouts | undefined) => {
      const catalogue = createCatalogue({
        database,
        state: createReplicaState({ database, sourceOf: (shop) => shop }),
        live,
        storefronts,
        observe: ({ query, outcome, source }) => void seen.push({ query, outcome, source }),
        ...(timeoutsMs && { timeoutsMs }),
        now: () => clock,
      })
      bus.subscribe((changed) => {
        live.drop(changed)
        catalogue.drop(changed)
      })
      return catalogue
    }
    const catalogue = createWith(patient)
    opened = {
      catalogue,
      createWith,
      database,
      sync,
      synced: shops,
      shops: { main: main.server, retail: retail.server },
    }
  })
  afterAll(() => closing.disposeAsync())

  return {
    platform,
    seen,
    get catalogue() {
      return get().catalogue
    },
    /** Another one over the same shops; without timeouts it has those of the specification. */
    createWith: (timeoutsMs?: Timeouts) => get().createWith(timeoutsMs),
    get database() {
      return get().database
    },
    get sync() {
      return get().sync
    },
    get synced() {
      return get().synced
    },
    get shops() {
      return get().shops
    },
    passTime(milliseconds: number) {
      clock += milliseconds
    },
    /** Inserts them into a shop and returns their ids. */
    async addProducts(shop: ShopHandle, inputs: readonly ProductInput[]): Promise<number[]> {
      const rows = await platform.database.inTransaction((tx) => insertProducts(tx, shopOf(shop).shop, inputs))
      return rows.map(({ id }) => id)
    },
    async addCollection(shop: ShopHandle, collection: { title: string; handle?: string; productIds: number[] }) {
      await platform.database.inTransaction((tx) =>
        platform.platform.parts.catalogue.saveCollection(tx, shopOf(shop).shop, collection),
      )
    },
    async syncAll() {
      for (const shop of shopHandles) await get().sync.fullSync(shop)
    },
    /** What the fallback chains did since the last call. */
    takeSeen: () => seen.splice(0).map(({ query, outcome, source }) => `${query} ${source} ${outcome}`),
  }
}
